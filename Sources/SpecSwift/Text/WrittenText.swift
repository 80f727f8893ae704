import SwiftSyntax

extension SyntaxProtocol {
  /// What the node says, without blanks and comments around it; `trimmedDescription` copies the node's tree first.
  var writtenText: String {
    let text = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
      .dropLast(trailingTriviaLength.utf8Length)
    return String(Substring(text))
  }
}
