import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

extension LanguageServer {
  /// Converts places from Swift's language server: places in generated code become places in the specs, others
  /// remain.
  mutating func placesInSpecs(_ answer: JSONValue) -> [JSONValue] {
    let places = answer.list ?? (answer["uri"] == nil ? [] : [answer])
    generate(for: places.compactMap { ($0["uri"] ?? $0["targetUri"])?.text })
    var seen: Set<String> = []
    return places.compactMap { place in
      guard let uri = (place["uri"] ?? place["targetUri"])?.text,
        let range = place["range"] ?? place["targetSelectionRange"]
      else { return nil }
      let found = placeInSpec(uri, range) ?? placeInSwift(uri, range)
      return seen.insert(found.compact).inserted ? found : nil
    }
  }

  /// Returns a place in Swift that was not generated from a spec, with the client's count of characters.
  private func placeInSwift(_ uri: String, _ range: JSONValue) -> JSONValue {
    .object([("uri", .text(uri)), ("range", forClient(range, in: uri))])
  }

  /// Returns a range of a Swift file, with the client's count of characters.
  func forClient(_ range: JSONValue, in uri: String) -> JSONValue {
    guard client.encoding != .utf16, let path = path(ofFileURI: uri),
      let bytes = host.contents(path)
    else { return range }
    let file = SourceFile(path: path, bytes: bytes)
    guard let offsets = try? range.offsets(in: file, .utf16) else { return range }
    return client.encoding.range(of: offsets, in: file)
  }

  /// Finds the project and the path of a file, by its URI.
  private func file(_ uri: String) -> (root: String, path: String)? {
    guard let absolute = path(ofFileURI: uri) else { return nil }
    let roots = projects.keys.filter { absolute.hasPrefix($0 + "/") }
    guard let root = roots.max(by: { $0.count < $1.count }) else { return nil }
    return (root, String(absolute.dropFirst(root.count + 1)))
  }

  /// Generates, in one step, the closed specs from which some generated files come.
  private mutating func generate(for uris: [String]) {
    let files = Set(uris).compactMap { file($0) }
    for (root, files) in Dictionary(grouping: files, by: \.root) {
      guard let folder = projects[root]?.folder else { continue }
      generate(Set(files.compactMap { folder.spec($0.path) }), in: root)
    }
  }

  /// Generates the specs that are not open.
  mutating func generate(_ specs: Set<String>, in root: String) {
    guard let project = projects[root] else { return }
    let closed = specs.filter { project.code.open[$0] == nil }
    guard !closed.isEmpty else { return }
    projects[root]?.check()
    guard let checked = projects[root]?.project,
      projects[root]?.diagnostics.containsErrors == false
    else { return }
    projects[root]?.code.add(
      others: closed.sorted().compactMap(project.file(at:)), in: checked, project.folder)
  }

  /// Finds the place in a spec from which a place in generated code comes; nil for code that was not generated from a
  /// spec.
  private mutating func placeInSpec(_ uri: String, _ range: JSONValue) -> JSONValue? {
    guard let (root, file) = file(uri), let code = code(ofFileAt: file, in: root),
      let map = code.maps.first(where: { $0.path == file }),
      let offsets = try? range.offsets(in: map.file, .utf16),
      var found = code.specRange(of: offsets, in: map), let project = projects[root]
    else { return nil }
    if found.isEmpty {
      // Swift's language server returns only the beginning of a name.
      let name = code.file.bytes[found.lowerBound...].prefix { $0.isNameByte }
      found = found.lowerBound..<found.lowerBound + name.count
    }
    return .object([
      ("uri", .text(project.uri(ofFileAt: code.file.path))),
      ("range", client.encoding.range(of: found, in: code.file)),
    ])
  }

  /// Finds the code that contains a generated file.
  private mutating func code(ofFileAt path: String, in root: String) -> SpecCode? {
    guard let open = projects[root]?.code.open else { return nil }
    let spec =
      open.first { $0.value.maps.contains { $0.path == path } }?.key
      ?? projects[root]?.folder.spec(path)
    return spec.flatMap { code(ofSpecAt: $0, in: root) }
  }

  /// Returns the code of a spec, if the spec is open or was generated with others.
  mutating func code(ofSpecAt path: String, in root: String) -> SpecCode? {
    guard projects[root]?.code.open[path] != nil else {
      return projects[root]?.code.code(ofOther: path)
    }
    return projects[root]?.file(at: path).flatMap { projects[root]?.code.code(of: $0) }
  }
}
