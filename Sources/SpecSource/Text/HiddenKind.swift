/// Why a character does not show itself for what it is.
///
/// What the Unicode properties of the standard library say decides. They are as new as the library is, so that two
/// machines may differ over `unassigned`; over all others they agree, but for the few that a new version of Unicode adds.
public enum HiddenKind: Sendable, CaseIterable {
  /// NUL and the like, which a terminal may obey; not the tab and the ends of lines.
  case control
  /// What turns the direction of the text around it.
  case bidirectional
  /// What editors show as the end of a line, which is none to Swift or YAML.
  case lineSeparator
  /// What has no look at all.
  case invisible
  /// What only changes the look of its neighbours, as in emoji and in the scripts of Iran and India.
  case joiner
  /// A space that is not the one of the keyboard.
  case space
  /// What shows as if it were a space.
  case blank
  /// What every font shows in its own way, or not at all.
  case privateUse
  /// What is no character yet.
  case unassigned

  /// The kind of a character; nil for one that is seen.
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

  /// What the kind is called in messages, in front of a number.
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

  /// Whether string literals and comments may hold it: people write it in texts, and there it can do no harm.
  public var mayStandInText: Bool {
    switch self {
    case .control, .bidirectional, .lineSeparator, .invisible: false
    case .joiner, .space, .blank, .privateUse, .unassigned: true
    }
  }
}

/// Whether a character of the category of formats is drawn: the signs that enclose or begin a number, which Unicode's
/// `PropList.txt` lists as `Prepended_Concatenation_Mark`.
private func isSeenFormat(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: true
  default: false
  }
}

/// Whether a character has no ink though its category is that of symbols, letters or marks: those that Unicode's code
/// charts draw as a dashed box or as nothing, and that no property tells from others.
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

  /// The character as Swift's string literals have it by its number.
  public var swiftEscape: String {
    "\\u{" + String(value, radix: 16, uppercase: true) + "}"
  }
}
