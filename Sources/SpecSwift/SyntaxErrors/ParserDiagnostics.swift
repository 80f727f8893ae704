import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has to say about a tree, in source order.
///
/// It ends the process over an ideographic space before the `=` in `a = b`: it wants to add white space beside the `=`,
/// and none is missing. Where that can happen, only the characters that the parser does not know are reported.
func parserDiagnostics(for tree: some SyntaxProtocol) -> [Diagnostic] {
  let strays = tree.tokens(viewMode: .sourceAccurate).compactMap { token in
    strayOffset(beside: token).map {
      Diagnostic(
        node: token, position: AbsolutePosition(utf8Offset: $0), message: InvalidCharacter())
    }
  }
  return strays.isEmpty ? ParseDiagnosticsGenerator.diagnostics(for: tree) : strays
}

/// Where a character that is not known stands right beside a `=`, in bytes; nil for other tokens, and where there is none.
private func strayOffset(beside token: TokenSyntax) -> Int? {
  guard token.tokenKind == .equal else { return nil }
  let before =
    (token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia ?? []) + token.leadingTrivia
  let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
  return strayOffset(in: before, from: start - before.sourceLength.utf8Length)
    ?? strayOffset(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
}

/// Where the first character that is not known stands in white space and comments, which begin at an offset.
private func strayOffset(in trivia: Trivia, from start: Int) -> Int? {
  var offset = start
  for piece in trivia {
    // A non-breaking space is taken for a space.
    if case .unexpectedText(let text) = piece, text.contains(where: { $0 != "\u{A0}" }) {
      return offset
    }
    offset += piece.sourceLength.utf8Length
  }
  return nil
}

/// What the parser says of a character that it does not know.
private struct InvalidCharacter: DiagnosticMessage {
  let message = "invalid character in source file"
  let diagnosticID = MessageID(domain: "featuregen", id: "invalidCharacter")
  let severity = DiagnosticSeverity.error
}
