import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits operands and operators that the parser leaves in a row: `state.count += a * b`.
  ///
  /// Assignment binds weakest, so the operand in front of it is what is assigned to. A `try` or `await` in front of an
  /// operand covers those behind it, too.
  mutating func visitSequence(_ sequence: SequenceExprSyntax) {
    let outer = context
    var pending: ExprSyntax?
    for element in sequence.elements {
      if let access = assignedAccess(of: element), let target = pending {
        visitTarget(Syntax(target), access: access)
        pending = nil
      } else {
        visit(pending)
        pending = enter(element)
      }
    }
    visit(pending)
    context = outer
  }

  /// Visits what is assigned to or passed with `&`: a path, or a tuple of such.
  mutating func visitTarget(_ node: Syntax, access: Reference.Access) {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr,
      .forceUnwrapExpr:
      visitPath(node, access: access)
    case .tupleExpr:
      for element in node.cast(TupleExprSyntax.self).elements {
        visitTarget(Syntax(element.expression), access: access)
      }
    default:
      visit(node)
    }
  }

  /// What an operator does to its left side, if it assigns.
  func assignedAccess(of node: ExprSyntax) -> Reference.Access? {
    switch node.kind {
    case .assignmentExpr:
      return .write
    case .binaryOperatorExpr:
      let text = node.cast(BinaryOperatorExprSyntax.self).operator.text
      return isCompoundAssignment(text) ? .readWrite : nil
    default:
      return nil
    }
  }

  /// Whether an operator assigns by convention: it ends in `=` and does not compare.
  private func isCompoundAssignment(_ text: String) -> Bool {
    guard text.utf8.count > 1, text.utf8.last == UInt8(ascii: "=") else { return false }
    switch text {
    case "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=": return false
    default: return true
    }
  }
}
