import JSON
import JSONRPC
import SpecSource

extension LanguageServer {
  /// Checks the changes, and publishes the diagnostics that the editor does not know yet.
  public mutating func publishDiagnostics() -> [OutgoingMessage] {
    publish(beginCheck().run())
  }

  /// Begins a check of everything that has changed since the last check began.
  public mutating func beginCheck() -> ServerCheck {
    var check = ServerCheck()
    guard phase == .running else { return check }
    for root in projects.keys { check.projects[root] = projects[root]?.beginCheck() }
    return check
  }

  /// Takes over the results of a check, and publishes the diagnostics that the editor does not know yet.
  public mutating func publish(_ results: ServerCheck.Results) -> [OutgoingMessage] {
    guard phase == .running else { return [] }
    let messages = projects.keys.sorted().flatMap { root -> [OutgoingMessage] in
      if let result = results.projects[root] { projects[root]?.take(result) }
      guard let format = projects[root].map(format(of:)) else { return [] }
      let messages = projects[root]?.diagnostics(format) ?? []
      guard let problem = projects[root]?.takeProblem() else { return messages }
      return messages + [log(problem, type: 1)]
    }
    showCode()
    return messages + swiftProblems()
  }

  /// Whether a message asks for diagnostics or for generated files, and therefore waits until the changes are
  /// checked.
  public func waitsForCheck(_ message: IncomingMessage) -> Bool {
    guard phase == .running, case .request(_, let method, _) = message else { return false }
    return ["codeLens/resolve", "textDocument/codeAction"].contains(method)
      && projects.values.contains { $0.isCheckStale }
  }

  /// Returns the format of the diagnostics of a project.
  func format(of project: OpenProject) -> DiagnosticFormat {
    DiagnosticFormat(
      encoding: client.encoding, showsRelated: client.showsRelated,
      uri: project.uri(ofFileAt:))
  }
}

extension OpenProject {
  /// Returns the diagnostics of the files whose published diagnostics are out of date.
  mutating func diagnostics(_ format: DiagnosticFormat) -> [OutgoingMessage] {
    let found = Dictionary(grouping: diagnostics) { $0.span?.file.path ?? OpenProject.settingsPath }
    var messages: [OutgoingMessage] = []
    let paths = Set(found.keys).union(published.keys).union(code.findings.keys)
    for path in paths.sorted() {
      let none = SourceFile(path: path, bytes: [])
      let (file, own) = (file(at: path), found[path] ?? [])
      let swift = code.findings(in: file ?? none)
      let list = JSONValue.list(
        (file.map { own.moved(to: $0) } ?? own).bounded.map {
          format.json($0, in: $0.span?.file ?? none)
        }
          + swift.map { format.json($0, in: $0.span?.file ?? none, source: "swift") })
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
