import JSON
import JSONRPC
import SpecSource

// The messages from Swift's language server.

extension SwiftServer {
  /// An answer, and the function that handles it.
  typealias Answer = (then: Continuation, result: Result<JSONValue, RPCError>)

  /// Takes the answers that have arrived, and gives up the questions whose time is over.
  mutating func takeAnswers(_ now: ContinuousClock.Instant) -> [Answer] {
    if hasUnsentBytes { push([]) }
    var answers: [Answer] = []
    // An endless stream of messages must not keep the client waiting.
    for _ in 0..<64 {
      guard let connection else { break }
      guard let bytes = connection.receive() else {
        answers += die(now)
        break
      }
      guard !bytes.isEmpty else { break }
      frames.append(bytes[...])
      while let frame = frames.next() {
        if case .body(let body) = frame { answers += read(IncomingMessage(body: body)) }
      }
    }
    for (id, question) in questions {
      guard let end = question.end, end <= now else { continue }
      questions[id] = nil
      callOff(id)
      answers.append((question.then, .failure(SwiftServer.noAnswer)))
    }
    return answers
  }

  private static let noAnswer = RPCError(code: -32800, message: "the server did not answer")

  private mutating func read(_ message: IncomingMessage) -> [Answer] {
    switch message {
    case .invalid: return []
    case .notification(let method, _):
      // Swift's language server has checked a file again, perhaps because it has read the package by now.
      if method == "textDocument/publishDiagnostics" { wantsDiagnostics = true }
      return []
    case .request(let id, let method, _):
      reply(to: id, method)
      return []
    case .response(.number(0)?, _):
      guard phase == .starting else { return [] }
      phase = .running
      note("initialized", .object([]))
      let messages = waiting
      waiting = []
      for message in messages { send(message) }
      return []
    case .response(.number(let id)?, let result):
      return questions.removeValue(forKey: id).map { [($0.then, result)] } ?? []
    case .response: return []
    }
  }

  private mutating func reply(to id: RequestID, _ method: String) {
    switch method {
    case "workspace/diagnostic/refresh":
      wantsDiagnostics = true
      send(.result(id: id, .null))
    case "client/registerCapability", "client/unregisterCapability",
      "window/workDoneProgress/create", "workspace/semanticTokens/refresh",
      "workspace/inlayHint/refresh", "workspace/codeLens/refresh":
      send(.result(id: id, .null))
    // Swift's language server must not change files.
    case "workspace/applyEdit":
      send(.result(id: id, .object([("applied", .flag(false))])))
    default: send(.error(id: id, .methodNotFound(method)))
    }
  }

  /// Handles an unexpected exit of the server.
  private mutating func die(_ now: ContinuousClock.Instant) -> [Answer] {
    stop()
    deaths = deaths.filter { now - $0 < .seconds(60) } + [now]
    if deaths.count > SwiftServer.restarts {
      phase = .off
      problems.append(
        "the language server for Swift ended \(deaths.count) times in a minute; it is not started again"
      )
    }
    // The diagnostics can be requested again.
    wantsDiagnostics = true
    defer { questions = [:] }
    return questions.keys.sorted().compactMap { id in
      questions[id].map { ($0.then, .failure(SwiftServer.noAnswer)) }
    }
  }

  /// Returns the problems to report to the client, each once.
  mutating func takeProblems() -> [String] {
    defer { problems = [] }
    return problems
  }

  /// Stops the server.
  mutating func stop() {
    connection?.end()
    connection = nil
    phase = .idle
    documents = [:]
    waiting = []
    hasUnsentBytes = false
  }
}
