import SwiftSyntax

/// The structure of a type, regardless of its spelling: `[T]` equals `Array<T>`, and `Swift.Int` equals `Int`.
public indirect enum TypeForm: Sendable, Hashable {
  /// A named type without arguments: `Int`, `BMI.ID`.
  case named(String)
  /// `T?`, `T!`, `Optional<T>`.
  case optional(TypeForm)
  /// `[T]`, `Array<T>`.
  case array(TypeForm)
  /// `[K: V]`, `Dictionary<K, V>`.
  case dictionary(TypeForm, TypeForm)
  /// Any other type with arguments: `Result<A, B>`, `Set<A>`.
  case generic(String, [TypeForm])
  /// A function, a tuple, `some P` and the like, as words separated by blanks.
  case other(String)

  /// Returns the type with the names in it replaced, as far as its form is known.
  public func mapNames(_ rename: (String) -> String) -> TypeForm {
    switch self {
    case .named(let name): .named(rename(name))
    case .optional(let form): .optional(form.mapNames(rename))
    case .array(let form): .array(form.mapNames(rename))
    case .dictionary(let key, let value):
      .dictionary(key.mapNames(rename), value.mapNames(rename))
    case .generic(let name, let arguments):
      .generic(rename(name), arguments.map { $0.mapNames(rename) })
    case .other: self
    }
  }
}

extension FragmentAnalyzer {
  /// Returns the form of a type.
  func form(of type: TypeSyntax) -> TypeForm {
    switch type.kind {
    case .optionalType: .optional(form(of: type.cast(OptionalTypeSyntax.self).wrappedType))
    case .implicitlyUnwrappedOptionalType:
      .optional(form(of: type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType))
    case .arrayType: .array(form(of: type.cast(ArrayTypeSyntax.self).element))
    case .dictionaryType:
      .dictionary(
        form(of: type.cast(DictionaryTypeSyntax.self).key),
        form(of: type.cast(DictionaryTypeSyntax.self).value))
    case .identifierType, .memberType: namedForm(of: type)
    case .tupleType: tupleForm(of: type.cast(TupleTypeSyntax.self))
    case .someOrAnyType: constraintForm(of: type.cast(SomeOrAnyTypeSyntax.self))
    default: otherForm(of: type)
    }
  }

  /// Returns the form of `any P`, which is the type `P`.
  private func constraintForm(of type: SomeOrAnyTypeSyntax) -> TypeForm {
    let isAny = type.someOrAnySpecifier.tokenKind == .keyword(.any)
    let isNamed = [.identifierType, .memberType].contains(type.constraint.kind)
    return isAny && isNamed ? form(of: type.constraint) : otherForm(of: TypeSyntax(type))
  }

  private func otherForm(of node: some SyntaxProtocol) -> TypeForm {
    .other(node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " "))
  }

  /// Returns the form of a tuple type. The form of a type in parentheses is the form of that type.
  private func tupleForm(of type: TupleTypeSyntax) -> TypeForm {
    guard let element = type.elements.first else { return .other("Void") }
    guard type.elements.count == 1, element.firstName == nil
    else { return otherForm(of: type) }
    return form(of: element.type)
  }

  /// Returns the form of a named type with arguments only after its last name.
  private func namedForm(of type: TypeSyntax) -> TypeForm {
    guard case .named(let name) = namedShape(of: Syntax(type)) else {
      return sugaredForm(of: type)
    }
    let arguments = argumentForms(of: type)
    return arguments.isEmpty ? .named(name) : .generic(name, arguments)
  }

  /// Returns the form of a generic type that has a sugared spelling, such as `Optional`.
  private func sugaredForm(of type: TypeSyntax) -> TypeForm {
    let arguments = argumentForms(of: type)
    return switch (namedShape(of: Syntax(type)), arguments.count) {
    case (.optional, 1): .optional(arguments[0])
    case (.array, 1): .array(arguments[0])
    case (.dictionary, 2): .dictionary(arguments[0], arguments[1])
    default: otherForm(of: type)
    }
  }

  private func argumentForms(of type: TypeSyntax) -> [TypeForm] {
    if let member = type.as(MemberTypeSyntax.self), hasArguments(member.baseType) {
      return [otherForm(of: type)]
    }
    return genericClause(of: type)?.arguments.map { argument in
      Syntax(argument.argument).as(TypeSyntax.self).map { form(of: $0) }
        ?? otherForm(of: argument.argument)
    } ?? []
  }

  /// Whether a name before the last one has arguments: `A<B>.C`.
  private func hasArguments(_ type: TypeSyntax) -> Bool {
    genericClause(of: type) != nil
      || type.as(MemberTypeSyntax.self).map { hasArguments($0.baseType) } ?? false
  }
}
