import Foundation
import TestSupport
import Testing

/// The answers of `featuregen lsp` about whole documents and about all specs.
@Suite("Language server: contents of documents", .onOwnThread) struct LanguageServerContentsTests {
  private static let path = "Specs/Features/Notes.yaml"

  /// A spec with text that is hard to count: characters beyond ASCII, doubled quotes and indented lines.
  private static let text = """
    feature: Notes
    # Two lines
    # of a comment.
    state:
      title: {type: String, default: '"it''s é𝄞"'}
      count: Int = 0
    actions:
      save:
        do: |
          if state.count > 0 {
            state.title = "né𝄞w"; state.count = 2
          }
      clear: {do: 'state.title = ""', doc: state.count = 3}
    tests:
      "clears it all":
        - send: clear
          expect: {title: '""'}

    """

  /// Returns the answer of a session about the document.
  private func answer(
    _ method: String, capabilities: [String: Any] = [:], _ text: String = text
  ) throws -> JSON {
    let files = SampleSpecs.files.merging([Self.path: text]) { $1 }
    let session = try EditorSession(files, capabilities: capabilities)
    try session.open(Self.path)
    let result = try session.request(
      method, ["textDocument": ["uri": session.uri(Self.path)]])["result"]
    #expect(try session.end() == 0)
    return result
  }

  @Test("the Swift of a spec is highlighted word by word", arguments: ["utf-16", "utf-8"])
  func semanticTokens(encoding: String) throws {
    let capabilities: [String: Any] = ["general": ["positionEncodings": [encoding]]]
    let data = try answer("textDocument/semanticTokens/full", capabilities: capabilities)["data"]
    let numbers = data.array.compactMap(\.int)
    let lines = Self.text.components(separatedBy: "\n")
    var (line, character) = (0, 0)
    let words = stride(from: 0, to: numbers.count, by: 5).map { index in
      character = numbers[index] == 0 ? character + numbers[index + 1] : numbers[index + 1]
      line += numbers[index]
      return lines[line].part(from: character, length: numbers[index + 2], encoding)
    }
    let expected = """
      String " it''s é𝄞 " Int = 0 if state count > 0 state title = " né𝄞w " state count = 2 \
      state title = " " clear " "
      """
    #expect(words.joined(separator: " ") == expected)
  }

  @Test("the symbols are the spec, its sections and what they declare")
  func documentSymbols() throws {
    let root = try #require(try answer("textDocument/documentSymbol").array.first)
    #expect(root["name"].string == "Notes")
    let sections = root["children"].array.map { section in
      let names = section["children"].array.compactMap { $0["name"].string }
      return "\(section["name"].string ?? ""): \(names.joined(separator: ", "))"
    }
    #expect(
      sections == ["state: title, count", "actions: save, clear", "tests: clears it all"])
    let save = root["children"].array[1]["children"].array[0]
    #expect(save["selectionRange"]["start"]["line"].int == 7)
    #expect(save["range"]["end"]["line"].int == 11)
    #expect(root["range"]["end"]["line"].int == 16)
  }

  @Test("entries and comments of several lines can be folded")
  func folding() throws {
    let ranges = try answer("textDocument/foldingRange").array.map { range in
      let lines = "\(range["startLine"].int ?? -1)-\(range["endLine"].int ?? -1)"
      return range["kind"].string.map { "\(lines) \($0)" } ?? lines
    }
    #expect(
      ranges == ["3-5", "6-12", "7-11", "8-11", "13-16", "14-16", "15-16", "1-2 comment"])
  }

  @Test("unreadable parts are left out, and the rest is answered")
  func broken() throws {
    let text = Self.text.replacing("  count: Int = 0", with: "  count: 'Int")
    let symbols = try answer("textDocument/documentSymbol", text)
    #expect(!symbols.array.isEmpty)
    #expect(try answer("textDocument/semanticTokens/full", "")["data"].array.isEmpty)
  }

  @Test("names of all specs are found by some of their letters")
  func workspaceSymbols() throws {
    let session = try EditorSession(SampleSpecs.files)
    try session.open(SampleSpecs.game)
    try session.type("\n\n  best: Int = 0", over: "\n  best: Int = 0", in: SampleSpecs.game)
    let found = try session.request("workspace/symbol", ["query": "BST"])["result"].array
    #expect(found.map { $0["name"].string } == ["best"])
    #expect(found.first?["containerName"].string == "Game")
    #expect(found.first?["location"]["uri"].string == session.uri(SampleSpecs.game))
    #expect(found.first?["location"]["range"]["start"]["line"].int == 6)
    let all = try session.request("workspace/symbol", ["query": ""])["result"].array
    let names = all.compactMap { $0["name"].string }
    let some = [
      "Counter", "increment", "delegate.finished", "counts", "RandomClient", "int", "Game",
    ]
    for name in some {
      #expect(names.contains(name), "\(name)")
    }
    #expect(try session.end() == 0)
  }
}

extension String {
  /// Returns a part of a line, counted in the encoding of the client.
  fileprivate func part(from start: Int, length: Int, _ encoding: String) -> String {
    if encoding == "utf-8" {
      return String(decoding: Array(utf8)[start..<start + length], as: UTF8.self)
    }
    return String(decoding: Array(utf16)[start..<start + length], as: UTF16.self)
  }
}
