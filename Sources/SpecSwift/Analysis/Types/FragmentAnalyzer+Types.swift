import SwiftSyntax

extension FragmentAnalyzer {
  /// Notes a type's name, and visits its generic arguments.
  mutating func visitTypeName(_ node: Syntax) {
    var members: [Name] = []
    var arguments: [GenericArgumentClauseSyntax] = []
    var current = node
    while let member = current.as(MemberTypeSyntax.self) {
      members.append(name(of: member.name))
      noteMember(member.name)
      if let clause = member.genericArgumentClause { arguments.append(clause) }
      current = Syntax(member.baseType)
    }
    if let type = current.as(IdentifierTypeSyntax.self) {
      if let clause = type.genericArgumentClause { arguments.append(clause) }
      let base = name(of: type.name)
      if !scopes.contains(base.name) {
        analysis.typeNames.append(TypeName(base: base, members: members.reversed()))
      }
    } else {
      visit(current)
    }
    for clause in arguments.reversed() {
      visit(clause)
    }
  }

  /// Reports a member that cannot be a type.
  private mutating func noteMember(_ token: TokenSyntax) {
    guard ["init", "self"].contains(token.text) else { return }
    report(.invalidType, token, "'\(token.text)' is not a type", hint: "take it out")
  }

  /// Visits a key path such as `\State.rows[id].title`.
  ///
  /// The names of its properties are no references; the contents of its brackets are visited.
  mutating func visitKeyPath(_ keyPath: KeyPathExprSyntax) {
    visit(keyPath.root)
    for component in keyPath.components {
      for child in component.component.children(viewMode: .sourceAccurate)
      where child.kind != .declReferenceExpr {
        visit(child)
      }
    }
  }

  /// Returns the outermost shape of a type.
  func shape(of type: TypeSyntax) -> TypeShape {
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType: .optional
    case .arrayType: .array
    case .dictionaryType: .dictionary
    case .identifierType, .memberType: namedShape(of: Syntax(type))
    case .functionType: .function
    case .attributedType: shape(of: type.cast(AttributedTypeSyntax.self).baseType)
    case .tupleType: tupleShape(of: type.cast(TupleTypeSyntax.self))
    default: .other
    }
  }

  /// Returns the words before a type: the names of its attributes, and specifiers such as `inout`.
  func attributes(of type: TypeSyntax) -> Set<String> {
    guard let type = type.as(AttributedTypeSyntax.self) else { return [] }
    let attributes = type.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.writtenText
    }
    return Set(attributes + type.specifiers.map(\.writtenText))
  }

  /// Returns the generic arguments of a named type, as written.
  func genericArguments(of type: TypeSyntax) -> [String] {
    genericClause(of: type)?.arguments.map { $0.argument.writtenText } ?? []
  }

  /// Returns the generic arguments after the last name of a named type.
  func genericClause(of type: TypeSyntax) -> GenericArgumentClauseSyntax? {
    type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? type.as(MemberTypeSyntax.self)?.genericArgumentClause
  }

  /// Returns the shape of a named type. A type of the standard library may be qualified with `Swift`.
  func namedShape(of type: Syntax) -> TypeShape {
    var names: [String] = []
    var current = type
    while let member = current.as(MemberTypeSyntax.self) {
      names.append(name(of: member.name).name)
      current = Syntax(member.baseType)
    }
    guard let base = current.as(IdentifierTypeSyntax.self) else { return .other }
    names.append(name(of: base.name).name)
    if names.count == 2, names.last == "Swift" { names.removeLast() }
    switch names {
    case ["Optional"]: return .optional
    case ["Array"]: return .array
    case ["Dictionary"]: return .dictionary
    case ["Void"]: return .void
    case ["Any"]: return .other
    default: return .named(names.reversed().joined(separator: "."))
    }
  }

  /// Returns the shape of `()` and of a type in parentheses.
  private func tupleShape(of type: TupleTypeSyntax) -> TypeShape {
    guard let element = type.elements.first else { return .void }
    guard type.elements.count == 1, element.firstName == nil else { return .other }
    return shape(of: element.type)
  }
}
