import SpecSource
import SwiftParser
import SwiftSyntax

/// Returns the errors for characters that make any text look different from what it is, even in literals and
/// comments: control characters, Unicode's bidirectional and invisible characters, and characters that look like the
/// end of a line.
func forbiddenCharacters(in text: FragmentText) -> [SpecSource.Diagnostic] {
  hiddenCharacters(in: text).filter { !$0.kind.mayStandInText }.map { $0.error(in: text) }
}

/// Returns the errors for characters that texts for people may contain but code may not: unusual spaces and
/// characters without a look of their own. Swift would read some of these characters as names or operators.
func hiddenCode(in text: FragmentText) -> [SpecSource.Diagnostic] {
  let hidden = hiddenCharacters(in: text)
  guard !hidden.isEmpty else { return [] }
  let texts = withParsingStack(for: text.count) { rangesOfTexts(in: text.text) }
  return hidden.filter { character in !texts.contains { $0.contains(character.offset) } }
    .map { $0.error(in: text) }
}

/// A character that is invisible or looks like another one.
private struct HiddenCharacter {
  var scalar: Unicode.Scalar
  var kind: HiddenKind
  /// The offset of the character, in UTF-8 bytes.
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

/// Returns the ranges of the string literals, regular expressions and comments, in UTF-8 bytes.
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

/// Returns the ranges of the comments in white space that begins at an offset.
private func comments(in trivia: Trivia, from start: Int) -> [Range<Int>] {
  var offset = start
  return trivia.compactMap { piece in
    defer { offset += piece.sourceLength.utf8Length }
    return piece.isComment ? offset..<offset + piece.sourceLength.utf8Length : nil
  }
}
