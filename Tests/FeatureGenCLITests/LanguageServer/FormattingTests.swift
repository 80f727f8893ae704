import Foundation
import TestSupport
import Testing

/// How `featuregen lsp` formats specs.
@Suite("Language server: formatting", .onOwnThread) struct LanguageServerFormattingTests {
  @Test("the toolchain's formatter lays Swift out, by the project's configuration")
  func formats() throws {
    let path = SampleSpecs.counter
    var files = SampleSpecs.files
    files[".swift-format"] = #"{"version": 1, "indentation": {"spaces": 4}}"#
    let text = SampleSpecs.counterText
      .replacingOccurrences(
        of: "state.phase = .running", with: "if state.count>0 {\n        state.phase = .running}")
    let session = try EditorSession(files)
    try session.open(path, text)
    let answer = try session.request(
      "textDocument/formatting",
      [
        "textDocument": ["uri": session.uri(path)],
        "options": ["tabSize": 2, "insertSpaces": true],
      ])
    let edits = answer["result"].array
    #expect(edits.count == 1)
    let expected = """
            if state.count > 0 {
                state.phase = .running
            }
            state.count = random.int(in: 0...9)
      """
    #expect(edits.first?["newText"].string == expected)
    #expect(try session.end() == 0)
  }
}
