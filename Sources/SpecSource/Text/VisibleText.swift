/// Where a text is shown, which decides what in it is written by its number.
public enum TextUse: Sendable {
  /// In a message: all that does not show itself.
  case message
  /// In a file that is generated: all but what is not assigned, which not all machines know alike.
  case file
  /// In a file that is generated, among what people wrote for people, who use spaces of all widths.
  case prose

  /// Whether a character is shown as it is.
  fileprivate func shows(_ kind: HiddenKind) -> Bool {
    switch kind {
    case .unassigned: self != .message
    case .space: self == .prose
    default: false
    }
  }
}

/// A text in which what does not show itself is written as `\u{…}`, so that the text reads as what it is.
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

/// Why a character of a text is not seen where it stands; nil where it is, as a joiner inside an emoji is.
public func hiddenKind(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> HiddenKind? {
  let kind = HiddenKind(text[index])
  return kind == .joiner && isJoining(at: index, in: text) ? nil : kind
}

/// Whether a joiner changes the look of what stands before it.
private func isJoining(at index: Int, in text: ArraySlice<Unicode.Scalar>) -> Bool {
  let before = text[..<index]
  guard let last = before.last else { return false }
  let next = text[index...].dropFirst().first
  if text[index].properties.isVariationSelector {
    return takesSelector(last, next: next)
  }
  if usesJoiners(last) { return true }
  // An emoji may have a selector in front of the joiner.
  let base = last.properties.isVariationSelector ? before.dropLast().last : last
  return isEmoji(base) && isEmoji(next)
}

/// Whether a character looks different with a selector behind it: emoji, digits of keys, ideographs.
private func takesSelector(_ scalar: Unicode.Scalar, next: Unicode.Scalar?) -> Bool {
  let isKey = scalar.isASCII && scalar.properties.isEmoji && next?.value == 0x20E3
  return isKey || isEmoji(scalar) || scalar.properties.isIdeographic || usesJoiners(scalar)
}

private func isEmoji(_ scalar: Unicode.Scalar?) -> Bool {
  guard let scalar else { return false }
  return !scalar.isASCII && scalar.properties.isEmoji
}

/// Whether a character is of the scripts from Arabic to Mongolian, whose words need joiners, and is no joiner itself.
private func usesJoiners(_ scalar: Unicode.Scalar) -> Bool {
  (0x0600...0x1CFF).contains(scalar.value) && HiddenKind(scalar) == nil
}
