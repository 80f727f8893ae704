import SpecSource
import SpecSwift

// Constants before the choice between the actions, which no key expresses: 'let calendar = Calendar.current'.
extension HandlerReader {
  /// Removes the leading constants that always have the same value. Their values replace their names in the cases.
  mutating func takeConstants(
    _ statements: inout ArraySlice<Statement>, _ scope: inout HandlerScope
  ) {
    while let first = statements.first,
      case .variable(let names, type: nil, let value?) = first.kind, names.count == 1,
      words(first.source.text).first == "let", hasOneValue(value)
    {
      scope.substitutions[names[0]] = value.source.text
      claims.claim(first.source, in: scope.file)
      statements.removeFirst()
    }
  }

  /// Whether an expression has the same value at each evaluation: a stored property of the feature, or the single
  /// value that a type has by convention. Wrapped properties may have another value each time:
  /// `@Dependency(\.date.now)`.
  private func hasOneValue(_ value: Expression) -> Bool {
    if let name = value.ownName {
      guard let (variable, member) = feature.variable(named: name) else { return false }
      return variable.getter == nil && member.declaration.attributes.isEmpty
    }
    guard case .member(of: let type?, let name) = value.kind else { return false }
    return type.source.text.first?.isUppercase == true && namesOfOneValue.contains(name)
  }
}

/// The names that members of types have by convention if a single value of the type exists.
private let namesOfOneValue: Set = [
  "autoupdatingCurrent", "current", "default", "main", "shared", "standard",
]
