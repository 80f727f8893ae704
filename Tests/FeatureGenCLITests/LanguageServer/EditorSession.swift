import Foundation
import Testing

/// An editor that talks to `featuregen lsp`, a process of its own, byte by byte.
///
/// It reads and writes messages by means of its own, so that a mistake of the server's cannot hide in both.
final class EditorSession {
  let folder: TemporaryFolder
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// Messages that nobody has asked for yet.
  private var inbox: [JSON] = []
  private var lastID = 0
  private var versions: [String: Int] = [:]
  /// What each file holds in the editor.
  private var texts: [String: String] = [:]
  /// What was last told of each file, by path.
  private(set) var diagnostics: [String: [JSON]] = [:]
  /// How often anything was told of a file, by path.
  private(set) var tellings: [String: Int] = [:]
  /// The version that was last told of, by path.
  private(set) var toldVersions: [String: Int] = [:]

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - files: What lies in the folder that the editor has opened.
  ///   - capabilities: What the editor can do; nil to say nothing at all, not even `initialize`.
  init(_ files: [String: String], capabilities: [String: Any]? = [:]) throws {
    folder = try TemporaryFolder(files)
    process.executableURL = Tool.built.url
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    guard let capabilities else { return }
    let answer = try request(
      "initialize",
      ["processId": NSNull(), "rootUri": uri(""), "capabilities": capabilities])
    try #require(answer["result"]["capabilities"].isThere)
    try notify("initialized")
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The URI of a file in the folder.
  func uri(_ path: String) -> String {
    let url = folder.url.absoluteString
    return (url.hasSuffix("/") ? url : url + "/") + path
  }
}

// Messages.

extension EditorSession {
  /// Sends bytes as they are.
  func send(bytes: [UInt8]) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Sends the body of a message behind its header.
  func send(body: String) throws {
    try send(bytes: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// The bytes of a message with its header.
  func message(_ members: [String: Any]) throws -> [UInt8] {
    let all = members.merging(["jsonrpc": "2.0"]) { $1 }
    let body = try JSONSerialization.data(withJSONObject: all)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: [String: Any] = [:]) throws {
    try send(bytes: message(["method": method, "params": params]))
  }

  /// Sends a request without waiting for its answer.
  func ask(_ method: String, _ params: [String: Any] = [:]) throws -> Int {
    lastID += 1
    try send(bytes: message(["id": lastID, "method": method, "params": params]))
    return lastID
  }

  /// Sends a request and waits for its answer.
  func request(_ method: String, _ params: [String: Any] = [:]) throws -> JSON {
    try answer(to: try ask(method, params))
  }

  /// Waits for the answer to a request.
  func answer(to id: Int?) throws -> JSON {
    try wait { message in
      !message["method"].isThere && (message["id"].int == id)
    }
  }

  /// Waits for a message.
  func wait(
    _ location: SourceLocation = #_sourceLocation, for isWanted: (JSON) -> Bool
  ) throws -> JSON {
    while true {
      if let index = inbox.firstIndex(where: isWanted) { return inbox.remove(at: index) }
      guard let message = try next() else {
        Issue.record("no such message comes", sourceLocation: location)
        throw CancellationError()
      }
      inbox.append(message)
    }
  }

  /// The next message; nil when none comes within a minute, or the server is gone.
  private func next() throws -> JSON? {
    while true {
      if let message = takeMessage() {
        note(message)
        return message
      }
      var descriptor = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 60_000) > 0 else { return nil }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      received += data
    }
  }

  private func takeMessage() -> JSON? {
    let separator = Array("\r\n\r\n".utf8)
    guard let end = Data(received).range(of: Data(separator)) else { return nil }
    let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
    guard header.hasPrefix("Content-Length: "), let length = Int(header.dropFirst(16)) else {
      Issue.record("a header of the server's is broken: \(header)")
      return nil
    }
    guard received.count >= end.upperBound + length else { return nil }
    let body = Data(received[end.upperBound..<end.upperBound + length])
    received.removeFirst(end.upperBound + length)
    return JSON(try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed))
  }

