import JSON
import JSONRPC
import SpecSource

extension LanguageServer {
  /// Checks what has changed and tells what is wrong with files, as far as the editor does not know it yet.
  public mutating func publishDiagnostics() -> [OutgoingMessage] {
    guard phase == .running else { return [] }
    return projects.keys.sorted().flatMap { root -> [OutgoingMessage] in
      projects[root]?.check()
      guard let format = projects[root].map(format(of:)) else { return [] }
      let messages = projects[root]?.diagnostics(format) ?? []
      guard let problem = projects[root]?.takeProblem() else { return messages }
      return messages + [log(problem, type: 1)]
    }
  }

  /// How diagnostics of a project are told.
  func format(of project: OpenProject) -> DiagnosticFormat {
    DiagnosticFormat(
      encoding: client.encoding, showsRelated: client.showsRelated,
      uri: project.uri(ofFileAt:))
  }
}

extension OpenProject {
  /// What is wrong with files of which clients were last told something else.
  mutating func diagnostics(_ format: DiagnosticFormat) -> [OutgoingMessage] {
    forgetChanges()
    let found = Dictionary(grouping: diagnostics) { $0.span?.file.path ?? OpenProject.settingsPath }
    var messages: [OutgoingMessage] = []
    for path in Set(found.keys).union(published.keys).sorted() {
      let none = SourceFile(path: path, bytes: [])
      let list = JSONValue.list(
        (found[path] ?? []).map { format.json($0, in: $0.span?.file ?? none) })
      let text = list.compact
      guard published[path] ?? "[]" != text else { continue }
      published[path] = found[path] == nil ? nil : text
      var params: [(key: String, value: JSONValue)] = [
        ("uri", .text(uri(ofFileAt: path))), ("diagnostics", list),
      ]
      if let version = documents[path]?.version { params.append(("version", .number(version))) }
      messages.append(
        .notification(method: "textDocument/publishDiagnostics", params: .object(params)))
    }
    return messages
  }
}
