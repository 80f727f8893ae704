import SpecSwift

extension Statement {
  /// The expression that the statement is or returns.
  var value: Expression? {
    switch kind {
    case .expression(let value), .returning(let value?): value
    default: nil
    }
  }

  /// The declaration that the statement is; nil for other statements.
  var declaration: Declaration? {
    if case .declaration(let declaration) = kind { declaration } else { nil }
  }

  /// Returns the statement's `switch` over a name.
  func choice(of name: String) -> Branching? {
    guard case .branching(let branching) = value?.kind, branching.subject?.source.text == name
    else {
      return nil
    }
    return branching
  }
}
