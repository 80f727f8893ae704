import SpecSource
import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits a node with an effect outside of the fragment: `try`, `await`, `return`, `break`; returns false for any
  /// other node.
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
          .misplacedKeyword, node, "'break' needs a loop or switch around it",
          hint: "leave the block early with 'guard:', or use 'if'")
      }
    case .continueStmt:
      if context.loopDepth == 0 {
        report(
          .misplacedKeyword, node, "'continue' needs a loop around it",
          hint: "take it out, or use 'if'")
      }
    default:
      return false
    }
    return true
  }

  /// Notes the `try` and `await` before an expression, from which position on they apply.
  ///
  /// - Returns: The expression after these keywords.
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

  /// Notes a keyword with an effect outside of the fragment.
  ///
  /// A keyword counts only if it is in no closure or local function and nothing in the fragment catches its error.
  mutating func note(_ effect: FragmentEffect, _ keyword: TokenSyntax) {
    guard context.functionDepth == 0, !effect.isCatchable || context.catchDepth == 0 else { return }
    analysis[keyPath: effect.places].append(range(of: keyword))
    guard !options.contains(effect.permission) else { return }
    report(.misplacedKeyword, keyword, effect.refusal(options), hint: effect.hint(options))
  }

  /// Reports a `$0` outside of a closure.
  mutating func noteAnonymousArgument(_ node: DeclReferenceExprSyntax) {
    guard context.functionDepth == 0 else { return }
    report(
      .invalidSwift, node,
      "'\(node.baseName.text)' is an argument of a closure, and no closure is around it",
      hint: "write the value's name: the state is called 'state'")
  }

  /// Visits a declaration that is not allowed among statements; returns false for any other node.
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

  /// Notes an `async let`, which like `await` needs an asynchronous function around it.
  private mutating func noteAsyncLet(_ node: VariableDeclSyntax) {
    if let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.async) }) {
      note(.awaiting, modifier.name)
    }
  }

  /// Whether a token may be a declaration's keyword: it is in no attribute or modifier.
  private func isIntroducer(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return true }
    return parent.kind != .declModifier && !parent.ancestorOrSelf { $0.is(AttributeSyntax.self) }
  }

  /// Reports a problem that the parser accepts but that a fragment may not contain.
  mutating func report(
    _ rule: Rule, _ node: some SyntaxProtocol, _ message: String, hint: String? = nil
  ) {
    problems.append(
      FragmentProblem(rule: rule, message: message, hint: hint, range: range(of: node)))
  }
}

extension Syntax {
  /// Whether the node or one of its ancestors satisfies a condition.
  fileprivate func ancestorOrSelf(_ condition: (Syntax) -> Bool) -> Bool {
    var current: Syntax? = self
    while let node = current {
      if condition(node) { return true }
      current = node.parent
    }
    return false
  }
}
