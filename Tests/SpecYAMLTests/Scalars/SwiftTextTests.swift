import SpecSource
import SpecYAML
import Testing

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("do: state.a = 1", "state.a = 1"),
    ("do: 'f(a: ''b'')'", "f(a: 'b')"),
    ("do: \"\\\"a\\\"\"", "\"a\""),
    ("do: |\n  a\n   b\n\nx: y", "a\n b"),
    ("do: |+\n  a\n\n\n", "a"),
    ("do: [1,  2]", "[1,  2]"),
    ("do: [f(a, b), c: d]", "[f(a, b), c: d]"),
    ("do: {a: b}", "{a: b}"),
    ("do: [\n  1,\n  2,\n]", "[\n  1,\n  2,\n]"),
    ("do:", ""),
    ("do: yes", "yes"),
  ])
  func returnsSwift(file: String, text: String) throws {
    let node = try #require(parse(file).value?.value(of: "do"))
    let swift = swiftText(of: node)
    #expect(swift.shownDiagnostics == [])
    #expect(swift.value?.text == text)
  }

  @Test func mapsLiteralsToTheFile() throws {
    let node = try #require(parse("do: |\n  a\n   béc\n").value?.value(of: "do"))
    let swift = try #require(swiftText(of: node).value)
    let span = swift.span(of: 3..<7)
    #expect(span.text == "béc")
    #expect([span.start.line, span.start.column, span.end.column] == [3, 4, 7])
  }

  @Test(arguments: [
    (
      "do: >\n  a = 1\n  b = 2\n",
      "1:5 folded text ('>') joins the lines of Swift → write it after '|':\ndo: |\n  a = 1\n  b = 2"
    ),
    (
      "do: >-\n    if a {\n      b\n    }\n",
      "1:5 folded text ('>') joins the lines of Swift → write it after '|':\ndo: |\n  if a {\n    b\n  }"
    ),
    (
      "do: a = 1\n  b = 2\n",
      "1:5 YAML joins the lines of a text that is not written after '|' → write it after '|':\ndo: |\n  a = 1\n  b = 2"
    ),
    (
      "x:\n  do:\n    a\n    b\n",
      "3:5 YAML joins the lines of a text that is not written after '|' → write it after '|':\ndo: |\n  a\n  b"
    ),
    (
      "do: 'a\n  it''s'\n",
      "1:5 YAML joins the lines of a text that is not written after '|' → write it after '|':\ndo: |\n  a\n  it's"
    ),
    (
      "do:\n  - a\n  - b\n",
      "2:3 Swift is expected here, not a list → if it is Swift, write it after '|':\ndo: |\n  - a\n  - b"
    ),
    (
      "do:\n  a: b\n  c: d\n",
      "2:3 Swift is expected here, not a mapping → if it is Swift, write it after '|':\ndo: |\n  a: b\n  c: d"
    ),
    (
      "do:\n  x = a ? b : c\n",
      "2:3 Swift is expected here, not a mapping: ': ' ends a key in YAML → 'x = a ? b : c'"
    ),
  ])
  func refuses(file: String, expected: String) throws {
    let root = try #require(parse(file).value)
    let node = try #require(root.value(of: "do") ?? root.value(of: "x")?.value(of: "do"))
    let swift = swiftText(of: node)
    #expect(swift.value == nil)
    #expect(swift.shownDiagnostics == [expected])
  }
}

@Suite struct SwiftInsideFlowTests {
  private static let joined = "YAML joins the lines of a text that is not written after '|'"
  private static let advice =
    "write the mapping without braces, because '|' is not allowed inside of them, and a key on each line:\n"

  @Test(arguments: [
    (
      "run: {call: loader.load(\n  ), failure: ignore}\n",
      "1:13 \(joined) → run: {call: 'loader.load()', failure: ignore}"
    ),
    (
      "run: {\n  call: f(\n    a + b\n      - c\n  ),\n  failure: ignore\n}\n",
      "2:9 \(joined) → call: 'f(a + b - c)',"
    ),
    (
      "run: {call: 'f(a,\n  it''s)', id: b}\n",
      "1:13 \(joined) → run: {call: 'f(a, it''s)', id: b}"
    ),
    (
      "run: {call: \"f(\n  \\\"a\\\"\n  )\"}\n",
      "1:13 \(joined) → run: {call: 'f(\"a\")'}"
    ),
    (
      "run: {id: a, call: b = c\n  d = e}\n",
      "1:20 \(joined) → \(advice)call: |\n  b = c\n  d = e"
    ),
    (
      "run: {call: load(\n  \(long)\n  )}\n",
      "1:13 \(joined) → \(advice)call: |\n  load(\n  \(long)\n  )"
    ),
  ])
  func showsWhatYAMLCanRead(file: String, expected: String) throws {
    let root = try #require(parse(file).value)
    let node = try #require(root.value(of: "run")?.value(of: "call"))
    let swift = swiftText(of: node)
    #expect(swift.value == nil)
    #expect(swift.shownDiagnostics == [expected])
  }

  private static let long = String(repeating: "a", count: 80)

  @Test func writesNoKeyForAListEntry() throws {
    let node = try #require(parse("a: [b\n  c]\n").value?.value(of: "a")?.items?.first)
    #expect(swiftText(of: node).diagnostics.map(\.hint) == ["\(Self.advice)- |\n  b\n  c"])
  }
}

@Suite struct WholeItemsTests {
  @Test(arguments: [
    "[]", "[a, b]", "['f(a, b)', g(c)]", "[{a: b}, [c], d]", "\n  - f(a, b)\n  - c",
    "[\"f(a, b)\"]",
    "[setCount(\"x\"), slide(.nan)]",
  ])
  func acceptsCompleteEntries(list: String) throws {
    let node = try #require(parse("a: \(list)").value?.value(of: "a"))
    let result = wholeItems(of: node)
    #expect(result.shownDiagnostics == [])
    #expect(result.value?.map(\.source) == node.items?.map(\.source))
  }

  @Test(arguments: [
    (
      "[a, f(b, c)]",
      "1:8 'f(b, c)' would be split: its commas end a value in YAML → a: [a, 'f(b, c)']"
    ),
    (
      "[f(\"b, c\")]",
      "1:5 'f(\"b, c\")' would be split: its commas end a value in YAML → a: ['f(\"b, c\")']"
    ),
    (
      "[f(b: 1), c]",
      "1:5 'f(b: 1)' would be split: its ': ' ends a key in YAML → a: ['f(b: 1)', c]"
    ),
    ("{b: c}", "1:4 a list is expected here, not a mapping → no hint"),
    ("b", "1:4 a list is expected here, not a text → no hint"),
  ])
  func refusesSplitEntries(list: String, expected: String) throws {
    let node = try #require(parse("a: \(list)").value?.value(of: "a"))
    let result = wholeItems(of: node)
    #expect(result.value == nil)
    #expect(result.shownDiagnostics == [expected])
  }

  @Test func reportsEverySplitEntry() throws {
    let node = try #require(parse("a: [f(b, c), g(d, e)]").value?.value(of: "a"))
    let hints = wholeItems(of: node).diagnostics.map(\.hint)
    #expect(hints == Array(repeating: "a: ['f(b, c)', 'g(d, e)']", count: 2))
  }
}
