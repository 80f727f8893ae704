import SpecSource
import SpecSwift
import TestSupport
import Testing

/// Hidden characters are not Swift, except in texts that people write.
@Suite("Hidden characters in Swift")
struct HiddenCharacterTests {
  /// The hidden characters that are not joiners, with only a few characters of each long row of a single kind.
  private static let hidden = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    .filter {
      $0.value < 0x3_0000 || $0.value.isMultiple(of: 97) || 0xE_0000..<0xE_1000 ~= $0.value
    }
    .filter { ![nil, .joiner].contains(HiddenKind($0)) }

  @Test("are refused in code, each at its place", arguments: [true, false])
  func code(isRefusedInTexts: Bool) {
    let hidden = Proofs.part(
      of: Self.hidden.filter { HiddenKind($0)?.mayStandInText != isRefusedInTexts }, each: 8)
    for start in stride(from: 0, to: hidden.count, by: 1000) {
      let part = hidden[start..<min(start + 1000, hidden.count)]
      let text = part.map { "a\($0)b" }.joined(separator: "\n")
      let parsed = parseFragment(source(text), as: .statements)
      #expect(parsed.value == nil)
      #expect(
        parsed.diagnostics.map { $0.message.suffix(200).description }
          == part.map {
            "\(HiddenKind($0)?.description ?? "") \($0.codePoint) cannot stand in Swift code"
          })
      #expect(parsed.diagnostics.map { $0.span?.start.column } == part.map { _ in 2 })
      #expect(parsed.diagnostics.map { $0.span?.start.line } == part.indices.map { $0 - start + 1 })
    }
  }

  @Test("that people write are allowed in strings, regular expressions and comments")
  func texts() {
    let hidden = Self.hidden.filter { $0.value < 0x3000 || $0.value.isMultiple(of: 970) }
    for scalar in Proofs.part(of: hidden, each: 12) {
      let isFree = HiddenKind(scalar)?.mayStandInText == true
      for text in [
        "\"a\(scalar)b\"", "1 /* a\(scalar)b */", "/* a\(scalar)b */ 1", "#/a\(scalar)b/#",
        "\"\"\"\na\(scalar)b\n\"\"\"", "#\"a\(scalar)b\"#", "f(\"\\(a) \(scalar)\")",
      ] {
        let parsed = parseFragment(source(text), as: .expression)
        #expect((parsed.value != nil) == isFree, "\(scalar.codePoint) in \(text)")
      }
    }
  }

  @Test(
    "are not allowed in names and operators",
    arguments: [
      "1 \u{2800} 2", "a\u{2800}", "\u{2800}a", "a.b\u{FFFC}", "a\u{A0}+ b", "`a\u{A0}b`",
      "\"\\(a\u{2800})\"", "a\u{200D}b", "a\u{FE0F}", "+\u{FE0F}a", "a\u{FFF9}", "a\u{3000}b",
    ])
  func names(text: String) {
    let parsed = parseFragment(source(text), as: .expression)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.first?.message.contains("cannot stand in Swift code") == true)
    #expect(!isIdentifier(text))
    #expect(parseTypedValue(source("Int = \(text)")).value == nil)
    #expect(parseActionCall(source("go(\(text))")).value == nil)
  }

  @Test("are accepted in emoji and words", arguments: ["❤️.a", "a.می‌خواهم", "\"👩‍👩‍👧\"", "葛 + 漢"])
  func seen(text: String) {
    #expect(parseFragment(source(text), as: .expression).diagnostics.isEmpty)
  }

  @Test("are escaped in generated literals, except for spaces")
  func literals() {
    #expect(
      escapedStringLiteral("a\u{2800}\u{E000}\u{A0}\u{3000}\u{FFF9}b\\\u{202E}")
        == "\"a\\u{2800}\\u{E000}\u{A0}\u{3000}\\u{FFF9}b\\\\\\u{202E}\"")
  }

  private func source(_ text: String) -> SourcedText {
    let file = SourceFile(path: "F.yaml", text: text)
    return SourcedText(verbatim: SourceSpan(file: file, offsets: 0..<text.utf8.count))
  }
}
