import Terminal
import Testing

@Suite("Columns") struct ColumnsTests {
  @Test(
    "are counted as terminals count them",
    arguments: [
      ("abc", 3), ("", 0), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("한", 2), ("🎉", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("─█╭", 3), ("\u{200B}", 0), ("ｆ", 2),
    ])
  func count(text: String, expected: Int) {
    #expect(columns(of: text) == expected)
  }

  @Test("a text is wrapped at spaces, and within words that are too long")
  func wrap() {
    #expect(wrapped("one two three", to: 7) == ["one two", "three"])
    #expect(wrapped("one two three", to: 8) == ["one two", "three"])
    #expect(wrapped("abcdefgh ij", to: 3) == ["abc", "def", "gh", "ij"])
    #expect(wrapped("漢字漢字", to: 5) == ["漢字", "漢字"])
    #expect(wrapped("a\n\nb\r\nc", to: 9) == ["a", "", "b", "c"])
    #expect(wrapped("", to: 9) == [""])
  }

  @Test("no line is too long, and nothing is lost", arguments: 1...30)
  func wrapAnything(width: Int) {
    let text = "Some words, averyveryverylongone, 漢字漢字漢字 and  spaces   between."
    let lines = wrapped(text, to: width)
    #expect(lines.allSatisfy { columns(of: $0) <= max(2, width) })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test("control characters are removed")
  func controls() {
    #expect(StyledText("a\u{1B}[2Jb\u{07}\r\n\u{9B}c\u{202E}").text == "a[2Jbc")
    #expect(StyledText("漢").padded(to: 4).text == "漢  ")
  }
}
