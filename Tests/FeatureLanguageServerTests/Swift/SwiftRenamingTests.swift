import JSON
import JSONRPC
import Testing

@testable import FeatureLanguageServer

/// The declarations of specs are renamed in handwritten Swift, too.
@Suite("Swift: renaming")
struct SwiftRenamingTests {
  private static let hand = "file:///p/Sources/App/Hand.swift"

  /// The server finds the name in a handwritten file and in a generated file.
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
      ("file:///p/Sources/App/Linked.swift", edits(0, 15, 16)),
      ("file:///q/Other.swift", edits(0, 15, 16)),
    ])
    return [FakeSwift.answer(to: message, .object([("changes", changes)]))]
  }

  @Test("adds edits of the project's own Swift to the edits of specs, not of generated files")
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

  @Test("counts in the editor's encoding, and gives no version of unopened files")
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

  @Test("renames nothing in a file with unsaved changes")
  func unsaved() throws {
    let swift = FakeSwift(Self.renaming)
    var server = try swift.server()
    server.open(Self.hand, "// not saved\nlet é = \"😀\"; f()")
    _ = server.ask(7, "rename", line: 3, 2, newName: "raise")
    let error = server.goOn().error(to: 7)
    #expect(error?.code == -32803)
    #expect(error?.message.contains("'Sources/App/Hand.swift' has unsaved changes") == true)
  }

  @Test("gives the editor's version of an open Swift file")
  func versions() throws {
    let swift = FakeSwift(Self.renaming)
    var server = try swift.server(workspace: Self.able)
    server.open(Self.hand, "let é = \"😀\"; f()", version: 4)
    _ = server.ask(7, "rename", line: 3, 2, newName: "raise")
    let answer = try #require(server.goOn().answer(to: 7))
    let changes = answer["documentChanges"]?.list ?? []
    #expect(changes.map { $0["textDocument"]?["version"]?.number } == [1, 4])
    #expect(answer["changeAnnotations"] == nil)
  }

  @Test("requires a confirmation if the editor does not report its open files")
  func confirms() throws {
    let swift = FakeSwift(Self.renaming)
    for isSynced in [true, false] {
      let sync = JSONValue.object([("dynamicRegistration", .flag(isSynced))])
      var server = try swift.server(
        workspace: Self.able, text: .object([("synchronization", sync)]))
      _ = server.ask(7, "rename", line: 3, 2, newName: "raise")
      let answer = try #require(server.goOn().answer(to: 7))
      let annotation = answer["changeAnnotations"]?["unsaved"]
      #expect(annotation?["needsConfirmation"]?.flag == (isSynced ? nil : true))
      let edit = answer["documentChanges"]?.list?.last?["edits"]?.list?.first
      #expect(edit?["annotationId"]?.text == (isSynced ? nil : "unsaved"))
    }
  }

  @Test("does not overwrite text typed while the Swift server searches")
  func typedMeanwhile() throws {
    let swift = FakeSwift(Self.renaming)
    for workspace in [Self.able, .object([])] {
      var server = try swift.server(workspace: workspace)
      #expect(server.ask(7, "rename", line: 3, 2, newName: "raise").isEmpty)
      server.type("# A lamp.\n" + FakeSwift.spec)
      #expect(server.goOn().error(to: 7)?.code == -32801)
    }
  }

  /// The capabilities of an editor that supports versions in edits and lets people confirm edits.
  private static let able = JSONValue.object([
    (
      "workspaceEdit",
      .object([("documentChanges", .flag(true)), ("changeAnnotationSupport", .object([]))])
    )
  ])

  @Test("keeps the specs' edits without an answer, and sends no request for a refused name")
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
