import FeatureProgram
import FeatureSpec
import JSON
import JSONRPC
import SpecSource
import Testing

@testable import FeatureLanguageServer

/// The handling of the language server for Swift, with any behavior of that server.
@Suite("Swift: language server and its faults")
struct SwiftServerTests {
  private static let hovering: FakeSwift.Behavior = { message in
    guard message["method"]?.text == "textDocument/hover" else { return [] }
    let contents: JSONValue = .object([("kind", "markdown"), ("value", "theirs")])
    return [FakeSwift.answer(to: message, .object([("contents", contents)]))]
  }

  @Test("the server answers what the specs do not know, for the same place")
  func asks() throws {
    let swift = FakeSwift(Self.hovering)
    var server = try swift.server()
    // The specs explain nothing about '+='.
    let atOnce = server.ask(7, "hover", line: 3, 19)
    #expect(atOnce.isEmpty)
    #expect(server.openRequests == [.number(7)])
    let answer = server.goOn().answer(to: 7)
    #expect(answer?["contents"]?["value"]?.text == "theirs")
    #expect(server.openRequests.isEmpty)
    let hover = try #require(swift.messages.last { $0["method"]?.text == "textDocument/hover" })
    #expect(hover["params"]?["textDocument"]?["uri"]?.text == "file:///p/Sources/App/Lamp.swift")
    #expect(hover["params"]?["position"]?["line"]?.number == 1)
    #expect(hover["params"]?["position"]?["character"]?.number == 15)
  }

  @Test(
    "the server's documentation is added below the explanation of the specs",
    arguments: [
      ("```swift\nvar count: Int\n```\n\nMore words.\n", true),
      ("```swift\nvar count: Int\n```", false),
    ])
  func addsToExplanations(_ text: String, _ isAdded: Bool) throws {
    let swift = FakeSwift { message in
      guard message["method"]?.text == "textDocument/hover" else { return [] }
      let contents: JSONValue = .object([("kind", "markdown"), ("value", .text(text))])
      return [FakeSwift.answer(to: message, .object([("contents", contents)]))]
    }
    var server = try swift.server()
    let atOnce = server.ask(7, "hover", line: 3, 15)
    #expect(atOnce.isEmpty)
    let answer = server.goOn().answer(to: 7)
    let value = try #require(answer?["contents"]?["value"]?.text)
    #expect(value.hasPrefix("```swift\ncount: Int = 0\n```"))
    #expect(value.hasSuffix("\n\n---\n\nMore words.\n") == isAdded)
    #expect(!value.contains("var count"))
  }

  @Test("changes of Swift files are sent to the server, without reading specs again")
  func passesChangesOn() throws {
    let swift = FakeSwift { _ in [] }
    var server = try swift.server()
    _ = server.goOn()
    for (type, isRead) in [(2, false), (1, true), (3, true)] {
      let change: JSONValue = .object([
        ("uri", "file:///p/Sources/App/Other.swift"), ("type", .number(type)),
      ])
      _ = server.publishDiagnostics()
      _ = server.handle(
        .notification(
          method: "workspace/didChangeWatchedFiles",
          params: .object([("changes", .list([change]))])))
      #expect(server.hasChanges == isRead, "\(type)")
      let last = swift.messages.last { $0["method"]?.text == "workspace/didChangeWatchedFiles" }
      #expect(last?["params"]?["changes"]?.list?.first?["type"]?.number == type)
    }
  }

