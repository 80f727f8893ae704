import SwiftSyntax

extension SwiftNameReader {
  /// Reads conditions. The names that they bind stay in scope.
  mutating func visit(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): visit(expression)
      case .optionalBinding(let binding):
        binding.typeAnnotation.map { visitType(Syntax($0.type)) }
        if let value = binding.initializer?.value {
          visit(binding.pattern, matching: visit(value))
        } else if let pattern = binding.pattern.as(IdentifierPatternSyntax.self) {
          declare(text(of: pattern.identifier), use(pattern.identifier, .shorthand))
        }
      case .matchingPattern(let condition):
        visit(condition.pattern, matching: visit(condition.initializer.value))
      default: visitChildren(of: Syntax(element.condition))
      }
    }
  }

  /// Reads the patterns of a `case`.
  mutating func visit(_ items: SwitchCaseItemListSyntax, matching value: Meaning?) {
    for item in items {
      visit(item.pattern, matching: value)
      if let condition = item.whereClause?.condition { visit(condition) }
    }
  }

  /// Reads a pattern. The names that it binds stay in scope.
  mutating func visit(_ pattern: PatternSyntax, matching value: Meaning?) {
    switch pattern.kind {
    case .identifierPattern:
      declare(text(of: pattern.cast(IdentifierPatternSyntax.self).identifier), value)
    case .valueBindingPattern:
      visitBinding(pattern.cast(ValueBindingPatternSyntax.self).pattern, matching: value)
    case .expressionPattern:
      visitPattern(pattern.cast(ExpressionPatternSyntax.self).expression, matching: value, false)
    case .tuplePattern:
      for element in pattern.cast(TuplePatternSyntax.self).elements {
        visit(element.pattern, matching: nil)
      }
    case .isTypePattern: visitType(Syntax(pattern))
    default: break
    }
  }

  /// Reads the part of a pattern after `let`, in which names are new.
  private mutating func visitBinding(_ pattern: PatternSyntax, matching value: Meaning?) {
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return visit(pattern, matching: value)
    }
    visitPattern(expression, matching: value, true)
  }

  /// Reads a pattern that is written as an expression: `.failed(let tries)`, `(a, b)`, `x?`.
  ///
  /// - Parameter isBinding: Whether a name by itself is a new name.
  private mutating func visitPattern(
    _ expression: ExprSyntax, matching value: Meaning?, _ isBinding: Bool
  ) {
    switch expression.kind {
    case .functionCallExpr:
      let call = expression.cast(FunctionCallExprSyntax.self)
      let callee = visit(call.calledExpression, wanted: value)
      for (index, argument) in call.arguments.enumerated() {
        if let label = argument.label {
          note(label, callee.flatMap { world.label(text(of: label), of: $0) }, .label)
        }
        let held = callee.flatMap {
          world.argument(index, label: argument.label.map { text(of: $0) }, of: $0)
        }
        visitPattern(argument.expression, matching: held, isBinding)
      }
    case .patternExpr:
      visit(expression.cast(PatternExprSyntax.self).pattern, matching: value)
    case .optionalChainingExpr:
      visitPattern(
        expression.cast(OptionalChainingExprSyntax.self).expression, matching: value, isBinding)
    case .tupleExpr:
      let elements = expression.cast(TupleExprSyntax.self).elements
      for element in elements {
        visitPattern(element.expression, matching: elements.count == 1 ? value : nil, isBinding)
      }
    case .declReferenceExpr where isBinding:
      declare(text(of: expression.cast(DeclReferenceExprSyntax.self).baseName), value)
    case .discardAssignmentExpr: break
    default: visit(expression, wanted: value)
    }
  }
}
