import Foundation
import JSON
import JSONRPC

/// An editor with one open spec of a project, which uses `featuregen lsp`.
final class Editor {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var frames = FrameReader()
  private var lastID = 0
  private var version = 1
  private let uri: JSONValue
  private let text: String
  /// The position after `state.` where letters are typed: the line, and the index in the text.
  private let (line, place): (Int, String.Index)
  /// The number of typed letters.
  private var typed = 0

  init(_ project: BenchmarkFolder, tool: String) throws {
    let path = try project.specs.first { $0.hasSuffix("Editor.yaml") }
    guard let path, let text = try? String(contentsOfFile: path, encoding: .utf8),
      let place = text.firstRange(of: "state.")?.upperBound
    else { throw UnexpectedOutcome("the project has no editor that changes its state") }
    (self.text, self.place) = (text, place)
    uri = .text("file://\(path)")
    line = text[..<place].count { $0 == "\n" }
    process.executableURL = URL(filePath: tool)
    process.arguments = ["lsp"]
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    _ = try request(
      "initialize",
      [
        ("rootUri", .text("file://\(project.url.path)")), ("capabilities", .object([])),
        // The answers of Swift's own server are not measured.
      ])
    try notify("initialized", [])
    let document: JSONValue = .object([
      ("uri", uri), ("languageId", "yaml"), ("version", 1), ("text", .text(text)),
    ])
    try notify("textDocument/didOpen", [("textDocument", document)])
    _ = try ask("hover")
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Types a letter.
  func type() throws {
    (typed, version) = (typed + 1, version + 1)
    var changed = text
    changed.insert(contentsOf: String(repeating: "x", count: typed), at: place)
    try notify(
      "textDocument/didChange",
      [
        ("textDocument", .object([("uri", uri), ("version", .number(version))])),
        ("contentChanges", .list([.object([("text", .text(changed))])])),
      ])
  }

  /// Sends a request for the position of the typed letters, and waits for the answer.
  ///
  /// - Parameter method: The request, such as `completion`.
  /// - Returns: The time until the answer, in milliseconds.
  func ask(_ method: String) throws -> Double {
    let start = ContinuousClock.now
    let column = text[..<place].reversed().prefix { $0 != "\n" }.count
    let position: JSONValue = .object([
      ("line", .number(line)), ("character", .number(column)),
    ])
    let answer = try request(
      "textDocument/\(method)", [("textDocument", .object([("uri", uri)])), ("position", position)])
    guard answer["error"] == nil else { throw UnexpectedOutcome(answer.compact) }
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  private func request(
    _ method: String, _ params: [(key: String, value: JSONValue)]
  ) throws -> JSONValue {
    lastID += 1
    try send(.request(id: .number(lastID), method: method, params: .object(params)))
    while true {
      let message = try next()
      if message["id"]?.number == lastID, message["method"] == nil { return message }
    }
  }

  private func notify(_ method: String, _ params: [(key: String, value: JSONValue)]) throws {
    try send(.notification(method: method, params: .object(params)))
  }

  private func send(_ message: OutgoingMessage) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(framed(message.json.compact)))
  }

  private func next() throws -> JSONValue {
    while true {
      if case .body(let body)? = frames.next() { return try parseJSON(body) }
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw UnexpectedOutcome("'featuregen lsp' has ended") }
      frames.append(Array(bytes)[...])
    }
  }
}
