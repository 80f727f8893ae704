import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Returns the parser's diagnostics for a tree, in source order.
///
/// For an ideographic space before the `=` in `a = b`, the generation of the diagnostics ends the process: the parser
/// tries to add white space next to the `=`, but none is missing. In such a tree, only the characters unknown to the
/// parser are reported.
func parserDiagnostics(for tree: some SyntaxProtocol) -> [Diagnostic] {
  let strays = tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    strayOffset(beside: token).map {
      Diagnostic(
        node: token, position: AbsolutePosition(utf8Offset: $0), message: InvalidCharacter())
    }
  }
  return strays.isEmpty ? ParseDiagnosticsGenerator.diagnostics(for: tree) : strays
}

/// Returns the offset of an unknown character directly next to a `=`, in bytes; nil for other tokens, and without
/// such a character.
private func strayOffset(beside token: TokenSyntax) -> Int? {
  guard token.tokenKind == .equal else { return nil }
  let before =
    (token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + token.leadingTrivia
  let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
  return strayOffset(in: before, from: start - before.sourceLength.utf8Length)
    ?? strayOffset(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
}

/// Returns the offset of the first unknown character in white space and comments that begin at an offset.
private func strayOffset(in trivia: Trivia, from start: Int) -> Int? {
  var offset = start
  for piece in trivia {
    // The parser reads a non-breaking space as a space.
    if case .unexpectedText(let text) = piece, text.contains(where: { $0 != "\u{A0}" }) {
      return offset
    }
    offset += piece.sourceLength.utf8Length
  }
  return nil
}

/// The parser's message about an unknown character.
private struct InvalidCharacter: DiagnosticMessage {
  let message = "invalid character in source file"
  let diagnosticID = MessageID(domain: "featuregen", id: "invalidCharacter")
  let severity = DiagnosticSeverity.error
}
