import FeatureSpec
import JSON
import JSONRPC
import SpecSource

extension LanguageServer {
  /// Places that Swift's language server names: in specs where they are in code generated from these, otherwise as they are.
  mutating func placesInSpecs(_ answer: JSONValue) -> [JSONValue] {
    let places = answer.list ?? (answer["uri"] == nil ? [] : [answer])
    var seen: Set<String> = []
    return places.compactMap { place in
      guard let uri = (place["uri"] ?? place["targetUri"])?.text,
        let range = place["range"] ?? place["targetSelectionRange"]
      else { return nil }
      let found = placeInSpec(uri, range) ?? placeInSwift(uri, range)
      return seen.insert(found.compact).inserted ? found : nil
    }
  }

  /// The project that a file lies in, and the file's path in there.
  private func projectPath(_ uri: String) -> (root: String, file: String)? {
    guard let absolute = path(ofFileURI: uri) else { return nil }
    let roots = projects.keys.filter { absolute.hasPrefix($0 + "/") }
    guard let root = roots.max(by: { $0.count < $1.count }) else { return nil }
    return (root, String(absolute.dropFirst(root.count + 1)))
  }

  /// A place in a file that was not generated from a spec, as the client counts.
  private func placeInSwift(_ uri: String, _ range: JSONValue) -> JSONValue {
    let range = projectPath(uri).map { forClient(range, ofFileAt: $0.file, in: $0.root) } ?? range
    return .object([("uri", .text(uri)), ("range", range)])
  }

  /// The place in a spec that a place in generated code comes from; nil for what was not generated from a spec.
  private mutating func placeInSpec(_ uri: String, _ range: JSONValue) -> JSONValue? {
    guard let (root, file) = projectPath(uri), let code = code(ofFileAt: file, in: root),
      let map = code.maps.first(where: { $0.path == file }),
      let offsets = try? range.offsets(in: map.file, .utf16),
      var found = code.specRange(of: offsets, in: map), let project = projects[root]
    else { return nil }
    if found.isEmpty {
      // Of a name Swift's language server tells only where it begins.
      let name = code.file.bytes[found.lowerBound...].prefix { $0.isNameByte }
      found = found.lowerBound..<found.lowerBound + name.count
    }
    return .object([
      ("uri", .text(project.uri(ofFileAt: code.file.path))),
      ("range", client.encoding.range(of: found, in: code.file)),
    ])
  }

  /// The code that a generated file is a part of.
  private mutating func code(ofFileAt path: String, in root: String) -> SpecCode? {
    guard let open = projects[root]?.code.open else { return nil }
    let spec =
      open.first { $0.value.maps.contains { $0.path == path } }?.key
      ?? projects[root]?.folder.spec(path)
    return spec.flatMap { code(ofSpecAt: $0, in: root) }
  }

  /// The code that a spec has become.
  mutating func code(ofSpecAt path: String, in root: String) -> SpecCode? {
    guard let file = projects[root]?.file(at: path) else { return nil }
    if projects[root]?.code.open[path] != nil { return projects[root]?.code.code(of: file) }
    projects[root]?.check()
    guard let project = projects[root], let checked = project.project,
      !project.diagnostics.containsErrors
    else { return nil }
    return projects[root]?.code.code(ofOther: file, in: checked, project.folder)
  }
}
