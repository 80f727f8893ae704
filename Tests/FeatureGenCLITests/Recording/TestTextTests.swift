import FeatureGenerator
import SpecSource
import SwiftCode
import Testing

@testable import FeatureGenCLI

/// Edits of the steps of tests, which leave all other text unchanged.
@Suite("The text of a test")
struct TestTextTests {
  private static let counts = TestText.Expectation.fields([("count", "1")])

  /// Returns the steps of a test after changes.
  private func edited(_ steps: String, _ changes: [TestText.Change]) throws -> String {
    let head = "feature: F # f\ntests:\n  a:"
    let file = SourceFile(path: "Specs/F.yaml", text: head + steps)
    let text = try #require(TestText(file, test: "a"))
    let result = String(decoding: text.applying(changes).bytes, as: UTF8.self)
    #expect(result.hasPrefix(head))
    return String(result.dropFirst(head.count))
  }

  /// Returns the steps of a test after its first step receives an expectation.
  private func edited(
    _ steps: String, _ expectation: TestText.Expectation, replaces: Bool = false
  ) throws -> String {
    let kind = TestText.Change.Kind.expectation(expectation, replaces: replaces)
    return try edited(steps, [TestText.Change(step: 0, kind: kind)])
  }

  @Test(
    "a step gets its expectations in its own form",
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
      ("\n  - {send: go,}\n", "\n  - {send: go, expect: {count: 1},}\n"),
      (" [{send: go,},]\n", " [{send: go, expect: {count: 1},},]\n"),
      ("\r\n  - send: go\r\n", "\r\n  - send: go\r\n    expect: {count: 1}\r\n"),
      ("\n  - send: go", "\n  - send: go\n    expect: {count: 1}"),
      (
        "\n  - send: |\n      go(\n        1)\n  - send: stop\n",
        "\n  - send: |\n      go(\n        1)\n    expect: {count: 1}\n  - send: stop\n"
      ),
    ])
  func adding(_ steps: String, _ expected: String) throws {
    #expect(try edited(steps, Self.counts) == expected)
  }

  @Test(
    "steps are added after another step in its form",
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
      TestText.NewStep(key: "receive", value: "done(1)", expectation: Self.counts),
      TestText.NewStep(key: "receive", value: "ended(at: 1)"),
    ]
    #expect(try edited(steps, new.map { .init(step: 0, kind: .new($0)) }) == expected)
  }

  @Test(
    "the expectations of a step are replaced or removed",
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
      (
        " [{expect: {a: 1}, send: go}]\n", " [{expect: {count: 1}, send: go}]\n", " [{send: go}]\n"
      ),
      (
        " [{send: go, expect: {a: 1},}]\n", " [{send: go, expect: {count: 1},}]\n",
        " [{send: go,}]\n"
      ),
    ])
  func replacing(_ steps: String, _ replaced: String, _ removed: String) throws {
    #expect(try edited(steps, Self.counts, replaces: true) == replaced)
    #expect(try edited(steps, .fields([]), replaces: true) == removed)
  }

  @Test("values are quoted where YAML requires it, and long values are on separate lines")
  func quoting() throws {
    let long = TestText.Expectation.fields([
      ("items[UUID(0)].title", Code(String(repeating: "a", count: 90))),
      ("name", #""Ada""#),
      ("tags", "[.a, .b]"), ("at", "Date(timeIntervalSince1970: 1)"),
    ])
    #expect(
      try edited("\n  - send: go\n", long) == """

          - send: go
            expect:
              items[UUID(0)].title: \(String(repeating: "a", count: 90))
              name: '"Ada"'
              tags: '[.a, .b]'
              at: 'Date(timeIntervalSince1970: 1)'

        """)
    let short = TestText.Expectation.fields([
      ("path[0]", "nil"), ("a", ".b(1, 2)"), ("c", "[]"),
    ])
    #expect(
      try edited("\n  - send: go\n", short)
        == "\n  - send: go\n    expect: {'path[0]': nil, a: '.b(1, 2)', c: []}\n")
    let whole = TestText.Expectation.whole(#".shown("a")"#)
    #expect(
      try edited("\n  - send: go\n", whole)
        == "\n  - send: go\n    expect: .shown(\"a\")\n")
  }

  @Test("a value that is too long for brackets gets its own lines")
  func tooLong() throws {
    let rows = (0..<4).map {
      Code.call("Row", [.labeled("id", Code(String($0))), "title"])
    }
    let long = TestText.Expectation.fields([
      ("rows", .list(rows)), ("others.of.another", .list(rows)),
    ])
    let expected = """

          - send: go
            expect:
              rows: '[Row(id: 0, title), Row(id: 1, title), Row(id: 2, title), Row(id: 3, title)]'
              others.of.another: |
                [
                  Row(id: 0, title),
                  Row(id: 1, title),
                  Row(id: 2, title),
                  Row(id: 3, title),
                ]
          - {send: stop}

      """
    #expect(try edited(" [{send: go}, {send: stop}]\n", long) == expected)
    #expect(try edited("\n    - {send: go}\n    - {send: stop}\n", long) == expected)
  }
}
