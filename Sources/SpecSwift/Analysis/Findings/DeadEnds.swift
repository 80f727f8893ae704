import SwiftSyntax

// Statements behind which nothing runs.

extension CodeBlockItemListSyntax {
  /// Whether nothing behind the statements runs.
  var isDeadEnd: Bool { contains { Syntax($0.item).isDeadEnd } }
}

extension Syntax {
  /// Whether nothing behind a statement runs: it leaves the function, or stops the process, on each way through it.
  ///
  /// Of functions that never return, only Swift's own are known.
  var isDeadEnd: Bool {
    switch kind {
    // What returns a value belongs to a function whose value it is.
    case .returnStmt: cast(ReturnStmtSyntax.self).expression == nil
    case .throwStmt: true
    case .expressionStmt: Syntax(cast(ExpressionStmtSyntax.self).expression).isDeadEnd
    case .functionCallExpr: cast(FunctionCallExprSyntax.self).stopsTheProcess
    case .ifExpr: cast(IfExprSyntax.self).isDeadEnd
    case .switchExpr: cast(SwitchExprSyntax.self).isDeadEnd
    case .doStmt: cast(DoStmtSyntax.self).isDeadEnd
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var stopsTheProcess: Bool {
    var name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let member = calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Swift"
    {
      name = member.declName.baseName.text
    }
    return name == "fatalError" || name == "preconditionFailure"
  }
}

extension IfExprSyntax {
  fileprivate var isDeadEnd: Bool {
    guard body.statements.isDeadEnd else { return false }
    return switch elseBody {
    case .ifExpr(let next): next.isDeadEnd
    case .codeBlock(let block): block.statements.isDeadEnd
    case nil: false
    }
  }
}

extension SwitchExprSyntax {
  /// A `break` goes on behind the `switch`, or behind a loop in it; then nothing is known.
  fileprivate var isDeadEnd: Bool {
    let tokens = cases.tokens(viewMode: .sourceAccurate)
    guard !tokens.contains(where: { $0.tokenKind == .keyword(.break) }) else { return false }
    return cases.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.isDeadEnd == true }
  }
}

extension DoStmtSyntax {
  fileprivate var isDeadEnd: Bool {
    body.statements.isDeadEnd && catchClauses.allSatisfy(\.body.statements.isDeadEnd)
  }
}
