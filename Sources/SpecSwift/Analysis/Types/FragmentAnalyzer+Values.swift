import SwiftSyntax

// The parts of a type whose values cannot be compared, or cannot be sent to another task.

extension FragmentAnalyzer {
  /// Returns the ranges of the parts of a type that are never Equatable. Inside of other generic types only the
  /// compiler knows.
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

  /// Returns the ranges of the functions in a type that are neither `@Sendable` nor bound to an actor.
  func unsendableFunctions(of type: TypeSyntax) -> [Range<Int>] {
    if type.is(FunctionTypeSyntax.self) { return [range(of: type)] }
    if let attributed = type.as(AttributedTypeSyntax.self), shape(of: type) == .function {
      return attributed.attributes.isEmpty ? [range(of: type)] : []
    }
    return elements(of: type).flatMap { unsendableFunctions(of: $0) }
  }

  /// Returns the types of the values inside of a value of a type, if the type is one of Swift's own.
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

  /// Returns the arguments of an optional, array, dictionary or result type that is written with its name.
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
