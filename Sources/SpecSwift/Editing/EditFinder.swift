import SpecSource
import SwiftSyntax

/// Finds the ranges of a fragment where a small edit changes its behavior.
final class EditFinder: SyntaxVisitor {
  private(set) var edits: [FragmentEdit] = []
  private let text: String
  private let offset: Int

  /// Makes a finder for a fragment's text.
  ///
  /// - Parameter offset: The number of bytes before the fragment in the parsed text.
  init(of text: String, offset: Int) {
    self.text = text
    self.offset = offset
    super.init(viewMode: .sourceAccurate)
  }

  // Statements.

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if isDroppable(node) { drop(node) }
    return .visitChildren
  }

  /// Whether a statement can be left out: not if it provides a value or a name.
  private func isDroppable(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl: return false
    case .stmt(let statement):
      return !["return", "throw", "break", "continue", "fallthrough"].contains(
        statement.firstToken(viewMode: .sourceAccurate)?.text ?? "")
    case .expr(let expression): return isAssignment(expression) || !isValue(item)
    }
  }

  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
    return sequence.elements.contains { element in
      element.is(AssignmentExprSyntax.self)
        || ["+=", "-=", "*=", "/="].contains(
          element.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }

  /// Whether the expression of an item is, or may be, the value of its closure or choice.
  private func isValue(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return false
    }
    if list.parent?.is(ClosureExprSyntax.self) == true { return true }
    let isCall = item.item.is(FunctionCallExprSyntax.self)
    return list.parent?.is(SwitchCaseSyntax.self) == true && !isCall
  }

  private func drop(_ node: CodeBlockItemSyntax) {
    let list = node.parent?.as(CodeBlockItemListSyntax.self)
    let isAlone = list?.count == 1 && list?.parent?.is(SwitchCaseSyntax.self) == true
    // A 'case' needs at least one statement.
    add(node, isAlone ? "break" : "", "drop '\(shown(node))'")
  }

  // Conditions.

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax) {
    guard !isNegatedByItsOperator(condition) else { return }
    let text = condition.trimmedDescription
    let isPlain = [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(
      condition.kind)
    add(condition, isPlain ? "!\(text)" : "!(\(text))", "negate '\(shown(condition))'")
  }

  /// Whether another edit of the condition already negates it.
  private func isNegatedByItsOperator(_ condition: ExprSyntax) -> Bool {
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!"
    }
    guard let elements = condition.as(SequenceExprSyntax.self)?.elements, elements.count == 3 else {
      return false
    }
    return elements.contains {
      ["==", "!="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["!", "-"].contains(node.operator.text) {
      add(node.operator, "", "drop '\(node.operator.text)' of '\(shown(node))'")
    }
    return .visitChildren
  }

  // Ternary expressions, which the tree contains as a flat sequence of operators and operands.

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() where element.is(UnresolvedTernaryExprSyntax.self)
    {
      let start =
        elements[..<index].lastIndex { $0.is(AssignmentExprSyntax.self) }.map { $0 + 1 } ?? 0
      guard start < index else { continue }
      let range = range(of: elements[start]).lowerBound..<range(of: elements[index - 1]).upperBound
      add(range, "!(\(text(range)))", "negate '\(shown(range))'")
    }
    return .visitChildren
  }

  // Operators.

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if let other = Self.otherOperators[node.operator.text] {
      let whole = node.parent?.parent.map(shown) ?? node.operator.text
      add(node.operator, other, "'\(node.operator.text)' to '\(other)' in '\(whole)'")
    }
    return .visitChildren
  }

  private static let otherOperators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "+=": "-=", "-=": "+=", "*=": "/=",
    "/=": "*=", "...": "..<",
  ]

  // Literals.

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    change(node, node.literal.text == "true" ? "false" : "true")
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Int(node.literal.text.filter { $0 != "_" }), number < .max else {
      return .skipChildren
    }
    return change(node, String(number + 1))
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard let number = Double(node.literal.text.filter { $0 != "_" }) else { return .skipChildren }
    return change(node, String(number + 1))
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.openingQuote.text == "\"", node.openingPounds == nil else { return .visitChildren }
    let isEmpty = node.trimmedDescription == "\"\""
    _ = change(node, isEmpty ? "\"other\"" : "\"\"")
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let others = ["min": "max", "max": "min"]
    if let other = others[node.baseName.text], node.parent?.is(FunctionCallExprSyntax.self) == true
    {
      return change(node, other)
    }
    return .visitChildren
  }

  private func change(_ node: some SyntaxProtocol, _ other: String) -> SyntaxVisitorContinueKind {
    add(node, other, "'\(shown(node))' to '\(other)'")
    return .visitChildren
  }

  // Ranges.

  private func add(_ node: some SyntaxProtocol, _ replacement: String, _ title: String) {
    add(range(of: node), replacement, title)
  }

  private func add(_ range: Range<Int>, _ replacement: String, _ title: String) {
    edits.append(FragmentEdit(range: range, replacement: replacement, title: title))
  }

  private func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset - offset..<node
      .endPositionBeforeTrailingTrivia.utf8Offset - offset
  }

  private func text(_ range: Range<Int>) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: range.count)]
  }

  private func shown(_ node: some SyntaxProtocol) -> String { shown(range(of: node)) }

  /// Returns the text of a range on a single line of at most 60 characters.
  private func shown(_ range: Range<Int>) -> String { shortText(text(range)) }
}
