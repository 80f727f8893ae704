import SpecSource
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test(
    "count lines and columns as editors do",
    arguments: [
      ("ab\ncd", 0, 1, 1),
      ("ab\ncd", 1, 1, 2),
      ("ab\ncd", 2, 1, 3),
      ("ab\ncd", 3, 2, 1),
      ("ab\r\ncd", 4, 2, 1),
      ("ab\rcd", 3, 2, 1),
      ("ab\n\ncd", 4, 3, 1),
      ("äö\nü", 2, 1, 2),
      ("äö\nü", 5, 2, 1),
      ("a😀b", 5, 1, 3),
      ("ab", 99, 1, 3),
    ])
  func positions(text: String, offset: Int, line: Int, column: Int) {
    let position = SourceFile(path: "a.yaml", text: text).position(at: offset)
    #expect(position.line == line)
    #expect(position.column == column)
    #expect(position.offset == min(offset, text.utf8.count))
  }

  @Test(
    "return a line without its line break",
    arguments: [
      ("ab\ncd\n", 1, "ab"), ("ab\ncd\n", 2, "cd"), ("ab\ncd\n", 3, ""), ("ab\r\ncd", 1, "ab"),
      ("ab\r\ncd", 2, "cd"), ("ab\rcd", 2, "cd"), ("", 1, ""), ("ab", 7, ""),
    ])
  func lines(text: String, number: Int, expected: String) {
    #expect(SourceFile(path: "a.yaml", text: text).line(number) == expected)
  }

  @Test("describe a span by its start")
  func spans() {
    let file = SourceFile(path: "Specs/A.yaml", text: "one\ntwo three\n")
    let span = SourceSpan(file: file, offsets: 8..<13)
    #expect(span.description == "Specs/A.yaml:2:5")
    #expect(span.text == "three")
  }
}

@Suite("Texts from a file")
struct SourcedTextTests {
  @Test("map to their places in the file")
  func verbatim() {
    let file = SourceFile(path: "a.yaml", text: "x: count + 1")
    let text = SourcedText(verbatim: SourceSpan(file: file, offsets: 3..<12))
    #expect(text.text == "count + 1")
    #expect(text.span(of: 8..<9).description == "a.yaml:1:12")
    #expect(text.span(of: 0..<5).text == "count")
  }

  @Test("map to their places across removed characters")
  func escaped() {
    // ''it''s'' becomes 'it's': the offsets after each doubled quote differ by one more.
    let file = SourceFile(path: "a.yaml", text: "it''s")
    let span = SourceSpan(file: file, offsets: 0..<5)
    let text = SourcedText(text: "it's", span: span) { $0 < 3 ? $0 : $0 + 1 }
    #expect(text.span(of: 3..<4).text == "s")
    #expect(text.span(of: 1..<4).text == "t''s")
  }
}
