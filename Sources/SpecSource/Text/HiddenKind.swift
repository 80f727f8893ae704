/// The reason why a character is not visible as itself.
///
/// The Unicode properties of the standard library decide. They depend on the library's version, so that two machines
/// may differ about `unassigned`. They agree about all other kinds, except for the few characters that a new version
/// of Unicode adds.
public enum HiddenKind: Sendable, CaseIterable {
  /// A control character such as NUL, which a terminal may obey; not the tab and the ends of lines.
  case control
  /// A character that changes the direction of the text around it.
  case bidirectional
  /// A character that editors show as the end of a line, but that ends no line in Swift or YAML.
  case lineSeparator
  /// A character without any look.
  case invisible
  /// A character that only changes the look of its neighbors, as in emoji and in the scripts of Iran and India.
  case joiner
  /// A space other than that of the keyboard.
  case space
  /// A character that looks like a space.
  case blank
  /// A character that every font shows in its own way, or not at all.
  case privateUse
  /// A code point without a character so far.
  case unassigned

  /// Makes the kind of a character; nil for a visible character.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20..<0x7F, 0x09, 0x0A, 0x0D: return nil
    case 0..<0x7F: self = .control
    default:
      guard let kind = HiddenKind(beyondASCII: scalar) else { return nil }
      self = kind
    }
  }

  private init?(beyondASCII scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control: self = .control
    case .lineSeparator, .paragraphSeparator: self = .lineSeparator
    case _ where properties.isBidiControl: self = .bidirectional
    case _ where properties.isJoinControl || properties.isVariationSelector: self = .joiner
    case _ where properties.isDefaultIgnorableCodePoint: self = .invisible
    case _ where properties.isNoncharacterCodePoint: self = .invisible
    case .format where !isSeenFormat(scalar): self = .invisible
    case .spaceSeparator: self = .space
    case _ where isBlank(scalar): self = .blank
    case .privateUse: self = .privateUse
    case .unassigned: self = .unassigned
    default: return nil
    }
  }

  /// The name of the kind in messages, before a code point.
  public var description: String {
    switch self {
    case .control: "the control character"
    case .bidirectional: "the bidirectional control character"
    case .lineSeparator: "the line separator"
    case .invisible, .joiner: "the invisible character"
    case .space: "the space"
    case .blank: "the blank character"
    case .privateUse: "the private character"
    case .unassigned: "the unassigned character"
    }
  }

  /// Whether string literals and comments may contain the character, because people write it in texts and it can do
  /// no harm there.
  public var mayStandInText: Bool {
    switch self {
    case .control, .bidirectional, .lineSeparator, .invisible: false
    case .joiner, .space, .blank, .privateUse, .unassigned: true
    }
  }
}

/// Whether a character of the format category is visible: the signs that enclose or start a number, which Unicode's
/// `PropList.txt` lists as `Prepended_Concatenation_Mark`.
private func isSeenFormat(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
  default: false
  }
}

/// Whether a character of the category of symbols, letters or marks has no ink. Unicode's code charts draw such a
/// character as a dashed box or not at all, and no property distinguishes it from others.
private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // Braille pattern blank, object replacement, Khitan small script filler, null notehead.
  case 0x2800, 0xFFFC, 0x16FE4, 0x1D159: true
  // Egyptian hieroglyph full blank and half blank.
  case 0x13441, 0x13442: true
  default: false
  }
}

extension Unicode.Scalar {
  /// The character as `U+202E`.
  public var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character as a numeric escape in Swift's string literals.
  public var swiftEscape: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
