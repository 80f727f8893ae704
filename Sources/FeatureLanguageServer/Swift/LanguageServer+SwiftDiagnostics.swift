import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource

// The diagnostics of generated code from Swift's language server.

extension LanguageServer {
  /// Asks for the diagnostics of the code of all open specs.
  ///
  /// The code of tests is excluded: tests import the module as last built, perhaps from older specs.
  mutating func askForDiagnostics() {
    swiftCheck = nil
    for root in projects.keys.sorted() {
      guard let code = projects[root]?.code else { continue }
      for (spec, specCode) in code.open.sorted(by: { $0.key < $1.key }) {
        // If the spec cannot be generated, its own diagnostics report the reason.
        guard projects[root]?.file(at: spec) === specCode.file else { continue }
        for map in specCode.maps where map.isOnDisk && !code.isTest(map.path) {
          show(map, in: root)
          guard swift.isUsable else { return }
          let uri = JSONValue.text(fileURI(ofPath: "\(root)/\(map.path)"))
          let params: JSONValue = .object([("textDocument", .object([("uri", uri)]))])
          swift.ask("textDocument/diagnostic", params) { server, result in
            guard let report = try? result.get(), let items = report["items"]?.list else {
              return []
            }
            return server.take(items, in: map, of: specCode, spec, root)
          }
        }
      }
    }
  }

  private mutating func take(
    _ items: [JSONValue], in map: CodeMap, of code: SpecCode, _ spec: String, _ root: String
  ) -> [OutgoingMessage] {
    guard projects[root]?.code.open[spec]?.file === code.file else { return [] }
    // A package that was never built has no modules, so that all its code seems to be wrong.
    let isBuilt = !items.contains {
      $0["message"]?.text?.lowercased().hasPrefix("no such module") ?? false
    }
    let found = isBuilt ? items.compactMap { diagnostic($0, in: map, of: code) } : []
    projects[root]?.code.note(found, in: map.path, of: spec)
    guard let format = projects[root].map(format(of:)) else { return [] }
    let hadChanges = projects[root]?.hasChanges ?? false
    defer { projects[root]?.hasChanges = hadChanges }
    return projects[root]?.diagnostics(format) ?? []
  }

  /// Moves a diagnostic to its place in the spec; nil for a diagnostic that the spec does not cause.
  private func diagnostic(_ item: JSONValue, in map: CodeMap, of code: SpecCode) -> Diagnostic? {
    guard let message = item["message"]?.text,
      let range = try? item["range"]?.offsets(in: map.file, .utf16)
    else { return nil }
    let severities: [Int: Diagnostic.Severity] = [1: .error, 2: .warning]
    guard let severity = severities[item["severity"]?.number ?? 1] else { return nil }
    let place = code.specRange(of: range, in: map) ?? code.file.firstKeyLine
    return Diagnostic(severity, message, at: SourceSpan(file: code.file, offsets: place))
  }
}

extension SourceFile {
  /// The first line with a key, which names the spec.
  fileprivate var firstKeyLine: Range<Int> {
    for number in 1... {
      guard let start = offset(ofLine: number) else { break }
      let line = Array(line(number).utf8)
      if LineKey(in: line[...]) != nil { return start..<start + line.count }
    }
    return 0..<0
  }
}
