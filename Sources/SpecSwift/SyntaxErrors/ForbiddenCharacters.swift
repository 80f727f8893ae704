import SpecSource
import SwiftParser
import SwiftSyntax

/// Errors for characters that show a text as something else than it is, be it in code, literals or comments: control
/// characters, the bidirectional ones of Unicode, what is not seen at all, and what looks like the end of a line.
func forbiddenCharacters(in text: FragmentText) -> [SpecSource.Diagnostic] {
  hiddenCharacters(in: text).filter { !$0.kind.mayStandInText }.map { $0.error(in: text) }
}

/// Errors for characters that may stand in texts for people but not in code, where Swift takes some of them for names and
/// operators: blanks, and what has no look of its own.
func hiddenCode(in text: FragmentText) -> [SpecSource.Diagnostic] {
  let hidden = hiddenCharacters(in: text)
  guard !hidden.isEmpty else { return [] }
  let texts = withParsingStack(for: text.count) { rangesOfTexts(in: text.text) }
  return hidden.filter { character in !texts.contains { $0.contains(character.offset) } }
    .map { $0.error(in: text) }
}

/// A character that is not seen for what it is.
private struct HiddenCharacter {
  var scalar: Unicode.Scalar
  var kind: HiddenKind
  /// Where it stands, in UTF-8 bytes.
  var offset: Int

  func error(in text: FragmentText) -> SpecSource.Diagnostic {
    text.error(
      .hiddenCharacter, "\(kind.description) \(scalar.codePoint) cannot stand in Swift code",
      at: offset..<offset + UTF8.width(scalar),
      hint: kind == .space
        ? "write a plain space; in a string, write \(scalar.swiftEscape)"
        : "in a string, write \(scalar.swiftEscape)")
  }
}

private func hiddenCharacters(in text: FragmentText) -> [HiddenCharacter] {
  guard text.text.anyByte({ $0 >= 0x7F || $0 < 0x20 && !$0.isWhiteSpace }) else {
    return []
  }
  let scalars = Array(text.text.unicodeScalars)
  var hidden: [HiddenCharacter] = []
  var offset = 0
  for (index, scalar) in scalars.enumerated() {
    if let kind = hiddenKind(at: index, in: scalars[...]) {
      hidden.append(HiddenCharacter(scalar: scalar, kind: kind, offset: offset))
    }
    offset += UTF8.width(scalar)
  }
  return hidden
}

/// Where string literals, regular expressions and comments stand, in UTF-8 bytes.
private func rangesOfTexts(in text: String) -> [Range<Int>] {
  Parser.parse(source: text).tokens(viewMode: .sourceAccurate).flatMap { token in
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = token.endPositionBeforeTrailingTrivia.utf8Offset
    return comments(in: token.leadingTrivia, from: token.position.utf8Offset)
      + (isText(token) ? [start..<end] : []) + comments(in: token.trailingTrivia, from: end)
  }
}

private func isText(_ token: TokenSyntax) -> Bool {
  switch token.tokenKind {
  case .stringSegment, .regexLiteralPattern: true
  default: false
  }
}

/// Where the comments of white space that begins at an offset stand.
private func comments(in trivia: Trivia, from start: Int) -> [Range<Int>] {
  var offset = start
  return trivia.compactMap { piece in
    defer { offset += piece.sourceLength.utf8Length }
    return piece.isComment ? offset..<offset + piece.sourceLength.utf8Length : nil
  }
}
