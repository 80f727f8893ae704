import Foundation
import TestSupport
import Testing

/// The formatting of specs by `featuregen lsp`.
@Suite("Language server: formatting", .onOwnThread) struct LanguageServerFormattingTests {
  @Test("the toolchain's formatter lays out Swift with the project's configuration")
  func formats() throws {
    let path = SampleSpecs.counter
    var files = SampleSpecs.files
    files[".swift-format"] = #"{"version": 1, "indentation": {"spaces": 4}}"#
    let text = SampleSpecs.counterText
      .replacingOccurrences(
        of: "state.phase = .running", with: "if state.count>0 {\n        state.phase = .running}")
    let session = try EditorSession(files)
    try session.open(path, text)
    let edits = try edits(of: path, session)
    #expect(edits.count == 1)
    let swift = """
          if state.count > 0 {
              state.phase = .running
          }
      """
    let newText = edits.first?["newText"].string ?? ""
    #expect(newText.contains(swift), "\(newText)")
    #expect(try session.end() == 0)
  }

  @Test("a document gets the layout of 'format', and only lines that differ are replaced")
  func laysOut() throws {
    let path = SampleSpecs.counter
    let text =
      "feature: Counter\nstate: {count: Int = 0}\nactions:\n  go:\n    send: [on]\n    do: 'state.count = 1'\n  on:\n"
    let session = try EditorSession(SampleSpecs.files)
    try session.open(path, text)
    let edits = try edits(of: path, session)
    #expect(edits.count == 1)
    #expect(edits.first?["newText"].string == "    do: state.count = 1\n    send: on\n")
    #expect(edits.first?["range"]["start"]["line"].int == 4)
    #expect(edits.first?["range"]["end"]["line"].int == 6)
    #expect(try session.end() == 0)
  }

  /// Returns the edits that format a document.
  private func edits(of path: String, _ session: EditorSession) throws -> [JSON] {
    let answer = try session.request(
      "textDocument/formatting",
      [
        "textDocument": ["uri": session.uri(path)],
        "options": ["tabSize": 2, "insertSpaces": true],
      ])
    return answer["result"].array
  }
}
