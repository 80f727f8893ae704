import SwiftSyntax

/// How many places of a fragment are looked at where the parser missed something, or found something in the way.
///
/// What it has to say about them takes it time that grows faster than their number: minutes for some thousands.
private let maximumErrors = 40

/// How many such places it may tell of where they cannot be told apart: all of them are at one end of the text.
let maximumErrorsAtOnce = 5 * maximumErrors

extension FragmentTree {
  /// Where the last of those errors stands that are told, in the fragment, and how many there are, counted up to
  /// `maximumErrorsAtOnce`; nil when they are few.
  var endOfFirstErrors: (offset: Int, count: Int)? {
    guard root.totalLength.utf8Length > maximumErrors else { return nil }
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
