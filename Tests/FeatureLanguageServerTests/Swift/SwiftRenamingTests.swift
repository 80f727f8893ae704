import JSON
import JSONRPC
import Testing

@testable import FeatureLanguageServer

/// What specs declare is called the same in Swift that people have written.
@Suite("Swift: other names")
struct SwiftRenamingTests {
  private static let hand = "file:///p/Sources/App/Hand.swift"

  /// It finds the name in a file that people have written, and in a generated one.
  private static let renaming: FakeSwift.Behavior = { message in
    guard message["method"]?.text == "textDocument/rename" else { return [] }
    func edits(_ line: Int, _ start: Int, _ end: Int) -> JSONValue {
      .list([
        .object([
          ("range", FakeSwift.range(line, start, end)),
          ("newText", message["params"]?["newName"] ?? .null),
        ])
      ])
    }
    let changes: JSONValue = .object([
      (hand, edits(0, 15, 16)), ("file:///p/Sources/App/Lamp.swift", edits(0, 5, 7)),
    ])
    return [FakeSwift.answer(to: message, .object([("changes", changes)]))]
  }

  @Test(
    "edits of Swift that people have written stand beside those of specs; generated files are left out"
  )
  func addsEdits() throws {
    let swift = FakeSwift(Self.renaming)
    var server = try swift.server()
    #expect(server.ask(7, "rename", line: 3, 2, newName: "raise").isEmpty)
    let changes = server.goOn().answer(to: 7)?["changes"]
    #expect(changes?.members?.map(\.key) == [FakeSwift.uri, Self.hand])
    #expect(changes?[FakeSwift.uri]?.list?.count == 1)
    #expect(changes?[Self.hand]?.list?.first?["newText"]?.text == "raise")
    let question = try #require(
      swift.messages.last { $0["method"]?.text == "textDocument/rename" })
    #expect(question["params"]?["newName"]?.text == "raise")
    #expect(question["params"]?["position"]?["character"]?.number == 5)
  }

  @Test(
    "edits are counted as the editor does, and name no version of files that the server has not")
  func countsAsTheEditor() throws {
    let swift = FakeSwift(Self.renaming)
    var server = try swift.server(
      encoding: "utf-8",
      workspace: .object([("workspaceEdit", .object([("documentChanges", .flag(true))]))]))
    #expect(server.ask(7, "rename", line: 3, 2, newName: "raise").isEmpty)
    let changes = try #require(server.goOn().answer(to: 7)?["documentChanges"]?.list)
    let hand = try #require(changes.first { $0["textDocument"]?["uri"]?.text == Self.hand })
    #expect(hand["edits"]?.list?.first?["range"]?["start"]?["character"]?.number == 18)
    #expect(hand.compact.contains("\"version\":null"))
  }

  @Test("without an answer the edits of the specs remain; a refused name asks nobody")
  func remains() throws {
    let swift = FakeSwift { message in
      guard message["method"]?.text == "textDocument/rename" else { return [] }
      return RequestID(message["id"]).map { id in
        let error = RPCError(code: -32001, message: "no index")
        return [framed(OutgoingMessage.error(id: id, error).json.compact)]
      }
    }
    var server = try swift.server()
    #expect(server.ask(7, "rename", line: 3, 2, newName: "raise").isEmpty)
    #expect(server.goOn().answer(to: 7)?["changes"]?.members?.map(\.key) == [FakeSwift.uri])
    _ = server.ask(8, "rename", line: 3, 2, newName: "2")
    #expect(server.openRequests.isEmpty)
  }
}
