import SpecSource
import SpecSwift
import SpecYAML

// Texts for people: each is a text, or a mapping that specifies how the text is translated.

extension SpecDecoder {
  /// Reads a text for people, in which `\(…)` holds Swift.
  mutating func interpolated(_ node: YAMLNode, _ what: String) -> InterpolatedText? {
    guard let (node, translation) = translated(node), filledText(node, what) != nil else {
      return nil
    }
    return take(parseInterpolatedText(node.sourcedText)).map { parts in
      InterpolatedText(
        parts: parts.enumerated().map { index, part in
          switch part {
          case .text(let text) where index == parts.count - 1: .text(withoutLineBreak(text))
          case .text(let text): .text(text)
          case .value(let fragment): .value(fragment)
          }
        }, translation: translation)
    }
  }

  /// Reads a text for people that contains no Swift.
  mutating func label(_ node: YAMLNode, _ what: String) -> PlainText? {
    guard let (node, translation) = translated(node), let text = filledText(node, what) else {
      return nil
    }
    return PlainText(text: withoutLineBreak(text), translation: translation)
  }

  /// Reads the text of a node, which is a text or a mapping with a text, and the translation of the text.
  private mutating func translated(_ node: YAMLNode) -> (text: YAMLNode, Translation)? {
    guard case .mapping = node.content else { return (node, .localized(comment: nil)) }
    guard let mapping = mapping(node, as: .shownText), let text = mapping["text"] else {
      return nil
    }
    let comment = mapping["comment"].flatMap { filledText($0, "a comment") }
    guard flag(mapping["verbatim"]) == true else {
      return (text, .localized(comment: comment.map(withoutLineBreak)))
    }
    if let comment = mapping.member("comment") {
      report(
        .exclusiveKeys, "a verbatim text is not translated, so nobody reads its comment",
        at: comment.key.span,
        hint: "take out 'comment' or 'verbatim'")
    }
    return (text, .verbatim)
  }

  /// Reads a text that is not empty.
  private mutating func filledText(_ node: YAMLNode, _ what: String) -> String? {
    guard let text = text(node, what) else { return nil }
    guard !text.value.isEmpty else {
      report(
        .emptyValue, "\(what) is missing", at: node.span, hint: "write the text after the colon")
      return nil
    }
    return text.value
  }
}

/// Removes the line break with which a block scalar ends from a text.
private func withoutLineBreak(_ text: String) -> String {
  text.hasSuffix("\n") ? String(text.dropLast()) : text
}
