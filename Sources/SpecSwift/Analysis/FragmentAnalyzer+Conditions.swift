import SwiftSyntax

extension FragmentAnalyzer {
  /// Notes an assignment in a position where a value is expected.
  mutating func noteAssignment(in expression: Syntax) {
    if let assignment = assignment(in: expression) { noteAssignment(assignment) }
  }

  /// Reports an assignment in a position where a value is expected.
  mutating func noteAssignment(_ assignment: ExprSyntax) {
    let isPlain = assignment.kind == .assignmentExpr
    report(
      .invalidSwift, assignment, "an assignment has no value",
      hint: isPlain ? "compare with '=='" : nil)
  }

  /// Whether the outermost operation of an expression is an assignment.
  func isAssignment(_ expression: Syntax) -> Bool {
    assignment(in: expression) != nil
  }

  private func assignment(in expression: Syntax) -> ExprSyntax? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    return sequence.elements.first { assignedAccess(of: $0) != nil }
  }

  /// Reports an `if` or `switch` expression in a position where Swift does not allow one.
  mutating func noteMisplacedChoice(_ choice: Syntax, _ keyword: TokenSyntax) {
    switch choice.parent?.kind {
    case .labeledExpr, .arrayElement, .dictionaryElement, .conditionElement, .tryExpr, .awaitExpr:
      report(
        .misplacedKeyword, keyword, "'\(keyword.text)' has a value only after '=' and 'return'",
        hint: "use '? :' or '&&', or a computed property")
    default:
      break
    }
  }

  /// Notes the problems in conditions that the parser accepts after `guard`, but that fail after `if` or in the
  /// compiler.
  mutating func noteConditionProblems(_ conditions: Syntax) {
    for element in conditions.cast(ConditionElementListSyntax.self) {
      if case .expression(let expression) = element.condition {
        noteAssignment(in: Syntax(expression))
      }
      noteBareClosure(in: Syntax(element.condition))
      analysis.conditionRanges.append(range(of: element.condition))
    }
  }

  /// Notes a trailing closure without parentheses around it, which the parser could take for the block after the
  /// condition.
  private mutating func noteBareClosure(in node: Syntax) {
    switch node.kind {
    case .token, .closureExpr, .tupleExpr, .arrayExpr, .dictionaryExpr, .labeledExprList,
      .stringLiteralExpr:
      return
    case .functionCallExpr:
      if let closure = node.cast(FunctionCallExprSyntax.self).trailingClosure {
        problems.append(.bareClosure(at: range(of: closure)))
        return
      }
    default:
      break
    }
    for child in node.children(viewMode: .sourceAccurate) {
      noteBareClosure(in: child)
    }
  }
}

extension FragmentProblem {
  /// Makes the problem of a trailing closure in a condition.
  static func bareClosure(at range: Range<Int>) -> FragmentProblem {
    FragmentProblem(
      rule: .ambiguousSwift,
      message: "in a condition, Swift reads a closure after a call as a block",
      hint: "put it in the call's parentheses, or parentheses around the call",
      range: range)
  }
}
