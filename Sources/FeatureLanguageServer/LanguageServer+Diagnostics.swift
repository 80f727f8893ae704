import JSON
import JSONRPC
import SpecSource

extension LanguageServer {
  /// Checks the changes, and publishes the diagnostics that the editor does not know yet.
  public mutating func publishDiagnostics() -> [OutgoingMessage] {
    guard phase == .running else { return [] }
    let messages = projects.keys.sorted().flatMap { root -> [OutgoingMessage] in
      projects[root]?.check()
      guard let format = projects[root].map(format(of:)) else { return [] }
      let messages = projects[root]?.diagnostics(format) ?? []
      guard let problem = projects[root]?.takeProblem() else { return messages }
      return messages + [log(problem, type: 1)]
    }
    showCode()
    return messages + swiftProblems()
  }

  /// The format of the diagnostics of a project.
  func format(of project: OpenProject) -> DiagnosticFormat {
    DiagnosticFormat(
      encoding: client.encoding, showsRelated: client.showsRelated,
      uri: project.uri(ofFileAt:))
  }
}

extension OpenProject {
  /// The diagnostics of files for which others were published last.
  mutating func diagnostics(_ format: DiagnosticFormat) -> [OutgoingMessage] {
    hasChanges = false
    let found = Dictionary(grouping: diagnostics) { $0.span?.file.path ?? OpenProject.settingsPath }
    var messages: [OutgoingMessage] = []
    let paths = Set(found.keys).union(published.keys).union(code.findings.keys)
    for path in paths.sorted() {
      let none = SourceFile(path: path, bytes: [])
      let own = (found[path] ?? []).map { format.json($0, in: $0.span?.file ?? none) }
      let swift = code.findings(in: file(at: path) ?? none)
        .map { format.json($0, in: $0.span?.file ?? none, source: "swift") }
      let list = JSONValue.list(own + swift)
      let text = list.compact
      guard published[path] ?? "[]" != text else { continue }
      published[path] = own.isEmpty && swift.isEmpty ? nil : text
      let params = JSONValue.object(omittingNil: [
        ("uri", .text(uri(ofFileAt: path))), ("diagnostics", list),
        ("version", documents[path]?.version.map(JSONValue.number)),
      ])
      messages.append(.notification(method: "textDocument/publishDiagnostics", params: params))
    }
    return messages
  }
}
