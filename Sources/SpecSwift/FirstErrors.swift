import SwiftSyntax

/// How many places of a fragment are looked at where the parser missed something, or found something in the way.
///
/// What it has to say about them takes it time that grows faster than their number: minutes for some thousands.
private let maximumErrors = 40

extension FragmentTree {
  /// Where the last of those errors stands that are told, in the fragment; nil when they are few.
  var endOfFirstErrors: Int? {
    guard root.totalLength.utf8Length > maximumErrors else { return nil }
    var position = 0
    var errors = 0
    for token in root.tokens(viewMode: .all) {
      let isUnexpected = token.parent?.is(UnexpectedNodesSyntax.self) ?? false
      if token.presence == .missing || isUnexpected {
        errors += 1
        if errors > maximumErrors { return position - offset }
      }
      position += token.totalLength.utf8Length
    }
    return nil
  }
}
