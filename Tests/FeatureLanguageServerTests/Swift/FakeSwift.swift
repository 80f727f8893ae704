import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource
import TestSupport

@testable import FeatureLanguageServer

/// A language server for Swift whose behavior a test decides, and a project with a single spec.
final class FakeSwift: Sendable {
  /// The messages that the server sends back for a message; nil to exit.
  typealias Behavior = @Sendable (_ message: JSONValue) -> [[UInt8]]?

  private struct State {
    var frames = FrameReader()
    var output: [[UInt8]] = []
    var hasEnded = false
    var starts = 0
    var messages: [JSONValue] = []
  }

  private let state = Locked(State())
  private let behavior: Behavior

  init(_ behavior: @escaping Behavior) { self.behavior = behavior }

  /// The number of times that the server was started.
  var starts: Int { state.withLock { $0.starts } }
  /// The messages that the server has received.
  var messages: [JSONValue] { state.withLock { $0.messages } }

  private func start() -> SwiftConnection {
    state.withLock {
      $0.starts += 1
      $0.hasEnded = false
      $0.output = []
      $0.frames = FrameReader()
    }
    return SwiftConnection(
      descriptor: -1, send: { self.take($0) }, receive: { self.next() }, end: {})
  }

  private func take(_ bytes: [UInt8]) -> Bool? {
    state.withLock { state in
      guard !state.hasEnded else { return nil }
      state.frames.append(bytes[...])
      while case .body(let body)? = state.frames.next() {
        guard let message = try? parseJSON(body) else { continue }
        state.messages.append(message)
        if message["method"]?.text == "initialize" {
          state.output.append(FakeSwift.answer(to: message, .object([])))
        } else if let answer = behavior(message) {
          state.output += answer
        } else {
          state.hasEnded = true
        }
      }
      return false
    }
  }

  private func next() -> [UInt8]? {
    state.withLock { state in
      guard !state.output.isEmpty else { return state.hasEnded ? nil : [] }
      return state.output.removeFirst()
    }
  }

  /// Returns the bytes of an answer.
  static func answer(to message: JSONValue, _ result: JSONValue) -> [UInt8] {
    guard let id = RequestID(message["id"]) else { return [] }
    return framed(OutgoingMessage.result(id: id, result).json.compact)
  }

  /// The spec of the project.
  static let spec = "feature: Lamp\nstate: {count: Int = 0}\nactions:\n  up: state.count += 1\n"
  static let uri = "file:///p/Specs/Lamp.yaml"

  /// Makes a server in whose project the spec is open.
  func server(
    _ spec: String = FakeSwift.spec, encoding: String = "utf-16",
    options: JSONValue = .object([("sourcekitLSP", .flag(true))]),
    workspace: JSONValue = .object([]), text: JSONValue = .object([])
  ) throws -> LanguageServer {
    let host = ServerHost(
      root: { $0.hasPrefix("/p/Specs/") ? "/p" : nil },
      folder: { _ in
        ProjectFolder(
          sources: { ProjectFolder.Sources(settings: FakeSwift.settings, specs: []) },
          findings: { _, _, _ in [] }, generated: { _, _ in [] },
          code: { project, _ in project.features.map(FakeSwift.code) },
          author: { path in
            switch path {
            case "Sources/App/Lamp.swift": .generator(spec: "Specs/Lamp.yaml")
            case "Sources/App/Linked.swift": .others
            default: .people
            }
          })
      },
      startSwift: { _ in self.start() }, contents: { _ in Array("let é = \"😀\"; f()".utf8) })
    var server = LanguageServer(host: host, version: "1")
    let params: JSONValue = .object([
      ("rootUri", "file:///p"), ("initializationOptions", options),
      (
        "capabilities",
        .object([
          ("general", .object([("positionEncodings", .texts([encoding]))])),
          ("workspace", workspace), ("textDocument", text),
        ])
      ),
    ])
    _ = server.handle(.request(id: .number(1), method: "initialize", params: params))
    _ = server.handle(.notification(method: "initialized", params: .object([])))
    server.open(FakeSwift.uri, spec)
    _ = server.publishDiagnostics()
    return server
  }

  private static let settings = SourceFile(
    path: OpenProject.settingsPath,
    text: "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n")

  /// Returns a file that contains the feature's only action.
  private static func code(of feature: Feature) -> GeneratedCode {
    let file = feature.name.span.file
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start =
      text.firstRange(of: "up: ").map {
        text.utf8.distance(from: text.startIndex, to: $0.upperBound)
      } ?? 0
    let swift = file.bytes[start...].prefix { $0 != 0x0A }
    let before = Array("func up() {\n  ".utf8)
    func copied(_ range: Range<Int>, _ place: Int) -> OriginRange {
      OriginRange(
        range,
        Origin(
          SourceSpan(file: file, offsets: place..<place + range.count), isExact: true))
    }
    return GeneratedCode(
      spec: file.path, path: "Sources/App/Lamp.swift", bytes: before + swift + Array("\n}\n".utf8),
      stretches: [
        copied(5..<7, max(0, start - 4)),
        copied(before.count..<before.count + swift.count, start),
      ], isOnDisk: true)
  }
}

extension LanguageServer {
  /// Sends a request about a place of the spec, counted in UTF-16.
  mutating func ask(
    _ id: Int, _ method: String, line: Int, _ character: Int, newName: String? = nil
  ) -> [OutgoingMessage] {
    let place: JSONValue = .object([
      ("line", .number(line)), ("character", .number(character)),
    ])
    return handle(
      .request(
        id: .number(id), method: "textDocument/\(method)",
        params: .object(omittingNil: [
          ("textDocument", .object([("uri", .text(FakeSwift.uri))])), ("position", place),
          ("newName", newName.map(JSONValue.text)),
        ])))
  }

  /// Opens a file.
  mutating func open(_ uri: String, _ text: String, version: Int = 1) {
    let document: JSONValue = .object([
      ("uri", .text(uri)), ("version", .number(version)), ("text", .text(text)),
    ])
    _ = handle(
      .notification(
        method: "textDocument/didOpen", params: .object([("textDocument", document)])))
  }

  /// Replaces the text of the spec.
  mutating func type(_ text: String) {
    _ = handle(
      .notification(
        method: "textDocument/didChange",
        params: .object([
          ("textDocument", .object([("uri", .text(FakeSwift.uri)), ("version", 2)])),
          ("contentChanges", .list([.object([("text", .text(text))])])),
        ])))
  }
}

extension [OutgoingMessage] {
  /// Returns the answer to a request.
  func answer(to id: Int) -> JSONValue? {
    for case .result(.number(id), let value) in self { return value }
    return nil
  }

  /// Returns the error that answers a request.
  func error(to id: Int) -> RPCError? {
    for case .error(.number(id), let error) in self { return error }
    return nil
  }

  /// The lines for the log.
  var logged: [String] {
    compactMap { message in
      guard case .notification("window/logMessage", let params) = message else { return nil }
      return params["message"]?.text
    }
  }
}
