import SwiftSyntax

extension SwiftReader {
  /// Reads an `if` or a `switch`; returns nil for other expressions.
  func branching(_ node: ExprSyntax) -> Expression.Kind? {
    if let node = node.as(IfExprSyntax.self) {
      return .branching(Branching(branches: branches(node), hasConditionalCases: false))
    }
    if let node = node.as(SwitchExprSyntax.self) {
      return .branching(
        Branching(
          subject: expression(node.subject), branches: node.cases.flatMap { branches($0) },
          hasConditionalCases: node.cases.contains { $0.is(IfConfigDeclSyntax.self) }))
    }
    return nil
  }

  private func branches(_ node: IfExprSyntax) -> [Branch] {
    let first = Branch(
      label: source(node.conditions), patterns: [], isConditional: false,
      body: statements(node.body.statements), interior: interior(node.body))
    switch node.elseBody {
    case .ifExpr(let next): return [first] + branches(next)
    case .codeBlock(let block):
      return [
        first,
        Branch(
          patterns: [], isConditional: false, body: statements(block.statements),
          interior: interior(block)),
      ]
    case nil: return [first]
    }
  }

  private func branches(_ node: SwitchCaseListSyntax.Element) -> [Branch] {
    switch node {
    case .switchCase(let node): return [branch(node)]
    case .ifConfigDecl(let node):
      return node.clauses.flatMap { clause -> [Branch] in
        guard case .switchCases(let cases) = clause.elements else { return [] }
        return cases.flatMap { branches($0) }
      }
    }
  }

  private func branch(_ node: SwitchCaseSyntax) -> Branch {
    let body = statements(node.statements)
    let interior =
      node.label.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPosition.utf8Offset
    guard case .case(let label) = node.label else {
      return Branch(patterns: [], isConditional: false, body: body, interior: interior)
    }
    return Branch(
      label: source(label.caseItems), patterns: label.caseItems.map { pattern($0.pattern) },
      isConditional: label.caseItems.contains { $0.whereClause != nil }, body: body,
      interior: interior)
  }

  private func pattern(_ node: PatternSyntax) -> Pattern {
    if let node = node.as(IdentifierPatternSyntax.self) { return .binding(node.identifier.text) }
    if node.is(WildcardPatternSyntax.self) { return .anything }
    if let node = node.as(ValueBindingPatternSyntax.self) { return pattern(node.pattern) }
    if let node = node.as(ExpressionPatternSyntax.self) { return pattern(node.expression) }
    if let node = node.as(TuplePatternSyntax.self), let only = node.elements.first,
      node.elements.count == 1, only.label == nil
    {
      return pattern(only.pattern)
    }
    return .other(node.writtenText)
  }

  private func pattern(_ node: ExprSyntax) -> Pattern {
    if let node = node.as(PatternExprSyntax.self) { return pattern(node.pattern) }
    if node.is(DiscardAssignmentExprSyntax.self) { return .anything }
    if let node = node.as(DeclReferenceExprSyntax.self),
      node.baseName.text.first?.isLowercase == true
    {
      return .binding(node.baseName.text)
    }
    // A single pattern in parentheses is that pattern.
    if let node = node.as(TupleExprSyntax.self), let only = node.elements.first,
      node.elements.count == 1, only.label == nil
    {
      return pattern(only.expression)
    }
    if let node = node.as(MemberAccessExprSyntax.self) {
      return .enumCase(node.declName.baseName.text, nil)
    }
    if let node = node.as(FunctionCallExprSyntax.self),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .enumCase(
        member.declName.baseName.text, node.arguments.map { pattern($0.expression) })
    }
    return .other(node.writtenText)
  }
}
