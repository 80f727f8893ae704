import Foundation
import SpecSource
import TestSupport
import Testing

/// Among all characters, the invisible ones are known, and written by their numbers.
@Suite("Hidden characters")
struct HiddenCharacterTests {
  /// All Unicode scalars.
  private static let all = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }

  /// Characters of the category of formats that are visible.
  private static let seenFormats = Set<UInt32>(
    [0x0600...0x0605, 0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2].flatMap(
      Array.init) + [0x110BD, 0x110CD])

  @Test("are exactly the characters that Unicode's properties describe as invisible")
  func properties() {
    let blanks: Set<UInt32> = [0x2800, 0xFFFC, 0x16FE4, 0x1D159, 0x13441, 0x13442]
    let plain: Set<UInt32> = [0x09, 0x0A, 0x0D, 0x20]
    let categories: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
      .unassigned,
    ]
    let wrong = Self.all.filter { scalar in
      let properties = scalar.properties
      let isHidden =
        properties.isDefaultIgnorableCodePoint || blanks.contains(scalar.value)
        || categories.contains(properties.generalCategory)
          && !Self.seenFormats.contains(scalar.value) && !plain.contains(scalar.value)
      return (HiddenKind(scalar) != nil) != isHidden
    }
    #expect(wrong.map(\.codePoint) == [])
  }

  @Test(
    "have a kind",
    arguments: [
      (0x00, .control), (0x1B, .control), (0x7F, .control), (0x9B, .control), (0x09, nil),
      (0x202E, .bidirectional), (0x2066, .bidirectional), (0x061C, .bidirectional),
      (0x2028, .lineSeparator), (0x2029, .lineSeparator), (0x85, .control),
      (0xAD, .invisible), (0x034F, .invisible), (0x115F, .invisible), (0x3164, .invisible),
      (0xFFA0, .invisible), (0x200B, .invisible), (0xFEFF, .invisible), (0xFFF9, .invisible),
      (0xE0041, .invisible), (0x180E, .invisible), (0xFFFE, .invisible),
      (0x200C, .joiner), (0x200D, .joiner), (0xFE0F, .joiner), (0xE0100, .joiner),
      (0xA0, .space), (0x2003, .space), (0x3000, .space), (0x2800, .blank), (0xFFFC, .blank),
      (0xE000, .privateUse), (0xF8FF, .privateUse), (0x40000, .unassigned),
      (0x06DD, nil), (0xE9, nil), (0x6F22, nil), (0x1F600, nil), (0x0301, nil),
    ] as [(UInt32, HiddenKind?)])
  func kinds(value: UInt32, kind: HiddenKind?) throws {
    #expect(HiddenKind(try #require(Unicode.Scalar(value))) == kind)
  }

  @Test(
    "between letters are each written as a code point",
    arguments: [TextUse.message, .file, .prose])
  func between(use: TextUse) {
    let wrong = Proofs.part(of: Self.all, each: 13).filter { scalar in
      let stays =
        switch HiddenKind(scalar) {
        case nil: true
        case .unassigned: use != .message
        case .space: use == .prose
        default: false
        }
      let text = "a\(scalar)b".unicodeScalars
      return visibleText(String(text), in: use).unicodeScalars.elementsEqual(text) != stays
    }
    #expect(wrong.map(\.codePoint) == [])
  }

  @Test(
    "that join their neighbors stay",
    arguments: [
      "👩‍👩‍👧", "❤️", "❤️‍🔥", "👩🏽‍🚀", "1️⃣", "#️⃣", "葛\u{E0100}", "می‌خواهم", "क्‍ष", "©️",
    ])
  func joiners(text: String) {
    #expect(visibleText(text, in: .message) == text)
  }

  @Test(
    "that join nothing are written as code points",
    arguments: [
      ("a\u{200D}b", "a\\u{200D}b"), ("👩\u{200D}b", "👩\\u{200D}b"), ("\u{FE0F}", "\\u{FE0F}"),
      ("a\u{FE0F}", "a\\u{FE0F}"), ("1\u{FE0F}", "1\\u{FE0F}"),
      ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"), ("म\u{200C}\u{200D}", "म\u{200C}\\u{200D}"),
      ("😀\u{E0101}\u{E0102}", "😀\u{E0101}\\u{E0102}"),
    ])
  func stray(text: String, shown: String) {
    #expect(visibleText(text, in: .message).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}