  private func note(_ message: JSON) {
    guard message["method"].string == "textDocument/publishDiagnostics",
      let uri = message["params"]["uri"].string, uri.hasPrefix(self.uri(""))
    else { return }
    let path = String(uri.dropFirst(self.uri("").count))
    diagnostics[path] = message["params"]["diagnostics"].array
    tellings[path, default: 0] += 1
    toldVersions[path] = message["params"]["version"].int
  }
}

// What an editor does.

extension EditorSession {
  /// Opens a file, with the text on disk unless it is given another.
  func open(_ path: String, _ text: String? = nil) throws {
    let text = try text ?? folder.text(path)
    versions[path] = 1
    texts[path] = text
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": "yaml", "version": 1, "text": text,
        ]
      ])
  }

  /// Replaces some text in a file, as somebody does who types.
  func type(_ new: String, over old: String, in path: String) throws {
    let text = try #require(texts[path])
    let range = try #require(text.range(of: old))
    try change(
      [
        [
          "range": [
            "start": position(range.lowerBound, in: text),
            "end": position(range.upperBound, in: text),
          ], "text": new,
        ]
      ], in: path, leaving: text.replacingCharacters(in: range, with: new))
  }

  /// Replaces the whole text of a file.
  func replace(_ path: String, by text: String) throws {
    try change([["text": text]], in: path, leaving: text)
  }

  private func change(_ changes: [[String: Any]], in path: String, leaving text: String) throws {
    versions[path, default: 0] += 1
    texts[path] = text
    try notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": versions[path] ?? 0],
        "contentChanges": changes,
      ])
  }

  /// Closes a file.
  func close(_ path: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": uri(path)]])
  }

  /// Tells of a change on disk.
  func noteChange(of path: String) throws {
    try notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": uri(path), "type": 2]]])
  }

  /// The version that a file has in the editor.
  func version(of path: String) -> Int { versions[path] ?? 0 }

  /// The position of an index, in UTF-16.
  private func position(_ index: String.Index, in text: String) -> [String: Any] {
    let before = text[..<index]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") }
    let start = before.utf8.lastIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
    return [
      "line": line, "character": text[(start ?? text.startIndex)..<index].utf16.count,
    ]
  }

  /// Asks something about the place behind some text of a file.
  func ask(_ method: String, behind text: String, in path: String) throws -> Int {
    let whole = try #require(texts[path])
    let range = try #require(whole.range(of: text))
    return try ask(
      "textDocument/\(method)",
      [
        "textDocument": ["uri": uri(path)], "position": position(range.upperBound, in: whole),
      ])
  }

  /// The names that are offered behind some text of a file.
  func completions(behind text: String, in path: String) throws -> [String] {
    let answer = try answer(to: try ask("completion", behind: text, in: path))
    return answer["result"].array.compactMap { $0["label"].string }
  }

  /// What is told of the word before a place.
  func hover(behind text: String, in path: String) throws -> String? {
    let answer = try answer(to: try ask("hover", behind: text, in: path))
    return answer["result"]["contents"]["value"].string
  }

  /// Where the word before a place leads, as `path:line`, counted from one.
  func definitions(behind text: String, in path: String) throws -> [String] {
    let result = try answer(to: try ask("definition", behind: text, in: path))["result"]
    let places = result["uri"].isThere ? [result] : result.array
    return places.map { place in
      let path = (place["uri"].string ?? "").dropFirst(uri("").count)
      return "\(path):\((place["range"]["start"]["line"].int ?? -1) + 1)"
    }
  }

  /// The edits that are offered at a place, or for the whole file.
  func actions(at text: String, in path: String, only kinds: [String]? = nil) throws -> [JSON] {
    let whole = try #require(texts[path])
    let range = try #require(whole.range(of: text))
    var context: [String: Any] = ["diagnostics": [Any]()]
    if let kinds { context["only"] = kinds }
    let place = position(range.lowerBound, in: whole)
    return try request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri(path)], "range": ["start": place, "end": place],
        "context": context,
      ])["result"].array
  }

  /// Waits until what is told of a file is something.
  func wait(
    _ path: String, _ location: SourceLocation = #_sourceLocation,
    until holds: ([JSON]) -> Bool
  ) throws {
    while !holds(diagnostics[path] ?? []) {
      guard let message = try next() else {
        Issue.record(
          "it does not come to that: \(diagnostics[path] ?? [])", sourceLocation: location)
        throw CancellationError()
      }
      inbox.append(message)
    }
  }

  /// Waits until a file has an error with some text in its message.
  func wait(
    for text: String, in path: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(path, location) { $0.contains { $0["message"].string?.contains(text) == true } }
  }

  /// Says goodbye.
  ///
  /// - Returns: The exit status.
  func end() throws -> Int32 {
    _ = try request("shutdown")
    try notify("exit")
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the input without a word.
  ///
  /// - Returns: The exit status.
  func hangUp() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits until the server has ended by itself.
  func exitStatus() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// A value of JSON, as Foundation reads it.
struct JSON: CustomStringConvertible {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  subscript(_ index: Int) -> JSON { array.indices.contains(index) ? array[index] : JSON(nil) }
  var array: [JSON] { (value as? [Any])?.map(JSON.init) ?? [] }
  var string: String? { value as? String }
  var int: Int? { value as? Int }
  var isNull: Bool { value is NSNull }
  var isThere: Bool { value != nil }
  var description: String { value.map { "\($0)" } ?? "nothing" }
}
