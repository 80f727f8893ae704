import Foundation
import TestSupport
import Testing

/// `featuregen lsp` with specs of thousands of lines.
///
/// `PROOFS=all swift test --filter LanguageServerLargeDocumentTests` tests specs of 5,000 lines.
@Suite("Language server: large documents", .onOwnThread) struct LanguageServerLargeDocumentTests {
  static let path = "Specs/Features/Large.yaml"

  /// The number of fields, of actions and of steps in the feature.
  static let count = Proofs.size(1000, part: 250)

  /// The text of a feature with five lines for each field, action and step.
  static let text: String = {
    let numbers = 0..<count
    let fields = numbers.map { "  field\($0): Int = \($0)\n" }
    let actions = numbers.map {
      "  set\($0):\n    with: {_ number: Int}\n    do: state.field\($0) = number\n"
    }
    let steps = numbers.map { "    - send: set\($0)(-1)\n      expect: {field\($0): -1}\n" }
    let text =
      "feature: Large\nstate:\n" + fields.joined() + "actions:\n" + actions.joined()
      + "tests:\n  sets everything:\n" + steps.joined()
    return text
  }()

  private func session() throws -> EditorSession {
    let session = try EditorSession([
      "Specs/featuregen.yaml": SampleProject.settings, Self.path: Self.text,
    ])
    try session.open(Self.path)
    return session
  }

  @Test("many changes are checked together, and the last diagnostics match the last change")
  func coalesces() throws {
    #expect(Self.text.count { $0 == "\n" } > 5 * Self.count)
    let session = try session()
    let changes = 60
    for number in 0..<changes {
      let old = number == 0 ? "state.field200 =" : "state.fieldx\(number - 1) ="
      try session.type("state.fieldx\(number) =", over: old, in: Self.path)
    }
    try session.wait(for: "fieldx\(changes - 1)'", in: Self.path)
    #expect(session.toldVersions[Self.path] == session.version(of: Self.path))
    #expect(session.tellings[Self.path, default: 0] < changes / 4)
    try session.type("state.field200 =", over: "state.fieldx\(changes - 1) =", in: Self.path)
    try session.wait(Self.path) { $0.isEmpty }
    #expect(try session.end() == 0)
  }

  @Test("answers match the text at the time of the request")
  func answersInBetween() throws {
    let session = try session()
    var asked: [(id: Int, line: Int)] = []
    for number in 0..<4 {
      try session.type("  extra\(number): Int = 0\nactions:", over: "actions:", in: Self.path)
      let id = try session.ask("definition", after: "do: state.field70", in: Self.path)
      asked.append((id, 73))
      let action = try session.ask("definition", after: "- send: set3", in: Self.path)
      asked.append((action, Self.count + 3 + number + 1 + 1 + 3 * 3))
    }
    for (id, line) in asked {
      let answer = try session.answer(to: id)
      #expect(answer["result"]["range"]["start"]["line"].int == line - 1)
    }
    let names = try session.completions(after: "do: state.field70", in: Self.path)
    #expect(names.count == Self.count + 4 && names.contains("extra3"))
  }

  @Test("a replacement of the whole text is accepted")
  func replacesTheWhole() throws {
    let session = try session()
    for number in 0..<3 {
      try session.replace(
        Self.path,
        by: Self.text.replacingOccurrences(of: "state.field9 =", with: "state.fiedl\(number) ="))
    }
    try session.wait(for: "fiedl2", in: Self.path)
    #expect(session.diagnostics[Self.path]?.count == 1)
  }
}
