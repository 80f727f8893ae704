import SpecSource
import SwiftSyntax

/// The error for a comment at a fragment's end, which would swallow what is generated behind it.
///
/// Statements are followed by a line break, so that they may end in a comment of one line.
func openComment(in tree: FragmentTree, of text: FragmentText, kind: FragmentKind) -> Diagnostic? {
  let end = tree.body.endPositionBeforeTrailingTrivia.utf8Offset - tree.offset
  return openComment(after: end, in: text, mayEndInLine: kind == .statements)
}

/// The error for a comment in what follows an offset, which is white space and comments only.
///
/// - Parameter mayEndInLine: Whether what is generated stands on lines of its own, where no `//` hides it.
func openComment(
  after end: Int, in text: FragmentText, mayEndInLine: Bool = false
) -> Diagnostic? {
  guard end < text.count,
    let comment = OpenComment(in: text.slice(end..<text.count), skipsLines: mayEndInLine)
  else { return nil }
  return text.error(
    .ambiguousSwift, comment.message, at: end + comment.offset..<text.count, hint: comment.hint)
}

/// A comment that goes on behind the text it begins in.
private struct OpenComment {
  /// Where it begins.
  let offset: Int
  let message: String
  let hint: String

  /// Finds one in white space and comments; those of one line only where they matter.
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
          message = "a comment at the end hides what is generated behind it"
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
    message = "a comment that does not end hides what is generated behind it"
    hint = "end it with */, or write it in 'doc:'"
  }
}
