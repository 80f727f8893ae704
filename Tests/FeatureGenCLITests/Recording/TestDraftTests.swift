import SpecSource
import Testing

@testable import FeatureGenCLI

/// The place of the test that `featuregen new test` writes.
@Suite("A new test")
struct TestDraftTests {
  private func spec(_ text: String, adding draft: TestDraft) -> (text: String, problem: String?) {
    let file = SourceFile(path: "Specs/F.yaml", text: text)
    let appended = draft.appended(to: file)
    return (
      String(decoding: appended.value ?? [], as: UTF8.self), appended.diagnostics.first?.message
    )
  }

  @Test("follows the other tests, or begins the section")
  func places() throws {
    let plain = TestDraft(
      name: "goes", steps: [try .parse("send: go"), try .parse("send: set(to: 1)")])
    #expect(
      spec("feature: F\ntests:\n    a: # one\n      - send: go # now\n\nview: {}\n", adding: plain)
        .text
        == "feature: F\ntests:\n    a: # one\n      - send: go # now\n    goes:\n      - send: go\n      - send: 'set(to: 1)'\n\nview: {}\n"
    )
    #expect(
      spec("feature: F\nactions: {go: }", adding: plain).text
        == "feature: F\nactions: {go: }\n\ntests:\n  goes:\n    - send: go\n    - send: 'set(to: 1)'\n"
    )
    let long = TestDraft(
      name: "goes", given: [try .parse("count: 3")],
      dependencies: [try .parse("random.int: 5")], steps: [try .parse("send: go")])
    #expect(
      spec("feature: F\n", adding: long).text == """
        feature: F

        tests:
          goes:
            given: {count: 3}
            dependencies: {random.int: 5}
            steps:
              - send: go

        """)
  }

  @Test(
    "is removed as it was added, and the comments around it stay",
    arguments: [
      "feature: F\nactions: {go: }\n", "feature: F\nactions:\n  go:\n# The end.\n",
      "feature: F\ntests:\n  # First.\n  a:\n    - send: go\n\n# The end.\n",
    ])
  func isRemoved(text: String) throws {
    let draft = TestDraft(name: "goes", steps: [try .parse("send: go")])
    let added = spec(text, adding: draft).text
    let removed = draft.removed(from: SourceFile(path: "Specs/F.yaml", text: added))
    #expect(removed.map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test(
    "writes mappings as YAML, and Swift in quotes",
    arguments: [
      ("x: {throws: E}", "x: {throws: E}"),
      ("x: {records: ids, returns: '[1, 2]'}", "x: {records: ids, returns: '[1, 2]'}"),
      ("x: { _ in 5 }", "x: '{ _ in 5 }'"),
      ("x: { [weak self] in self.map { $0 } }", "x: '{ [weak self] in self.map { $0 } }'"),
      ("x: {}", "x: '{}'"),
      ("x: [1, 2]", "x: '[1, 2]'"),
    ])
  func mappings(entry: String, line: String) throws {
    #expect(try TestDraft.Entry.parse(entry).entry.lines(indentation: 0) == [line])
  }

  @Test(
    "leaves the spec unchanged after its removal",
    arguments: [
      "feature: F\ntests:\n  a: # one\n    - send: go\n\nview: {}\n", "feature: F\n",
      "feature: F\nactions:\n  go: # now\n",
    ])
  func removed(text: String) throws {
    let draft = TestDraft(name: "b", given: [try .parse("n: 1")], steps: [try .parse("send: go")])
    let added = spec(text, adding: draft).text
    #expect(added.contains("- send: go"))
    let removed = draft.removed(from: SourceFile(path: "Specs/F.yaml", text: added))
    #expect(String(decoding: try #require(removed), as: UTF8.self) == text)
    #expect(draft.removed(from: SourceFile(path: "Specs/F.yaml", text: text)) == nil)
  }

  @Test("is refused if it already exists, or if the tests are in brackets")
  func refused() throws {
    let draft = TestDraft(name: "a", steps: [try .parse("send: go")])
    #expect(
      spec("feature: F\ntests:\n  a:\n    - send: go\n", adding: draft).problem
        == "'a' is already the name of a test")
    #expect(
      spec("feature: F\ntests: {b: [{send: go}]}\n", adding: draft).problem
        == "a test cannot be added to tests in brackets")
    #expect(throws: (any Error).self) { try TestDraft.Entry.parse("send") }
  }
}
