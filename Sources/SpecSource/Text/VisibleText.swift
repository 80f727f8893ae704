/// The use of a text, which determines the characters that are written as escapes.
public enum TextUse: Sendable {
  /// In a message, all hidden characters are written as escapes.
  case message
  /// In a generated file, all hidden characters except unassigned ones are written as escapes, because not all
  /// machines agree about unassigned characters.
  case file
  /// In a generated file, within text that people wrote for people, spaces of all widths are kept, too.
  case prose

  /// Whether a character of a kind is shown unchanged.
  fileprivate func shows(_ kind: HiddenKind) -> Bool {
    switch kind {
    case .unassigned: self != .message
    case .space: self == .prose
    default: false
    }
  }
}

/// Returns a text with its hidden characters written as `\u{…}`, so that the text shows its contents.
///
/// Tabs and ends of lines stay, and so do joiners in emoji and words.
public func visibleText(_ text: String, in use: TextUse = .file) -> String {
  // Nearly all texts are plain.
  guard text.anyByte({ $0 < 0x20 || $0 >= 0x7F }) else { return text }
  let scalars = Array(text.unicodeScalars)
  var visible = ""
  for index in scalars.indices {
    if hiddenKind(at: index, in: scalars[...]).map(use.shows) ?? true {
      visible.unicodeScalars.append(scalars[index])
    } else {
      visible += scalars[index].swiftEscape
    }
  }
  return visible
}

/// Returns the reason why a character of a text is not visible at its position; nil if it is visible, like a joiner
/// inside of an emoji.
public func hiddenKind(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> HiddenKind? {
  let kind = HiddenKind(text[index])
  return kind == .joiner && isJoining(at: index, in: text) ? nil : kind
}

/// Whether a joiner changes the look of the character before it.
private func isJoining(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> Bool {
  let before = text[..<index]
  guard let last = before.last else { return false }
  let next = text[index...].dropFirst().first
  if text[index].properties.isVariationSelector {
    return takesSelector(last, next: next)
  }
  if usesJoiners(last) { return true }
  // An emoji may have a selector before the joiner.
  let base = last.properties.isVariationSelector ? before.dropLast().last : last
  return isEmoji(base) && isEmoji(next)
}

/// Whether a selector after a character changes its look, as for emoji, digits of keys and ideographs.
private func takesSelector(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
  let isKey = scalar.isASCII && scalar.properties.isEmoji && next?.value == 0x20E3
  return isKey || isEmoji(scalar) || scalar.properties.isIdeographic || usesJoiners(scalar)
}

private func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
  guard let scalar else { return false }
  return !scalar.isASCII && scalar.properties.isEmoji
}

/// Whether a character belongs to the scripts from Arabic to Mongolian, whose words need joiners, and is no joiner
/// itself.
private func usesJoiners(_ scalar: Unicode.Scalar) -> Bool {
  (0x0600...0x1CFF).contains(scalar.value) && HiddenKind(scalar) == nil
}
