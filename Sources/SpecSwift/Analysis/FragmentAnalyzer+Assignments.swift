import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits the operands and operators that the parser leaves in a flat sequence: `state.count += a * b`.
  ///
  /// Assignment has the lowest precedence, so the operand before its operator is the assigned one. A `try` or `await`
  /// before an operand also covers the operands after it. The right side of `??` cannot contain an `await`.
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

  /// Notes whether the operands after an operator are evaluated in a position that cannot contain an `await`.
  ///
  /// - Parameter isLogical: Whether an `&&` or `||` precedes, which have lower precedence than comparisons.
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

  /// Visits the target of an assignment or of `&`: a path, or a tuple of paths.
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

  /// Returns the access that an operator makes to its left side; nil if the operator does not assign.
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

  /// Whether an operator assigns by convention: its name ends in `=` and it is no comparison.
  private func isCompoundAssignment(_ text: String) -> Bool {
    guard text.utf8.count > 1, text.utf8.last == UInt8(ascii: "=") else { return false }
    switch text {
    case "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=": return false
    default: return true
    }
  }
}

/// The comparison operators of the standard library.
private let comparisons: Set<String> = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

/// The operators of the standard library that have a higher precedence than `??`, so that they extend its right side.
private let bindsTighter: Set<String> = [
  "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&", "|", "^", "...", "..<",
]
