import SwiftSyntax

/// The type of a function, split into its parts: `(Scope) async throws -> [Item]`.
public struct FunctionType: Sendable {
  /// The errors that a function may throw.
  public enum Failure: Sendable {
    /// No errors.
    case never
    /// Any error.
    case untyped
    /// Errors of a single type.
    case typed(SwiftFragment)
  }

  /// The types of the function's parameters.
  public let parameters: [SwiftFragment]
  /// Whether the function suspends.
  public let isAsync: Bool
  /// The errors that the function may throw.
  public let failure: Failure
  /// The type of the function's result.
  public let result: SwiftFragment
}

extension SwiftFragment {
  /// The parts of a function type or an optional function type; nil for any other type.
  public var functionType: FunctionType? {
    guard analysis.typeShape == .function || analysis.typeShape == .optional else { return nil }
    let whole = FragmentText(source)
    let offset = start - whole.start
    let text = FragmentText(whole, range: offset..<offset + self.text.utf8.count)
    return withParsingStack(for: text.count) {
      let tree = FragmentTree.parse(text, as: .type)
      guard let function = tree.body.as(TypeSyntax.self).flatMap(function) else { return nil }
      let parts = FragmentParts(text: text, offset: tree.offset, options: .isParameter)
      return FunctionType(function, in: parts)
    }
  }
}

extension FunctionType {
  /// Makes the parts of a type, whose errors are already reported with the whole type.
  fileprivate init(_ type: FunctionTypeSyntax, in whole: FragmentParts) {
    var parts = whole
    parameters = type.parameters.map { parts.fragment(Syntax($0.type), as: .type) }
    isAsync = type.effectSpecifiers?.asyncSpecifier != nil
    let clause = type.effectSpecifiers?.throwsClause
    failure =
      switch clause?.type {
      case let thrown? where thrown.writtenText == "Never": .never
      case let thrown?: .typed(parts.fragment(Syntax(thrown), as: .type))
      case nil: clause == nil ? .never : .untyped
      }
    result = parts.fragment(Syntax(type.returnClause.type), as: .type)
  }
}

/// Returns the function type inside of attributes, parentheses and `?`.
private func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
  switch type.kind {
  case .functionType: return type.cast(FunctionTypeSyntax.self)
  case .attributedType: return function(type.cast(AttributedTypeSyntax.self).baseType)
  case .optionalType: return function(type.cast(OptionalTypeSyntax.self).wrappedType)
  case .tupleType:
    let elements = type.cast(TupleTypeSyntax.self).elements
    return elements.count == 1 ? elements.first.flatMap { function($0.type) } : nil
  default: return nil
  }
}
