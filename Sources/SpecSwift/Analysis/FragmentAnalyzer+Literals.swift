import SwiftSyntax

extension FragmentAnalyzer {
  /// Notes an array literal if a name determines its type, and visits its elements.
  mutating func visitArray(_ literal: ArrayExprSyntax) {
    if let use = use(of: literal) {
      analysis.arrayLiterals.append(
        ArrayLiteral(range: range(of: literal), count: literal.elements.count, use: use))
    }
    visitChildren(of: literal)
  }

  private func use(of literal: ArrayExprSyntax) -> ArrayLiteral.Use? {
    if let argument = literal.parent?.as(LabeledExprSyntax.self) {
      guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
        return nil
      }
      return names(of: call.calledExpression).map {
        .argument(label: argument.label.map { name(of: $0).name }, callee: $0)
      }
    }
    guard let operands = literal.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = operands.firstIndex(where: { $0.id == literal.id })
    else { return nil }
    let others = [(index - 1, index - 2), (index + 1, index + 2)].filter { position, other in
      operands.indices.contains(other) && comparesOrAssigns(operands[position])
    }
    return others.first.flatMap { names(of: operands[$0.1]) }.map { .operand(of: $0) }
  }

  private func comparesOrAssigns(_ node: ExprSyntax) -> Bool {
    let comparison = node.as(BinaryOperatorExprSyntax.self)?.operator.text
    return node.kind == .assignmentExpr || ["==", "!="].contains(comparison)
  }

  /// Returns the names of a path whose first name the fragment does not declare; nil for any other expression.
  private func names(of path: ExprSyntax) -> [String]? {
    if let name = path.as(DeclReferenceExprSyntax.self).map({ self.name(of: $0.baseName).name }) {
      return scopes.contains(name) ? nil : [name]
    }
    if let chained = path.as(OptionalChainingExprSyntax.self) {
      return names(of: chained.expression)
    }
    guard let member = path.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return names(of: base).map { $0 + [name(of: member.declName.baseName).name] }
  }
}
