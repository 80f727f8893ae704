import SpecSource
import SwiftSyntax

/// The error for a `//` comment at a fragment's end, which would swallow what is generated behind it.
///
/// Statements are followed by a line break, so that they may end in a comment.
func openComment(in tree: FragmentTree, of text: FragmentText, kind: FragmentKind) -> Diagnostic? {
  guard kind != .statements else { return nil }
  let end = tree.body.endPositionBeforeTrailingTrivia.utf8Offset - tree.offset
  return openComment(after: end, in: text)
}

/// The error for a `//` comment in what follows an offset, which is white space and comments only.
func openComment(after end: Int, in text: FragmentText) -> Diagnostic? {
  guard end < text.count, let comment = lineComment(in: text.slice(end..<text.count)) else {
    return nil
  }
  return text.error(
    "a comment at the end hides what is generated behind it",
    at: end + comment..<text.count,
    hint: "write it as /* … */ or in 'doc:'"
  )
}

/// The offset of the first `//` outside of `/* … */` in white space and comments.
private func lineComment(in trivia: String) -> Int? {
  let bytes = Array(trivia.utf8)
  let slash = UInt8(ascii: "/")
  let star = UInt8(ascii: "*")
  var depth = 0
  var index = 0
  while index + 1 < bytes.count {
    switch (bytes[index], bytes[index + 1]) {
    case (slash, star):
      depth += 1
      index += 2
    case (star, slash):
      depth -= 1
      index += 2
    case (slash, slash) where depth == 0:
      return index
    default:
      index += 1
    }
  }
  return nil
}
