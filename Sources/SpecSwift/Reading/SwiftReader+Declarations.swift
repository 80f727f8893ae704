import SwiftSyntax

extension SwiftReader {
  /// Reads the declarations of a node. `case a, b` and `var a = 1, b = 2` have more than one.
  func declarations(_ node: DeclSyntax) -> [Declaration] {
    // All declarations of the node share a single text.
    let (attributes, modifiers) = (attributes(of: node), modifiers(of: node))
    let (isNonisolated, source) = (isNonisolated(node), source(node))
    let comment = node.leadingTrivia.description + node.trailingTrivia.description
    return kinds(node).map { kind in
      Declaration(
        kind: kind, attributes: attributes, modifiers: modifiers, isNonisolated: isNonisolated,
        source: source, comment: comment)
    }
  }

  private func kinds(_ node: DeclSyntax) -> [Declaration.Kind] {
    if let node = node.as(VariableDeclSyntax.self) {
      return node.bindings.map { .variable(variable($0, of: node)) }
    }
    if let node = node.as(EnumCaseDeclSyntax.self) {
      return node.elements.map { .enumCase(enumCase($0)) }
    }
    if let node = node.as(IfConfigDeclSyntax.self) {
      return [.conditional(node.clauses.flatMap { declarations(in: $0.elements) })]
    }
    return [kind(node)]
  }

  private func kind(_ node: DeclSyntax) -> Declaration.Kind {
    if let type = type(node) { return .type(type) }
    if let node = node.as(FunctionDeclSyntax.self) {
      var function = function(node.name.text, node.signature, node.body)
      function.isGeneric = node.genericParameterClause != nil
      return .function(function)
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return .initializer(function("init", node.signature, node.body))
    }
    if let node = node.as(TypeAliasDeclSyntax.self) {
      return .typeAlias(name: node.name.text, type: source(node.initializer.value))
    }
    return .other
  }

  private func type(_ node: DeclSyntax) -> TypeDeclaration? {
    if let node = node.as(StructDeclSyntax.self) {
      return type(.struct, node.name.text, node.genericParameterClause, node)
    }
    if let node = node.as(EnumDeclSyntax.self) {
      return type(.enum, node.name.text, node.genericParameterClause, node)
    }
    if let node = node.as(ClassDeclSyntax.self) {
      return type(.class, node.name.text, node.genericParameterClause, node)
    }
    if let node = node.as(ActorDeclSyntax.self) {
      return type(.actor, node.name.text, node.genericParameterClause, node)
    }
    if let node = node.as(ProtocolDeclSyntax.self) {
      return type(.protocol, node.name.text, nil, node)
    }
    if let node = node.as(ExtensionDeclSyntax.self) {
      return type(.extension, node.extendedType.writtenText, nil, node)
    }
    return nil
  }

  private func type(
    _ keyword: TypeDeclaration.Keyword, _ name: String, _ generics: GenericParameterClauseSyntax?,
    _ node: some DeclGroupSyntax
  ) -> TypeDeclaration {
    TypeDeclaration(
      keyword: keyword, name: name, generics: generics?.writtenText,
      inherited: node.inheritanceClause?.inheritedTypes.map { $0.type.writtenText } ?? [],
      members: members(node.memberBlock.members), interior: interior(node.memberBlock))
  }

  private func members(_ nodes: MemberBlockItemListSyntax) -> [Declaration] {
    nodes.flatMap { declarations($0.decl) }
  }

  private func declarations(in elements: IfConfigClauseSyntax.Elements?) -> [Declaration] {
    switch elements {
    case .decls(let members): self.members(members)
    case .statements(let statements):
      statements.flatMap { $0.item.as(DeclSyntax.self).map { declarations($0) } ?? [] }
    default: []
    }
  }

  private func variable(
    _ node: PatternBindingSyntax, of declaration: VariableDeclSyntax
  ) -> VariableDeclaration {
    var variable = VariableDeclaration(
      name: node.pattern.writtenText,
      isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let),
      type: node.typeAnnotation.map { source($0.type) },
      value: node.initializer.map { expression($0.value) }, isObserved: false)
    variable.function = node.typeAnnotation.flatMap { function(variable.name, $0.type) }
    switch node.accessorBlock?.accessors {
    case .getter(let statements):
      variable.getter = self.statements(statements)
      variable.accessors = (node.accessorBlock?.interiorAccessor).map { [$0] } ?? []
    case .accessors(let accessors):
      variable.accessors = accessors.compactMap { self.accessor($0) }
      for accessor in accessors {
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get): variable.getter = statements(accessor.body?.statements)
        case .keyword(.willSet), .keyword(.didSet): variable.isObserved = true
        default: break
        }
      }
    case nil: break
    }
    return variable
  }

  private func accessor(_ node: AccessorDeclSyntax) -> Accessor? {
    node.body.map { body in
      Accessor(
        keyword: node.accessorSpecifier.text, parameter: node.parameters?.name.text,
        hasEffects: node.effectSpecifiers != nil, interior: interior(body))
    }
  }

  private func function(
    _ name: String, _ signature: FunctionSignatureSyntax, _ body: CodeBlockSyntax?
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: name,
      parameters: signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.text
        return FunctionParameter(
          label: label == "_" ? nil : label,
          name: (parameter.secondName ?? parameter.firstName).text,
          type: parameter.type.writtenText,
          value: parameter.defaultValue.map { expression($0.value) })
      },
      result: (signature.returnClause?.type).map { source($0) },
      body: body.map { statements($0.statements) }, interior: body.map { interior($0) } ?? 0..<0,
      isAsync: signature.effectSpecifiers?.asyncSpecifier != nil,
      failure: (signature.effectSpecifiers?.throwsClause).map { source($0) })
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> CaseDeclaration {
    CaseDeclaration(
      name: node.name.text,
      payload: node.parameterClause?.parameters.map { parameter in
        source(parameter, without: parameter.trailingComma)
      } ?? [], rawValue: node.rawValue.map { source($0.value) })
  }

  private func attributes(of node: DeclSyntax) -> [Attribute] {
    guard let node = node.asProtocol((any WithAttributesSyntax).self) else { return [] }
    return node.attributes.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return Attribute(
        name: attribute.attributeName.writtenText,
        arguments: attribute.arguments?.writtenText)
    }
  }

  private func modifiers(of node: DeclSyntax) -> [String] {
    guard let node = node.asProtocol((any WithModifiersSyntax).self) else { return [] }
    // `filter` of a syntax list would make a list in a new tree.
    return node.modifiers.compactMap { $0.isNonisolated ? nil : $0.name.text }
  }

  private func isNonisolated(_ node: DeclSyntax) -> Bool {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: \.isNonisolated)
      == true
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier is plain `nonisolated`, the default of a declaration unless the module declares its
  /// isolation.
  fileprivate var isNonisolated: Bool { name.text == "nonisolated" && detail == nil }
}

extension AccessorBlockSyntax {
  /// The getter of a property whose braces contain nothing but its statements.
  fileprivate var interiorAccessor: Accessor {
    Accessor(
      keyword: "get", hasEffects: false,
      interior: leftBrace.endPositionBeforeTrailingTrivia
        .utf8Offset..<rightBrace.positionAfterSkippingLeadingTrivia
        .utf8Offset)
  }
}
