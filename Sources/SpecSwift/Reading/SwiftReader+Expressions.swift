import SwiftSyntax

extension SwiftReader {
  /// Reads an expression.
  func expression(_ node: ExprSyntax) -> Expression {
    Expression(kind: kind(node), source: source(node))
  }

  private func kind(_ node: ExprSyntax) -> Expression.Kind {
    if let node = node.as(DeclReferenceExprSyntax.self) {
      return .name(node.baseName.text)
    }
    if let node = node.as(MemberAccessExprSyntax.self) {
      return .member(
        of: node.base.map { expression($0) }, name: node.declName.baseName.text)
    }
    if let node = node.as(FunctionCallExprSyntax.self) { return call(node) }
    if let node = node.as(SubscriptCallExprSyntax.self) {
      return .lookup(expression(node.calledExpression), arguments(node.arguments))
    }
    if let node = node.as(ClosureExprSyntax.self) { return .closure(closure(node)) }
    if let node = node.as(ArrayExprSyntax.self) {
      return .array(node.elements.map { expression($0.expression) })
    }
    if let node = node.as(TupleExprSyntax.self) { return .tuple(arguments(node.elements)) }
    if let node = node.as(SequenceExprSyntax.self) { return sequence(Array(node.elements)) }
    return marked(node) ?? branching(node) ?? .other(parts(of: Syntax(node)))
  }

  private func marked(_ node: ExprSyntax) -> Expression.Kind? {
    if let node = node.as(TryExprSyntax.self) {
      let mark = "try\(node.questionOrExclamationMark?.text ?? "")"
      return .marked(mark, expression(node.expression))
    }
    if let node = node.as(AwaitExprSyntax.self) {
      return .marked("await", expression(node.expression))
    }
    if let node = node.as(InOutExprSyntax.self) {
      return .marked("&", expression(node.expression))
    }
    return nil
  }

  private func call(_ node: FunctionCallExprSyntax) -> Expression.Kind {
    var arguments = arguments(node.arguments)
    if let closure = node.trailingClosure {
      arguments.append(LabeledValue(value: expression(ExprSyntax(closure))))
    }
    arguments += node.additionalTrailingClosures.map { element in
      LabeledValue(label: element.label.text, value: expression(ExprSyntax(element.closure)))
    }
    return .call(expression(node.calledExpression), arguments)
  }

  private func arguments(_ nodes: LabeledExprListSyntax) -> [LabeledValue] {
    nodes.map { LabeledValue(label: $0.label?.text, value: expression($0.expression)) }
  }

  private func closure(_ node: ClosureExprSyntax) -> Closure {
    let parameters: [String] =
      switch node.signature?.parameterClause {
      case .simpleInput(let names): names.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    return Closure(
      captures: node.signature?.capture?.items.map { source($0) } ?? [], parameters: parameters,
      isAttributed: node.signature?.attributes.isEmpty == false,
      body: statements(node.statements),
      interior: (node.signature?.endPosition ?? node.leftBrace.endPosition)
        .utf8Offset..<node.rightBrace.position.utf8Offset)
  }

  /// Reads a flat sequence of operators and operands. Only assignments and `?:`, which have the lowest precedence,
  /// matter.
  private func sequence(_ nodes: [ExprSyntax]) -> Expression.Kind {
    if let place = nodes.firstIndex(where: isAssignment), place > 0, place + 1 < nodes.count {
      return .assignment(
        joined(nodes[..<place]), by: nodes[place].writtenText,
        joined(nodes[(place + 1)...]))
    }
    if let place = nodes.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), place > 0,
      place + 1 < nodes.count, let ternary = nodes[place].as(UnresolvedTernaryExprSyntax.self)
    {
      return .choice(
        joined(nodes[..<place]), first: expression(ternary.thenExpression),
        second: joined(nodes[(place + 1)...]))
    }
    return .other(nodes.map { expression($0) })
  }

  private func isAssignment(_ node: ExprSyntax) -> Bool {
    if node.is(AssignmentExprSyntax.self) { return true }
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  /// Reads a part of a sequence as an expression of its own.
  private func joined(_ nodes: ArraySlice<ExprSyntax>) -> Expression {
    guard let first = nodes.first, let last = nodes.last, nodes.count > 1 else {
      return expression(nodes[nodes.startIndex])
    }
    return Expression(
      kind: sequence(Array(nodes)),
      source: source(
        from: first.positionAfterSkippingLeadingTrivia, to: last.endPositionBeforeTrailingTrivia))
  }

  /// Reads the outermost expressions in a node.
  private func parts(of node: Syntax) -> [Expression] {
    node.children(viewMode: .sourceAccurate).flatMap { child in
      child.as(ExprSyntax.self).map { [expression($0)] } ?? parts(of: child)
    }
  }
}
