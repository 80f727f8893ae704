import SwiftSyntax

/// The number of bytes by which the parsed part of a text grows in each step.
///
/// After an error, the parser searches for a position to continue at, up to the end of its text. The time for a text
/// full of errors therefore grows with the square of its length. This many bytes of errors take a tenth of a second.
private let step = 1 << 11

/// The maximum number of reported positions in a fragment where the parser found a missing or an unexpected token.
///
/// The time that the parser takes to describe them grows faster than their number: it takes minutes for a few
/// thousand.
let maximumErrors = 40

/// The maximum number of such positions that the parser may report if all of them are at one end of the text.
let maximumErrorsAtOnce = 5 * maximumErrors

extension FragmentTree {
  /// Parses a text from its start, step by step, up to the position after which no more errors are reported.
  ///
  /// - Returns: The part of the text that was parsed, usually the whole text, and its tree.
  static func parse(
    _ text: FragmentText, by parse: (FragmentText) -> FragmentTree
  ) -> (part: FragmentText, tree: FragmentTree) {
    for end in stride(from: step, to: text.count, by: step) {
      let part = text.prefix(end)
      let tree = parse(part)
      if tree.endOfFirstErrors.map({ $0.offset < part.count }) ?? false { return (part, tree) }
    }
    return (text, parse(text))
  }

  /// The position in the fragment of the last reported error, and the number of errors, counted up to
  /// `maximumErrorsAtOnce`; nil if the errors are few.
  var endOfFirstErrors: (offset: Int, count: Int)? {
    guard root.hasError, root.totalLength.utf8Length > maximumErrors else { return nil }
    var position = 0
    var errors = 0
    var end: Int?
    for token in root.tokens(viewMode: .all) {
      let isUnexpected = token.parent?.is(UnexpectedNodesSyntax.self) ?? false
      if token.presence == .missing || isUnexpected {
        errors += 1
        if errors > maximumErrors, end == nil { end = position - offset }
        if errors == maximumErrorsAtOnce { break }
      }
      position += token.totalLength.utf8Length
    }
    return end.map { ($0, errors) }
  }
}
