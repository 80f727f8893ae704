import SwiftSyntax

// Statements after which no other statement runs.

extension CodeBlockItemListSyntax {
  /// Whether no statement after these statements runs.
  var isDeadEnd: Bool { contains { Syntax($0.item).isDeadEnd } }
}

extension Syntax {
  /// Whether no statement after this one runs: on every path, this statement leaves the function or stops the
  /// process.
  ///
  /// Among functions that never return, only those of Swift's library are known.
  var isDeadEnd: Bool {
    switch kind {
    // A 'return' with a value belongs to a function that returns a value.
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
  /// Whether no statement after the `switch` runs.
  ///
  /// A `break` continues after the `switch`, or after a loop in it. A `switch` with a `break` is therefore no dead
  /// end.
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
