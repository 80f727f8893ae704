import Foundation
import TestSupport
import Testing

/// The code actions that `featuregen lsp` offers.
@Suite("Language server: code actions", .onOwnThread) struct LanguageServerCodeActionTests {
  static let counter = SampleSpecs.counter

  /// A spec with three mistakes, each of which a single edit fixes.
  static let misspelt = SampleSpecs.counterText
    .replacingOccurrences(of: "increment: state.count", with: "increment: /* 😀 */ state.cuont")
    .replacingOccurrences(of: "types:", with: "typse:")
    .replacingOccurrences(of: "- send: draw", with: "- send: drwa")

  @Test("an error is fixed at its place")
  func fixes() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter, Self.misspelt)
    let actions = try session.actions(at: "cuont", in: Self.counter)
    #expect(actions.compactMap { $0["title"].string } == ["Replace 'cuont' with 'count'"])
    let action = try #require(actions.first)
    #expect(action["kind"].string == "quickfix")
    #expect(action["isPreferred"].int == 1)
    #expect(action["diagnostics"][0]["message"].string?.contains("cuont") == true)
    let edits = action["edit"]["changes"][session.uri(Self.counter)].array
    #expect(
      applying(edits, to: Self.misspelt)
        == Self.misspelt.replacingOccurrences(of: "cuont", with: "count"))
    #expect(try session.actions(at: "delegate", in: Self.counter).isEmpty)
    #expect(try session.end() == 0)
  }

  @Test("a request that waits for a check is answered when the text changes")
  func outOfDate() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter, Self.misspelt)
    let start: [String: Any] = ["line": 0, "character": 0]
    let id = try session.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": session.uri(Self.counter)],
        "range": ["start": start, "end": start], "context": ["diagnostics": [Any]()],
      ])
    try session.type("draw", over: "drwa", in: Self.counter)
    // If the check ended before the change arrived, the answer is a list.
    let answer = try session.answer(to: id)
    #expect(answer["error"]["code"].int == -32801 || answer["result"].isThere)
    let actions = try session.actions(at: "cuont", in: Self.counter)
    #expect(actions.compactMap { $0["title"].string } == ["Replace 'cuont' with 'count'"])
    #expect(try session.end() == 0)
  }

  @Test("Swift that needs quotes gets quotes, although the file is read without that Swift")
  func quotes() throws {
    let session = try EditorSession(SampleSpecs.files)
    let text = SampleSpecs.counterText
      .replacingOccurrences(of: "increment: state.count", with: "increment: f(a: 1); state.count")
      .replacingOccurrences(of: "- send: draw", with: "- send: draw(a: 1)")
    try session.open(Self.counter, text)
    let first = try #require(try session.actions(at: "f(a: 1)", in: Self.counter).first)
    let fixed = applying(first["edit"]["changes"][session.uri(Self.counter)].array, to: text)
    #expect(fixed.contains("increment: 'f(a: 1); state.count += 1'"), "\(fixed)")
    let second = try #require(try session.actions(at: "draw(a: 1)", in: Self.counter).first)
    let edits = second["edit"]["changes"][session.uri(Self.counter)].array
    #expect(applying(edits, to: text).contains("- send: 'draw(a: 1)'"))
    #expect(try session.end() == 0)
  }

  @Test("all errors of a file are fixed at once on request")
  func fixesAll() throws {
    let versions = ["workspace": ["workspaceEdit": ["documentChanges": true]]]
    let session = try EditorSession(SampleSpecs.files, capabilities: versions)
    try session.open(Self.counter, Self.misspelt)
    let actions = try session.actions(
      at: "delegate", in: Self.counter, only: ["source.fixAll"])
    let change = try #require(actions.first)["edit"]["documentChanges"][0]
    #expect(change["textDocument"]["version"].int == 1)
    let fixed = applying(change["edits"].array, to: Self.misspelt)
    #expect(
      fixed
        == SampleSpecs.counterText.replacingOccurrences(
          of: "increment: state.count", with: "increment: /* 😀 */ state.count"))
    #expect(try session.actions(at: "cuont", in: Self.counter, only: ["refactor"]).isEmpty)
  }

  @Test("code actions match the current text, however fast the user types")
  func followsTheText() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(Self.counter)
    for (old, new) in [("count +=", "cuont +="), ("cuont +=", "x.cuont +=")] {
      try session.type(new, over: old, in: Self.counter)
    }
    try session.type("cuont +=", over: "x.cuont +=", in: Self.counter)
    let action = try #require(try session.actions(at: "cuont", in: Self.counter).first)
    let edit = action["edit"]["changes"][session.uri(Self.counter)][0]
    #expect(edit["range"]["start"]["character"].int == 19)
    try session.type("count +=", over: "cuont +=", in: Self.counter)
    #expect(try session.actions(at: "count +=", in: Self.counter).isEmpty)
  }
}