  @Test("the server receives typed text before the spec can be generated")
  func seesWhatIsTyped() throws {
    let swift = FakeSwift { message in
      guard message["method"]?.text == "textDocument/completion" else { return [] }
      let item: JSONValue = .object([
        ("label", "f(a: Int)"), ("filterText", "f(a:)"),
        (
          "textEdit",
          .object([("newText", "f(a: )"), ("range", FakeSwift.range(1, 8, 8))])
        ),
      ])
      return [FakeSwift.answer(to: message, .object([("items", .list([item]))]))]
    }
    var server = try swift.server()
    _ = server.goOn()
    server.type(FakeSwift.spec.replacingFirst("state.count += 1", by: "state."))
    let atOnce = server.ask(7, "completion", line: 3, 12)
    #expect(atOnce.isEmpty)
    let answer = server.goOn().answer(to: 7)
    let items = try #require(answer?["items"]?.list)
    let item = try #require(items.first { $0["label"]?.text == "f(a: Int)" })
    #expect(item["textEdit"]?["newText"]?.text == "f(a: )'")
    #expect(item["additionalTextEdits"]?.list?.first?["newText"]?.text == "'")
    let change = try #require(
      swift.messages.last { $0["method"]?.text == "textDocument/didChange" })
    #expect(
      change["params"]?["contentChanges"]?.list?.first?["text"]?.text
        == "func up() {\n  state.\n}\n")
  }

  @Test("a request without an answer in time gets the answer of the specs")
  func givesUp() throws {
    let swift = FakeSwift { _ in [] }
    var server = try swift.server()
    // The specs know 'count'.
    let atOnce = server.ask(7, "hover", line: 3, 15) + server.goOn()
    #expect(atOnce.answer(to: 7) == nil)
    let end = try #require(server.swift.deadline)
    #expect(end > .now && end <= .now + SwiftServer.patience)
    var messages: [OutgoingMessage] = []
    for answer in server.swift.takeAnswers(end) {
      messages += answer.then(&server, answer.result)
    }
    #expect(messages.answer(to: 7)?["contents"]?["value"]?.text?.contains("count") == true)
    #expect(swift.messages.last?["method"]?.text == "$/cancelRequest")
  }

  @Test("a server that dies is started again, up to three times a minute")
  func restarts() throws {
    let swift = FakeSwift { message in
      message["method"]?.text == "textDocument/hover" ? nil : []
    }
    var server = try swift.server()
    var logged: [String] = []
    for number in 1...6 {
      _ = server.goOn()
      let messages = server.ask(number, "hover", line: 3, 15)
      let later = server.goOn()
      logged += (messages + later).logged
      // The specs answer, either at once or instead of the server.
      #expect((messages + later).answer(to: number) != nil, "\(number)")
    }
    #expect(swift.starts == 4)
    #expect(logged.count == 1 && logged[0].contains("4 times in a minute"))
  }

  @Test(
    "the server starts only if the client reports that the folder is trusted",
    arguments: [
      nil, .flag(false), .null, .text(""), .number(1), .object([]),
    ] as [JSONValue?])
  func needsTrust(_ setting: JSONValue?) throws {
    let swift = FakeSwift { _ in [] }
    let options = setting.map { [("sourcekitLSP", $0)] } ?? []
    var server = try swift.server(options: .object(options))
    let atOnce = server.ask(7, "hover", line: 3, 15).answer(to: 7)
    #expect(atOnce != nil)
    #expect(server.goOn().logged.isEmpty)
    #expect(swift.starts == 0)
  }

  @Test("without a server the specs answer, and the log reports it once")
  func isMissing() throws {
    let spec = FakeSwift.spec
    let swift = FakeSwift { _ in [] }
    var server = try swift.server()
    server.swift = SwiftServer(start: { _ in nil })
    server.projects["/p"]?.code.isWanted = true
    server.type(spec + "\n")
    let first = server.publishDiagnostics().logged
    #expect(first.count == 1)
    server.type(spec)
    let second = server.publishDiagnostics().logged
    #expect(second.isEmpty)
    let hover = server.ask(8, "hover", line: 3, 15).answer(to: 8)
    #expect(hover != nil)
  }

  @Test(
    "messages of any size and form do not stop the server",
    arguments: [
      "rubbish\r\n\r\n", "Content-Length: 5\r\n\r\nnull!", "Content-Length: 2\r\n\r\n[]",
      "Content-Length: 99999999999\r\n\r\n",
      #"{"jsonrpc":"2.0","id":1,"result":17}"#, #"{"jsonrpc":"2.0","id":2,"result":[[]]}"#,
      #"{"jsonrpc":"2.0","id":2,"result":{"contents":5,"items":{},"range":{"start":-1}}}"#,
      #"{"jsonrpc":"2.0","id":"x","method":"workspace/applyEdit","params":{}}"#,
      #"{"jsonrpc":"2.0","id":9,"method":"nonsense"}"#, #"{"jsonrpc":"2.0","id":2,"error":[]}"#,
    ])
  func survives(_ text: String) throws {
    let bytes = text.hasPrefix("{") ? framed(text) : Array(text.utf8)
    let swift = FakeSwift { message in
      message["id"] == nil ? [] : [bytes] + (Self.hovering(message) ?? [])
    }
    var server = try swift.server()
    for (number, method) in [
      "hover", "completion", "definition", "references", "signatureHelp", "hover",
    ].enumerated() {
      _ = server.ask(10 + number, method, line: 3, 19)
      _ = server.goOn()
    }
    // The server continues to answer.
    for number in 20..<22 {
      let messages = server.ask(number, "hover", line: 3, 19) + server.goOn()
      #expect(messages.answer(to: number) != nil || text.contains("\"id\""), "\(number)")
    }
    #expect(swift.starts == 1)
  }

  @Test("the server's errors are reported in the spec, and removed when their text changes")
  func finds() throws {
    let swift = FakeSwift { message in
      guard message["method"]?.text == "textDocument/diagnostic" else { return [] }
      let items: [JSONValue] = [
        .object([
          ("message", "wrong type"), ("severity", 1), ("range", FakeSwift.range(1, 17, 18)),
        ]),
        .object([("message", "elsewhere"), ("severity", 2), ("range", FakeSwift.range(2, 0, 1))]),
      ]
      return [FakeSwift.answer(to: message, .object([("kind", "full"), ("items", .list(items))]))]
    }
    var server = try swift.server()
    _ = server.goOn()
    server.askForDiagnostics()
    let told = server.goOn().diagnostics
    let found = try #require(told)
    let places = found.map { ($0["message"]?.text, $0["range"]?["start"]?["character"]?.number) }
    #expect(places.contains { $0 == ("wrong type", 21) })
    #expect(places.contains { $0 == ("elsewhere", 0) })
    #expect(found.allSatisfy { $0["source"]?.text == "swift" })
    server.type(FakeSwift.spec.replacingFirst("+= 1", by: "+= 2"))
    let toldLater = server.publishDiagnostics().diagnostics
    let later = try #require(toldLater)
    #expect(later.compactMap { $0["message"]?.text } == ["elsewhere"])
  }

  @Test("places in Swift use the client's encoding, and generated places map to the spec")
  func countsAsTheClientDoes() throws {
    let swift = FakeSwift { message in
      guard message["method"]?.text == "textDocument/references" else { return [] }
      let places = [
        ("file:///p/Other.swift", FakeSwift.range(0, 12, 13)),
        ("file:///p/Sources/App/Lamp.swift", FakeSwift.range(1, 8, 13)),
        ("file:///p/Sources/App/Lamp.swift", FakeSwift.range(1, 8, 13)),
      ].map { JSONValue.object([("uri", .text($0)), ("range", $1)]) }
      return [FakeSwift.answer(to: message, .list(places))]
    }
    for (encoding, character) in [("utf-8", 15), ("utf-16", 12)] {
      var server = try swift.server(encoding: encoding)
      let atOnce = server.ask(7, "references", line: 3, 15)
      #expect(atOnce.isEmpty)
      let answer = server.goOn().answer(to: 7)
      let places = try #require(answer?.list)
      // The specs know the declaration and its use. The use is the place in generated code.
      #expect(places.count == 3)
      #expect(places.prefix(2).allSatisfy { $0["uri"]?.text == FakeSwift.uri })
      #expect(places[1]["range"]?.compact == FakeSwift.range(3, 12, 17).compact)
      #expect(places[2]["range"]?["start"]?["character"]?.number == character)
    }
  }

  @Test("a cancelled request is dropped")
  func callsOff() throws {
    let swift = FakeSwift { _ in [] }
    var server = try swift.server()
    let atOnce = server.ask(7, "hover", line: 3, 19)
    #expect(atOnce.isEmpty)
    server.callOff(.number(7))
    let later = server.goOn()
    #expect(server.openRequests.isEmpty && later.answer(to: 7) == nil)
  }
}

extension FakeSwift {
  /// Returns a range on a line.
  static func range(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
    .object([
      ("start", .object([("line", .number(line)), ("character", .number(start))])),
      ("end", .object([("line", .number(line)), ("character", .number(end))])),
    ])
  }
}

extension [OutgoingMessage] {
  /// The last published diagnostics of the spec.
  fileprivate var diagnostics: [JSONValue]? {
    for case .notification("textDocument/publishDiagnostics", let params) in reversed()
    where params["uri"]?.text == FakeSwift.uri {
      return params["diagnostics"]?.list
    }
    return nil
  }
}
