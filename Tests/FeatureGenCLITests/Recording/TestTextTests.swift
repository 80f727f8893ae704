import SpecSource
import Testing

@testable import FeatureGenCLI

/// Edits of the steps of tests, which leave everything else as it is.
@Suite("The text of a test")
struct TestTextTests {
  private static let counts = TestText.Expectation(fields: [("count", "1")])

  /// A spec whose test has steps, as they stand there, after an edit.
  private func edited(
    _ steps: String, _ edit: (TestText) -> TestText.Edit?
  ) throws -> String {
    let head = "feature: F # f\ntests:\n  a:"
    let file = SourceFile(path: "Specs/F.yaml", text: head + steps)
    let text = try #require(TestText(file, test: "a"))
    let edit = try #require(edit(text))
    var bytes = file.bytes
    bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    let result = String(decoding: bytes, as: UTF8.self)
    #expect(result.hasPrefix(head))
    return String(result.dropFirst(head.count))
  }

  @Test(
    "a step gets what it expects in the form that it has",
    arguments: [
      (
        "\n  # first\n  - send: go # now\n\n  - send: stop\n",
        "\n  # first\n  - send: go # now\n    expect: {count: 1}\n\n  - send: stop\n"
      ),
      (
        "\n    steps:\n      - {send: go} # now\n",
        "\n    steps:\n      - {send: go, expect: {count: 1}} # now\n"
      ),
      (" [{send: go}, {send: stop}]\n", " [{send: go, expect: {count: 1}}, {send: stop}]\n"),
      ("\r\n  - send: go\r\n", "\r\n  - send: go\r\n    expect: {count: 1}\r\n"),
      ("\n  - send: go", "\n  - send: go\n    expect: {count: 1}"),
      (
        "\n  - send: |\n      go(\n        1)\n  - send: stop\n",
        "\n  - send: |\n      go(\n        1)\n    expect: {count: 1}\n  - send: stop\n"
      ),
    ])
  func adding(_ steps: String, _ expected: String) throws {
    #expect(try edited(steps) { $0.adding(Self.counts, toStep: 0) } == expected)
  }

  @Test(
    "steps are added behind another in the form that it has",
    arguments: [
      (
        "\n    - send: go # now\n      expect: {a: 1} # then\n    - send: stop\n",
        "\n    - send: go # now\n      expect: {a: 1} # then\n    - receive: done(1)\n      expect: {count: 1}\n    - receive: 'ended(at: 1)'\n    - send: stop\n"
      ),
      (
        "\n    - {send: go}\n",
        "\n    - {send: go}\n    - {receive: done(1), expect: {count: 1}}\n    - {receive: 'ended(at: 1)'}\n"
      ),
      (
        " [{send: go}]\n",
        " [{send: go}, {receive: done(1), expect: {count: 1}}, {receive: 'ended(at: 1)'}]\n"
      ),
    ])
  func steps(_ steps: String, _ expected: String) throws {
    let new = [
      TestText.NewStep(action: "done(1)", expectation: Self.counts),
      TestText.NewStep(action: "ended(at: 1)", expectation: nil),
    ]
    #expect(try edited(steps) { $0.adding(new, behindStep: 0) } == expected)
  }

  @Test(
    "what a step expects is replaced, or taken out",
    arguments: [
      (
        "\n    - send: go\n      expect: {a: 1} # why\n",
        "\n    - send: go\n      expect: {count: 1} # why\n",
        "\n    - send: go\n"
      ),
      (
        "\n    - send: go\n      expect:\n        a: 1\n        b: 2\n    - send: stop\n",
        "\n    - send: go\n      expect: {count: 1}\n    - send: stop\n",
        "\n    - send: go\n    - send: stop\n"
      ),
      (" [{send: go, expect: {a: 1}}]\n", " [{send: go, expect: {count: 1}}]\n", " [{send: go}]\n"),
    ])
  func replacing(_ steps: String, _ replaced: String, _ removed: String) throws {
    #expect(try edited(steps) { $0.replacing(Self.counts, ofStep: 0) } == replaced)
    #expect(try edited(steps) { $0.replacing(nil, ofStep: 0) } == removed)
  }

  @Test("values are quoted where YAML would read something else, and long ones stand in lines")
  func quoting() throws {
    let long = TestText.Expectation(fields: [
      ("items[UUID(0)].title", String(repeating: "a", count: 90)), ("name", #""Ada""#),
      ("tags", "[.a, .b]"), ("at", "Date(timeIntervalSince1970: 1)"),
    ])
    #expect(
      try edited("\n  - send: go\n") { $0.adding(long, toStep: 0) } == """

          - send: go
            expect:
              items[UUID(0)].title: \(String(repeating: "a", count: 90))
              name: '"Ada"'
              tags: '[.a, .b]'
              at: 'Date(timeIntervalSince1970: 1)'

        """)
    let short = TestText.Expectation(fields: [("path[0]", "nil"), ("a", ".b(1, 2)"), ("c", "[]")])
    #expect(
      try edited("\n  - send: go\n") { $0.adding(short, toStep: 0) }
        == "\n  - send: go\n    expect: {'path[0]': nil, a: '.b(1, 2)', c: []}\n")
    let whole = TestText.Expectation(fields: [("", #".shown("a")"#)])
    #expect(
      try edited("\n  - send: go\n") { $0.adding(whole, toStep: 0) }
        == "\n  - send: go\n    expect: .shown(\"a\")\n")
  }
}
