import SwiftSyntax

extension SwiftNameReader {
  /// Reads statements in order.
  ///
  /// - Parameter wanted: The expected meaning of the value, if the statements are a value.
  /// - Returns: The meaning of the value, if the statements are a value.
  @discardableResult
  mutating func visit(_ items: CodeBlockItemListSyntax, _ wanted: Meaning?) -> Meaning? {
    for item in items {
      // Local functions are in scope before their declarations.
      if case .decl(let declaration) = item.item,
        let function = declaration.as(FunctionDeclSyntax.self)
      {
        declare(text(of: function.name), nil)
      }
    }
    var value: Meaning?
    for item in items { value = visit(item, wanted) }
    return value
  }

  /// Reads a statement, a declaration or an expression.
  @discardableResult
  mutating func visit(_ item: CodeBlockItemSyntax, _ wanted: Meaning? = nil) -> Meaning? {
    switch item.item {
    case .expr(let expression): return visit(expression, wanted: wanted)
    case .stmt(let statement):
      if let statement = statement.as(ReturnStmtSyntax.self) {
        return statement.expression.flatMap { visit($0, wanted: returned) }
      }
      visitStatement(Syntax(statement), wanted)
    case .decl(let declaration): visitDeclaration(Syntax(declaration))
    }
    return nil
  }

  /// Reads a statement, or an `if` or `switch` that is a value.
  mutating func visitStatement(_ node: Syntax, _ wanted: Meaning?) {
    switch node.kind {
    case .expressionStmt:
      visit(node.cast(ExpressionStmtSyntax.self).expression, wanted: wanted)
    case .ifExpr: visitIf(node.cast(IfExprSyntax.self), wanted)
    case .guardStmt:
      let statement = node.cast(GuardStmtSyntax.self)
      let before = locals
      visit(statement.conditions)
      let after = locals
      locals = before
      visitBlock(statement.body, nil)
      locals = after
    case .switchExpr:
      let choice = node.cast(SwitchExprSyntax.self)
      let subject = visit(choice.subject)
      for element in choice.cases { visitCase(element, subject, wanted) }
    case .forStmt: visitFor(node.cast(ForStmtSyntax.self))
    case .whileStmt:
      let loop = node.cast(WhileStmtSyntax.self)
      inScope { reader in
        reader.visit(loop.conditions)
        reader.visitBlock(loop.body, nil)
      }
    case .doStmt:
      let statement = node.cast(DoStmtSyntax.self)
      visitBlock(statement.body, nil)
      for clause in statement.catchClauses { visitCatch(clause) }
    case .returnStmt:
      _ = node.cast(ReturnStmtSyntax.self).expression.map { visit($0, wanted: returned) }
    case .labeledStmt: visitStatement(Syntax(node.cast(LabeledStmtSyntax.self).statement), wanted)
    default: visitChildren(of: node)
    }
  }

  private mutating func visitIf(_ node: IfExprSyntax, _ wanted: Meaning?) {
    inScope { reader in
      reader.visit(node.conditions)
      reader.visit(node.body.statements, wanted)
    }
    switch node.elseBody {
    case .ifExpr(let next): visitIf(next, wanted)
    case .codeBlock(let block): visitBlock(block, wanted)
    case nil: break
    }
  }

  private mutating func visitCase(
    _ element: SwitchCaseListSyntax.Element, _ subject: Meaning?, _ wanted: Meaning?
  ) {
    guard case .switchCase(let one) = element else { return visitChildren(of: Syntax(element)) }
    inScope { reader in
      if case .case(let label) = one.label { reader.visit(label.caseItems, matching: subject) }
      reader.visit(one.statements, wanted)
    }
  }

  private mutating func visitFor(_ node: ForStmtSyntax) {
    let sequence = visit(node.sequence)
    inScope { reader in
      node.typeAnnotation.map { reader.visitType(Syntax($0.type)) }
      reader.visit(node.pattern, matching: sequence.flatMap { reader.world.element(of: $0) })
      if let condition = node.whereClause?.condition { reader.visit(condition) }
      reader.visit(node.body.statements, nil)
    }
  }

