import SwiftSyntax

extension SwiftReader {
  /// Reads the statements of a list.
  func statements(_ nodes: CodeBlockItemListSyntax?) -> [Statement] {
    nodes?.map { node in
      Statement(
        kind: kind(node), source: source(node.item), returns: returns(in: Syntax(node.item)))
    } ?? []
  }

  private func kind(_ node: CodeBlockItemSyntax) -> Statement.Kind {
    switch node.item {
    case .expr(let node): return .expression(expression(node))
    case .stmt(let node): return kind(node)
    case .decl(let node):
      if let node = node.as(VariableDeclSyntax.self), node.bindings.count == 1,
        let binding = node.bindings.first, binding.accessorBlock == nil
      {
        return .variable(
          names(in: Syntax(binding.pattern)), type: binding.typeAnnotation?.type.writtenText,
          value: binding.initializer.map { expression($0.value) })
      }
      if let node = node.as(IfConfigDeclSyntax.self) { return .conditional(statements(in: node)) }
      return declarations(node).first.map { .declaration($0) } ?? .other
    }
  }

  private func kind(_ node: StmtSyntax) -> Statement.Kind {
    if let node = node.as(ExpressionStmtSyntax.self) {
      return .expression(expression(node.expression))
    }
    if let node = node.as(ReturnStmtSyntax.self) {
      return .returning(node.expression.map { expression($0) })
    }
    if let node = node.as(GuardStmtSyntax.self) {
      return .guarding(
        source(node.conditions), otherwise: statements(node.body.statements),
        interior: interior(node.body))
    }
    if let node = node.as(DoStmtSyntax.self) {
      let clauses = node.catchClauses.map { clause in
        CatchClause(
          pattern: clause.catchItems.isEmpty ? nil : source(clause.catchItems),
          body: statements(clause.body.statements), interior: interior(clause.body))
      }
      return .catching(
        statements(node.body.statements), interior: interior(node.body), clauses)
    }
    return loop(node).map { .loop($0) } ?? .other
  }

  private func loop(_ node: StmtSyntax) -> Loop? {
    if let node = node.as(ForStmtSyntax.self) {
      return Loop(
        keyword: .for, isAsynchronous: node.awaitKeyword != nil,
        isThrowing: node.tryKeyword != nil,
        sequence: expression(node.sequence), element: source(node.pattern),
        condition: node.whereClause.map { source($0.condition) },
        body: statements(node.body.statements), interior: interior(node.body))
    }
    if let node = node.as(WhileStmtSyntax.self) {
      return Loop(
        keyword: .while, isAsynchronous: false, isThrowing: false,
        body: statements(node.body.statements),
        interior: interior(node.body))
    }
    if let node = node.as(RepeatStmtSyntax.self) {
      return Loop(
        keyword: .repeat, isAsynchronous: false, isThrowing: false,
        body: statements(node.body.statements),
        interior: interior(node.body))
    }
    return nil
  }

  private func statements(in node: IfConfigDeclSyntax) -> [Statement] {
    node.clauses.flatMap { clause -> [Statement] in
      guard case .statements(let nodes) = clause.elements else { return [] }
      return statements(nodes)
    }
  }

  /// Returns the names that a pattern declares.
  private func names(in pattern: Syntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return pattern.children(viewMode: .sourceAccurate).flatMap { names(in: $0) }
  }

  /// Whether a node contains a `return`, outside of its own functions and closures.
  private func returns(in node: Syntax) -> Bool {
    switch node.kind {
    case .returnStmt: true
    case .closureExpr, .functionDecl, .accessorBlock, .structDecl, .enumDecl, .classDecl: false
    default: node.children(viewMode: .sourceAccurate).contains { returns(in: $0) }
    }
  }
}
