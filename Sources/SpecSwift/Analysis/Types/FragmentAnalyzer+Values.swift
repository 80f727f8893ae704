import SwiftSyntax

// What keeps the values of a type from being compared, or from being sent to another task.

extension FragmentAnalyzer {
  /// Where a type holds what is never Equatable; inside of other generic types only the compiler knows.
  func incomparableParts(of type: TypeSyntax) -> [Range<Int>] {
    switch type.kind {
    case .functionType, .metatypeType:
      return [range(of: type)]
    case .someOrAnyType:
      let isExistential = type.cast(SomeOrAnyTypeSyntax.self).someOrAnySpecifier.text == "any"
      return isExistential ? [range(of: type)] : []
    case .identifierType where ["Any", "Error"].contains(type.writtenText):
      return [range(of: type)]
    case .attributedType where shape(of: type) == .function:
      return [range(of: type)]
    case .tupleType where elements(of: type).count != 1:
      return [range(of: type)]
    default:
      return elements(of: type).flatMap { incomparableParts(of: $0) }
    }
  }

  /// Where a type holds functions that are neither `@Sendable` nor bound to an actor.
  func unsendableFunctions(of type: TypeSyntax) -> [Range<Int>] {
    if type.is(FunctionTypeSyntax.self) { return [range(of: type)] }
    if let attributed = type.as(AttributedTypeSyntax.self), shape(of: type) == .function {
      return attributed.attributes.isEmpty ? [range(of: type)] : []
    }
    return elements(of: type).flatMap { unsendableFunctions(of: $0) }
  }

  /// The types of the values that a value of a type holds, if Swift itself declares that type.
  private func elements(of type: TypeSyntax) -> [TypeSyntax] {
    switch type.kind {
    case .optionalType: [type.cast(OptionalTypeSyntax.self).wrappedType]
    case .implicitlyUnwrappedOptionalType:
      [type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType]
    case .arrayType: [type.cast(ArrayTypeSyntax.self).element]
    case .dictionaryType: [type.cast(DictionaryTypeSyntax.self).value]
    case .attributedType: [type.cast(AttributedTypeSyntax.self).baseType]
    case .tupleType: type.cast(TupleTypeSyntax.self).elements.map(\.type)
    case .identifierType, .memberType: elements(ofNamed: type)
    default: []
    }
  }

  /// The arguments of an optional, an array, a dictionary or a result that is written with its name.
  private func elements(ofNamed type: TypeSyntax) -> [TypeSyntax] {
    switch namedShape(of: Syntax(type)) {
    case .optional, .array, .dictionary, .named("Result"):
      genericClause(of: type)?.arguments.compactMap {
        Syntax($0.argument).as(TypeSyntax.self)
      } ?? []
    default: []
    }
  }
}