  private mutating func visitCatch(_ clause: CatchClauseSyntax) {
    inScope { reader in
      if clause.catchItems.isEmpty { reader.declare("error", nil) }
      for item in clause.catchItems {
        item.pattern.map { reader.visit($0, matching: nil) }
        if let condition = item.whereClause?.condition { reader.visit(condition) }
      }
      reader.visit(clause.body.statements, nil)
    }
  }

  private mutating func visitBlock(_ block: CodeBlockSyntax, _ wanted: Meaning?) {
    inScope { _ = $0.visit(block.statements, wanted) }
  }

  private mutating func inScope(_ body: (inout SwiftNameReader) -> Void) {
    let before = mark
    body(&self)
    leave(before)
  }

  /// Reads a declaration. Its names stay in scope.
  private mutating func visitDeclaration(_ node: Syntax) {
    switch node.kind {
    case .variableDecl:
      for binding in node.cast(VariableDeclSyntax.self).bindings {
        let type = binding.typeAnnotation?.type
        type.map { visitType(Syntax($0)) }
        let declared = type.flatMap { world.value(ofType: $0.writtenText) }
        let value = binding.initializer.flatMap { visit($0.value, wanted: declared) }
        if let accessors = binding.accessorBlock { visitChildren(of: Syntax(accessors)) }
        visit(binding.pattern, matching: declared ?? value)
      }
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      inScope { reader in
        for parameter in function.signature.parameterClause.parameters {
          reader.visitType(Syntax(parameter.type))
          let meaning = reader.world.value(ofType: parameter.type.writtenText)
          reader.declare(
            reader.text(of: parameter.secondName ?? parameter.firstName), meaning)
        }
        if let type = function.signature.returnClause?.type { reader.visitType(Syntax(type)) }
        let outer = reader.returned
        reader.returned = nil
        if let body = function.body { reader.visit(body.statements, nil) }
        reader.returned = outer
      }
    default: visitChildren(of: node)
    }
  }

  /// Reads the children of a node, as far as they contain names.
  mutating func visitChildren(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) {
      if let expression = child.as(ExprSyntax.self) {
        visit(expression)
      } else if let items = child.as(CodeBlockItemListSyntax.self) {
        inScope { _ = $0.visit(items, nil) }
      } else if child.is(TypeSyntax.self) {
        visitType(child)
      } else if let pattern = child.as(PatternSyntax.self) {
        visit(pattern, matching: nil)
      } else if child.is(DeclSyntax.self) {
        visitDeclaration(child)
      } else if child.is(StmtSyntax.self) {
        visitStatement(child, nil)
      } else if !child.is(TokenSyntax.self) {
        visitChildren(of: child)
      }
    }
  }

  /// Reads the names of a type.
  mutating func visitType(_ node: Syntax) {
    switch node.kind {
    case .identifierType:
      let type = node.cast(IdentifierTypeSyntax.self)
      _ = use(type.name)
      type.genericArgumentClause.map { visitType(Syntax($0)) }
    case .memberType:
      _ = visitMemberType(node.cast(MemberTypeSyntax.self))
    case .token: break
    default:
      for child in node.children(viewMode: .sourceAccurate) {
        if let expression = child.as(ExprSyntax.self) {
          visit(expression)
        } else {
          visitType(child)
        }
      }
    }
  }

  private mutating func visitMemberType(_ type: MemberTypeSyntax) -> Meaning? {
    var base: Meaning?
    if let outer = type.baseType.as(MemberTypeSyntax.self) {
      base = visitMemberType(outer)
    } else if let outer = type.baseType.as(IdentifierTypeSyntax.self) {
      base = use(outer.name)
    } else {
      visitType(Syntax(type.baseType))
    }
    let meaning = base.flatMap { world.member(text(of: type.name), of: $0) }
    note(type.name, meaning, .member)
    type.genericArgumentClause.map { visitType(Syntax($0)) }
    return meaning
  }
}
