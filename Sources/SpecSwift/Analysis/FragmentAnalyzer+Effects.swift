import SpecSource
import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits a node that reaches out of the fragment: `try`, `await`, `return`, `break`; false if it is none.
  mutating func visitEffect(_ node: Syntax) -> Bool {
    switch node.kind {
    case .tryExpr, .awaitExpr:
      let outer = context
      visit(enter(node.cast(ExprSyntax.self)))
      context = outer
    case .throwStmt:
      let statement = node.cast(ThrowStmtSyntax.self)
      note(.throwing, statement.throwKeyword)
      visit(statement.expression)
    case .returnStmt:
      let statement = node.cast(ReturnStmtSyntax.self)
      note(statement.expression == nil ? .leaving : .returning, statement.returnKeyword)
      visit(statement.expression)
    case .breakStmt:
      let label = node.cast(BreakStmtSyntax.self).label?.text
      if context.breakDepth == 0, !context.labels.contains(label ?? "") {
        report(
          .misplacedKeyword, node, "there is no loop or switch to break out of",
          hint: "leave the block early with 'guard:', or use 'if'")
      }
    case .continueStmt:
      if context.loopDepth == 0 {
        report(
          .misplacedKeyword, node, "there is no loop to continue", hint: "take it out, or use 'if'")
      }
    default:
      return false
    }
    return true
  }

  /// Notes the `try` and `await` in front of an expression, from where on they count.
  ///
  /// - Returns: What stands behind them.
  mutating func enter(_ node: ExprSyntax) -> ExprSyntax {
    if let node = node.as(TryExprSyntax.self) {
      if node.questionOrExclamationMark == nil {
        note(.trying, node.tryKeyword)
      } else {
        context.catchDepth += 1
      }
      context.surroundings.insert(.tried)
      return enter(node.expression)
    }
    if let node = node.as(AwaitExprSyntax.self) {
      note(.awaiting, node.awaitKeyword)
      context.surroundings.insert(.awaited)
      return enter(node.expression)
    }
    return node
  }

  /// Notes a keyword that reaches out of the fragment: nothing in the fragment catches its error, and it stands in no
  /// closure or local function.
  mutating func note(_ effect: FragmentEffect, _ keyword: TokenSyntax) {
    guard context.functionDepth == 0, !effect.isCatchable || context.catchDepth == 0 else { return }
    analysis[keyPath: effect.places].append(range(of: keyword))
    guard !options.contains(effect.permission) else { return }
    report(.misplacedKeyword, keyword, effect.refusal(options), hint: effect.hint(options))
  }

  /// Notes `$0`, which needs a closure around it.
  mutating func noteAnonymousArgument(_ node: DeclReferenceExprSyntax) {
    guard context.functionDepth == 0 else { return }
    report(
      .invalidSwift, node,
      "'\(node.baseName.text)' stands for an argument of a closure, and there is none",
      hint: "name what is meant: the state is called 'state'")
  }

  /// Visits a declaration that cannot stand among statements; false if it is none.
  mutating func visitForbidden(_ node: Syntax) -> Bool {
    guard let (message, hint) = FragmentProblem.forbidden(node.kind) else {
      if node.kind == .variableDecl { noteAsyncLet(node.cast(VariableDeclSyntax.self)) }
      return false
    }
    let token = node.tokens(viewMode: .sourceAccurate).first { isIntroducer($0) }
    let range = token.map { self.range(of: $0) } ?? self.range(of: node)
    problems.append(
      FragmentProblem(rule: .misplacedDeclaration, message: message, hint: hint, range: range))
    return true
  }

  /// `async let` needs an asynchronous function around it, as `await` does.
  private mutating func noteAsyncLet(_ node: VariableDeclSyntax) {
    if let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.async) }) {
      note(.awaiting, modifier.name)
    }
  }

  /// Whether a token is where a declaration's keyword is to be looked for, behind attributes and modifiers.
  private func isIntroducer(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return true }
    return parent.kind != .declModifier && !parent.ancestorOrSelf { $0.is(AttributeSyntax.self) }
  }

  /// Notes something that the parser accepts but the fragment may not hold.
  mutating func report(
    _ rule: Rule, _ node: some SyntaxProtocol, _ message: String, hint: String? = nil
  ) {
    problems.append(
      FragmentProblem(rule: rule, message: message, hint: hint, range: range(of: node)))
  }
}

extension Syntax {
  /// Whether the node or one around it satisfies a condition.
  fileprivate func ancestorOrSelf(_ condition: (Syntax) -> Bool) -> Bool {
    var current: Syntax? = self
    while let node = current {
      if condition(node) { return true }
      current = node.parent
    }
    return false
  }
}
