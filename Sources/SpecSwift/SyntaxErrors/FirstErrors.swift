import SwiftSyntax

/// How many bytes more of a text are parsed at a time.
///
/// At an error the parser looks for a place to go on, up to the end of what it is given. So a text of errors takes time
/// that grows with the square of its length. This many bytes of errors take a tenth of a second.
private let step = 1 << 11

/// How many places of a fragment are looked at where the parser missed something, or found something in the way.
///
/// What it has to say about them takes it time that grows faster than their number: minutes for some thousands.
let maximumErrors = 40

/// How many such places the parser may report where all of them are at one end of the text.
let maximumErrorsAtOnce = 5 * maximumErrors

extension FragmentTree {
  /// Parses a text from its start, step by step, up to the place behind which no more errors are reported.
  ///
  /// - Returns: The part of the text that was parsed, mostly all of it, and its tree.
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

  /// The place in the fragment of the last error that is reported, and the number of errors, counted up to
  /// `maximumErrorsAtOnce`; nil when they are few.
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
