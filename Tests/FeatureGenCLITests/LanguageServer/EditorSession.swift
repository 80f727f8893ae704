import Foundation
import TestSupport
import Testing

/// An editor that exchanges bytes with `featuregen lsp`, which runs as a separate process.
///
/// It reads and writes messages with its own code, so that a mistake of the server's code cannot hide in both.
final class EditorSession {
  let folder: TemporaryFolder
  /// The folder that the editor has opened.
  private let root: URL
  private let process: ChildProcess
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  /// The messages that no caller has requested yet.
  var inbox: [JSON] = []
  private var lastID = 0
  var versions: [String: Int] = [:]
  /// The text of each file in the editor.
  var texts: [String: String] = [:]
  /// The last published diagnostics of each file, by path.
  private(set) var diagnostics: [String: [JSON]] = [:]
  /// The number of times that diagnostics of a file were published, by path.
  private(set) var tellings: [String: Int] = [:]
  /// The version in the last published diagnostics, by path.
  private(set) var toldVersions: [String: Int] = [:]

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - files: The files in the folder that the editor has opened, unless `root` is another folder.
  ///   - root: An existing folder.
  ///   - capabilities: The capabilities of the editor; nil to send nothing, not even `initialize`.
  ///   - options: The initialization options; by default none, so that Swift's server does not start.
  init(
    _ files: [String: String], in root: URL? = nil, capabilities: [String: Any]? = [:],
    options: [String: Any] = [:]
  ) throws {
    folder = try TemporaryFolder(files)
    self.root = root ?? folder.url
    process = try ChildProcess(
      Tool.built.url.path, ["lsp", "--stdio"], in: FileManager.default.temporaryDirectory,
      streams: [
        STDIN_FILENO: input.fileHandleForReading, STDOUT_FILENO: output.fileHandleForWriting,
        STDERR_FILENO: .standardError,
      ])
    // A process that keeps the server's ends open never notices that the server has exited.
    try input.fileHandleForReading.close()
    try output.fileHandleForWriting.close()
    guard let capabilities else { return }
    let answer = try request(
      "initialize",
      [
        "processId": NSNull(), "rootUri": uri(""), "capabilities": capabilities,
        "initializationOptions": options,
      ])
    try #require(answer["result"]["capabilities"].isThere)
    try notify("initialized")
  }

  /// Returns the URI of a file in the folder.
  func uri(_ path: String) -> String {
    let url = root.absoluteString
    return (url.hasSuffix("/") ? url : url + "/") + path
  }
}

// Messages.

extension EditorSession {
  /// Sends bytes unchanged.
  func send(bytes: [UInt8]) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Sends the body of a message after its header.
  func send(body: String) throws {
    try send(bytes: Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// Returns the bytes of a message with its header.
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

  /// Returns the next message; nil if none arrives within a minute, or if the server has exited.
  func next() throws -> JSON? {
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

// The end of a session.

extension EditorSession {
  /// Shuts the server down with `shutdown` and `exit`.
  ///
  /// - Returns: The exit status.
  func end() throws -> Int32 {
    _ = try request("shutdown")
    try notify("exit")
    return try process.wait()
  }

  /// Ends the input without a message.
  ///
  /// - Returns: The exit status.
  func hangUp() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return try process.wait()
  }

  /// Waits until the server has exited by itself, and returns its exit status.
  func exitStatus() throws -> Int32 {
    return try process.wait()
  }
}
