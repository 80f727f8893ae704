import SpecSource
import SwiftSyntax

/// Returns the error for a comment at a fragment's end that would hide the generated code after it.
///
/// A line break follows statements, so that they may end in a single-line comment.
func openComment(in tree: FragmentTree, of text: FragmentText, kind: FragmentKind) -> Diagnostic? {
  let end = tree.body.endPositionBeforeTrailingTrivia.utf8Offset - tree.offset
  return openComment(after: end, in: text, mayEndInLine: kind == .statements)
}

/// Returns the error for a comment after an offset, from which on the text is only white space and comments.
///
/// - Parameter mayEndInLine: Whether the generated code after the text starts on a new line, where no `//` hides it.
func openComment(
  after end: Int, in text: FragmentText, mayEndInLine: Bool = false
) -> Diagnostic? {
  guard end < text.count,
    let comment = OpenComment(in: text.slice(end..<text.count), skipsLines: mayEndInLine)
  else { return nil }
  return text.error(
    .ambiguousSwift, comment.message, at: end + comment.offset..<text.count, hint: comment.hint)
}

/// A comment that continues after the text in which it begins.
private struct OpenComment {
  /// The start of the comment.
  let offset: Int
  let message: String
  let hint: String

  /// Finds an open comment in white space and comments. Single-line comments count only if they are not skipped.
  init?(in trivia: String, skipsLines: Bool) {
    let bytes = Array(trivia.utf8)
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    var (depth, start, index) = (0, 0, 0)
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (slash, star):
        if depth == 0 { start = index }
        depth += 1
        index += 2
      case (star, slash) where depth > 0:
        depth -= 1
        index += 2
      case (slash, slash) where depth == 0:
        guard skipsLines else {
          offset = index
          message = "a comment at the end hides the generated code after it"
          hint = "write it as /* … */ or in 'doc:'"
          return
        }
        index = bytes[index...].firstIndex(where: \.isLineBreak) ?? bytes.endIndex
      default:
        index += 1
      }
    }
    guard depth > 0 else { return nil }
    offset = start
    message = "a comment that does not end hides the generated code after it"
    hint = "end it with */, or write it in 'doc:'"
  }
}
