import SwiftSyntax

extension SyntaxProtocol {
  /// The text of the node, without the blanks and comments around it. Unlike this, `trimmedDescription` copies the
  /// node's tree.
  var writtenText: String {
    let text = description.utf8.dropFirst(leadingTriviaLength.utf8Length)
      .dropLast(trailingTriviaLength.utf8Length)
    return String(Substring(text))
  }
}
