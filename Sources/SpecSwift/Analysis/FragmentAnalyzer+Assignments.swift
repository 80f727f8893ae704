import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits operands and operators that the parser leaves in a row: `state.count += a * b`.
  ///
  /// Assignment binds weakest, so the operand in front of it is what is assigned to. A `try` or `await` in front of an
  /// operand covers those behind it, too, and the right side of `??` waits for nothing.
  mutating func visitSequence(_ sequence: SequenceExprSyntax) {
    let outer = context
    var pending: ExprSyntax?
    var isLogical = false
    for element in sequence.elements {
      if let access = assignedAccess(of: element), let target = pending {
        visitTarget(Syntax(target), access: access)
        pending = nil
      } else {
        visit(pending)
        noteDeferral(by: element, isLogical: &isLogical)
        pending = enter(element)
      }
    }
    visit(pending)
    context = outer
  }

  /// Notes whether the operands behind an operator are evaluated where nothing can wait.
  ///
  /// - Parameter isLogical: Whether `&&` or `||` stood in front, which bind weaker than comparisons.
  private mutating func noteDeferral(by element: ExprSyntax, isLogical: inout Bool) {
    switch element.kind {
    case .binaryOperatorExpr:
      let text = element.cast(BinaryOperatorExprSyntax.self).operator.text
      if ["&&", "||", "??"].contains(text) {
        isLogical = isLogical || text != "??"
        context.surroundings.insert(.deferred)
      } else if !bindsTighter.contains(text), !isLogical || !comparisons.contains(text) {
        context.surroundings.remove(.deferred)
      }
    case .unresolvedTernaryExpr, .assignmentExpr:
      isLogical = false
      context.surroundings.remove(.deferred)
    default:
      break
    }
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

/// The operators of the standard library that compare.
private let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

/// The operators of the standard library whose right side belongs to that of a `??` in front.
private let bindsTighter: Set<String> = [
  "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "...", "..<",
]
