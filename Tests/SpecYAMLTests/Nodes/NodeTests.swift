import SpecSource
import SpecYAML
import Testing

@Suite struct NodeTests {
  @Test(arguments: [
    ("a: b", "{a: \"b\"}"),
    ("a:", "{a: \"\"}"),
    ("a:\n- b\n- c: d\n  e: f", "{a: [\"b\", {c: \"d\", e: \"f\"}]}"),
    ("a: [b, {c: d}, [e]]", "{a: [\"b\", {c: \"d\"}, [\"e\"]]}"),
    ("a: [b: c, d]", "{a: [{b: \"c\"}, \"d\"]}"),
    ("a: {b, c: , 'd': e}", "{a: {b: \"\", c: \"\", d: \"e\"}}"),
    ("? a\n: b", "{a: \"b\"}"),
    ("a: yes\nb: 1.0\nc: ~", "{a: \"yes\", b: \"1.0\", c: \"~\"}"),
    ("a: |\n  b\n\n  c\nd: >\n  e\n  f", "{a: \"b\\n\\nc\\n\", d: \"e f\"}"),
    ("---\na: b\n...\n", "{a: \"b\"}"),
    ("%YAML 1.1\n---\na: b\n", "{a: \"b\"}"),
    ("- ", "[\"\"]"),
    ("just text", "\"just text\""),
  ])
  func readsTree(text: String, outline: String) {
    let result = parse(text)
    #expect(result.shownDiagnostics == [])
    #expect(result.value?.outline == outline)
  }

  @Test(arguments: [
    ("b", YAMLScalar.Style.plain), ("'b'", .singleQuoted), ("\"b\"", .doubleQuoted),
    ("|\n  b", .literal), (">-\n  b", .folded),
  ])
  func reportsStyle(value: String, style: YAMLScalar.Style) throws {
    let node = try #require(parse("a: \(value)").value?.value(of: "a"))
    #expect(node.scalar?.style == style)
    #expect(!node.isFlow)
  }

  @Test func recognizesFlowCollections() throws {
    let root = try #require(parse("a: [b]\nc: {d: e}\nf:\n  - g\nh: [i: j]").value)
    #expect(!root.isFlow)
    #expect(root.members?.map(\.value.isFlow) == [true, true, false, true])
    #expect(root.value(of: "h")?.items?.first?.isFlow == true)
  }

  @Test(arguments: [
    ("{}", "a mapping"), ("[]", "a list"), ("b", "a text"), ("''", "a text"), ("", "nothing"),
    ("|\n", "a text"),
  ])
  func namesKind(value: String, name: String) {
    #expect(parse("a: \(value)").value?.value(of: "a")?.kindName == name)
  }

  @Test func returnsNilForOtherKinds() throws {
    let root = try #require(parse("a: [b]").value)
    let list = try #require(root.value(of: "a"))
    #expect(root.scalar == nil && root.items == nil && root.value(of: "b") == nil)
    #expect(list.scalar == nil && list.members == nil && list.value(of: "b") == nil)
    #expect(list.items?.first?.members == nil)
  }

  @Test(arguments: [
    // The value of `a` in its written form, with its start and end.
    ("a: b", "b", 1, 4, 1, 5),
    ("a:  'b'' c'  # d", "'b'' c'", 1, 5, 1, 12),
    ("a:", "", 1, 3, 1, 3),
    ("a:   # c\nb: c", "", 1, 3, 1, 3),
    ("a  :\nb: c", "", 1, 5, 1, 5),
    ("a: {b: c}  \nd: e", "{b: c}", 1, 4, 1, 10),
    ("a:\n  b: c\n  d:\n\n# e\nf: g", "b: c\n  d:", 2, 3, 3, 5),
    ("a:\n- b\n- [c]   \n\nd: e", "- b\n- [c]", 2, 1, 3, 6),
    ("a: |\n  b\n   c \n\n\nd: e", "|\n  b\n   c ", 1, 4, 3, 6),
    ("a: |+ # x\n  b\n\nd: e", "|+ # x\n  b", 1, 4, 2, 4),
    ("a: |2\n   b\n   \n  \nd: e", "|2\n   b\n   ", 1, 4, 3, 4),
    ("a: |\n\nb: c", "|", 1, 4, 1, 5),
    ("a: >\n  b\n  c", ">\n  b\n  c", 1, 4, 3, 4),
    ("a: b\n  c\n\nd: e", "b\n  c", 1, 4, 2, 4),
    ("a: [b: c]", "[b: c]", 1, 4, 1, 10),
    ("a:\n  - |\n    b\n\n  - c:\n\n", "- |\n    b\n\n  - c:", 2, 3, 5, 7),
  ])
  func reportsSpan(
    text: String, source: String, line: Int, column: Int, endLine: Int, endColumn: Int
  ) throws {
    let node = try #require(parse(text).value?.value(of: "a"))
    #expect(node.source == source)
    #expect([node.span.start.line, node.span.start.column] == [line, column])
    #expect([node.span.end.line, node.span.end.column] == [endLine, endColumn])
  }

  @Test(arguments: [
    ("{b}", 1, 6), ("{b: , c: d}", 1, 7), ("{b  : }", 1, 9), ("{b , c}", 1, 6),
  ])
  func putsMissingValueAfterKey(value: String, line: Int, column: Int) throws {
    let flow = try #require(parse("a: \(value)").value?.value(of: "a"))
    let nothing = try #require(flow.members?.first?.value)
    #expect(nothing.isNothing)
    #expect(nothing.span.start == nothing.span.end)
    #expect([nothing.span.start.line, nothing.span.start.column] == [line, column])
  }

  @Test func pairInListEndsWithItsValue() throws {
    let list = try #require(parse("a: [b: c , d]").value?.value(of: "a"))
    #expect(list.items?.map(\.source) == ["b: c", "d"])
  }
}
