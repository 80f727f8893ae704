import SwiftSyntax

extension CaseFlow {
  /// Follows a node and everything in it, in the order of execution.
  mutating func visit(_ node: Syntax) {
    switch node.kind {
    case .token: return
    case .codeBlockItemList: visitItems(Array(node.cast(CodeBlockItemListSyntax.self))[...])
    case .sequenceExpr: visitSequence(node.cast(SequenceExprSyntax.self))
    case .functionCallExpr: visitCall(node.cast(FunctionCallExprSyntax.self))
    case .inOutExpr: visitHandedOver(node.cast(InOutExprSyntax.self).expression)
    case .ifExpr: visitIf(node.cast(IfExprSyntax.self)) { $0.visit($1) }
    case .switchExpr: visitSwitch(node.cast(SwitchExprSyntax.self)) { $0.visit($1) }
    case .closureExpr: visitClosure(node.cast(ClosureExprSyntax.self))
    case .doStmt: visitDo(node.cast(DoStmtSyntax.self))
    case .forStmt, .whileStmt, .repeatStmt: visitLoop(node)
    case .ifConfigDecl: visitConditionalCode(node.cast(IfConfigDeclSyntax.self))
    case .functionDecl, .accessorBlock, .structDecl, .classDecl, .enumDecl, .actorDecl:
      visitDeclaration(node)
    case .returnStmt, .breakStmt, .continueStmt:
      visitChildren(of: node)
      left.join(routes)
      routes = .none
    case .throwStmt:
      visitChildren(of: node)
      routes = .none
    case .identifierPattern where names(followed.name, node):
      // From this pattern on, the name may refer to another value.
      noteUnseenChange()
    default: visitChildren(of: node)
    }
  }

  mutating func visitChildren(of node: Syntax) {
    for child in node.children(viewMode: .sourceAccurate) { visit(child) }
  }

  /// Follows statements. The statements of a `defer` run at the end.
  private mutating func visitItems(_ items: ArraySlice<CodeBlockItemSyntax>) {
    for (index, item) in zip(items.indices, items) {
      let node = Syntax(item.item)
      if let guarding = node.as(GuardStmtSyntax.self) {
        return visitGuard(guarding, before: items[(index + 1)...])
      }
      if let deferred = node.as(DeferStmtSyntax.self) {
        visitItems(items[(index + 1)...])
        return visit(Syntax(deferred.body))
      }
      visit(node)
      if let call = node.as(ExprSyntax.self)?.callWithoutMarks, mayChange(call) { noteChange() }
    }
  }

  private mutating func visitGuard(
    _ node: GuardStmtSyntax, before rest: ArraySlice<CodeBlockItemSyntax>
  ) {
    visit(Syntax(node.conditions))
    choose(among: [(followed.condition(node.conditions), true), (nil, false)]) { flow, holds in
      guard !holds else { return flow.visitItems(rest) }
      flow.visit(Syntax(node.body))
      flow.routes = .none
    }
  }

  /// Follows an `if` with all its branches.
  mutating func visitIf(
    _ node: IfExprSyntax, _ follow: (inout CaseFlow, Syntax) -> Void
  ) {
    var branches: [(condition: CaseCondition?, branch: Syntax)] = []
    var next: IfExprSyntax? = node
    while let current = next {
      visit(Syntax(current.conditions))
      branches.append((followed.condition(current.conditions), Syntax(current.body.statements)))
      next = nil
      switch current.elseBody {
      case .ifExpr(let node): next = node
      case .codeBlock(let block): branches.append((nil, Syntax(block.statements)))
      case nil: break
      }
    }
    choose(among: branches, follow)
  }

  /// Follows a `switch` with all its cases.
  mutating func visitSwitch(
    _ node: SwitchExprSyntax, _ follow: (inout CaseFlow, Syntax) -> Void
  ) {
    visit(Syntax(node.subject))
    var branches: [(condition: CaseCondition?, branch: Syntax)] = []
    for element in node.cases {
      guard let one = element.as(SwitchCaseSyntax.self) else {
        // The case is compiled only under a condition.
        return visitConditionalCases(node.cases)
      }
      switch one.label {
      case .case(let label):
        let condition = followed.condition(label.caseItems, matching: node.subject)
        branches.append((condition, Syntax(one.statements)))
      case .default: branches.append((nil, Syntax(one.statements)))
      }
    }
    let outer = left
    left = .none
    choose(among: branches, isExhaustive: true, follow)
    routes.join(left)
    // A 'continue' or a 'return' continues outside of the 'switch'.
    left.join(outer)
  }

  private mutating func visitConditionalCases(_ cases: SwitchCaseListSyntax) {
    choose(among: [(followed.undecided, true), (nil, false)]) { flow, isTaken in
      if isTaken { flow.visitChildren(of: Syntax(cases)) }
    }
  }

  /// Follows a closure, which may run any number of times.
  private mutating func visitClosure(_ node: ClosureExprSyntax) {
    if let signature = node.signature, names(followed.name, Syntax(signature)) { return }
    let outer = left
    left = .none
    visitRepeatedly(Syntax(node.statements))
    left = outer
  }

  private mutating func visitLoop(_ node: Syntax) {
    let outer = left
    left = .none
    visitRepeatedly(node)
    // A 'return' continues outside of the loop.
    left.join(outer)
  }

  /// The maximum depth of nested repetitions, and the maximum number of times that each repetition is followed.
  ///
  /// Without these limits, repetitions that always lead to new routes would be followed without end, and nested
  /// repetitions would take ever longer.
  private static let repetitionLimit = (depth: 3, times: 4)

  /// Follows code that may run any number of times, until another time leads to nothing new.
  private mutating func visitRepeatedly(_ node: Syntax) {
    var after = routes
    repetitionDepth += 1
    let times = repetitionDepth > Self.repetitionLimit.depth ? 1 : Self.repetitionLimit.times
    var isComplete = false
    for _ in 0..<times where !isComplete {
      let before = after
      routes = before
      visitChildren(of: node)
      after.join(routes)
      after.join(left)
      isComplete = after == before
    }
    if !isComplete { noteUnseenChange() }
    repetitionDepth -= 1
    routes = after
  }

  private mutating func visitDo(_ node: DoStmtSyntax) {
    let clauses = node.catchClauses.map { Syntax($0.body) }
    guard !clauses.isEmpty else { return visit(Syntax(node.body)) }
    attempt(
      { $0.visit(Syntax(node.body)) }, rest: { _ in },
      caught: { flow in
        let choices = clauses.map { (condition: flow.followed.undecided, branch: $0) }
        flow.choose(among: choices, isExhaustive: true) { $0.visit($1) }
      })
  }

  /// Follows code that is compiled only under a condition.
  private mutating func visitConditionalCode(_ node: IfConfigDeclSyntax) {
    let branches = node.clauses.compactMap(\.elements).map {
      (condition: followed.undecided, branch: Syntax($0))
    }
    choose(among: branches) { $0.visit($1) }
  }

  /// Notes a local function that changes the enum, since it may be called anywhere.
  private mutating func visitDeclaration(_ node: Syntax) {
    var inside = self
    inside.visitChildren(of: node)
    if inside.routes != routes || inside.left != left { noteUnseenChange() }
  }

  /// Whether a name is among the tokens of a node.
  private func names(_ name: String, _ node: Syntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

extension FollowedEnum {
  /// A condition without a text, whose outcome is unknown for every case.
  fileprivate var undecided: CaseCondition? { CaseCondition(test: unknown, texts: []) }
}

extension ExprSyntax {
  /// The call in an expression that is a call after any `try` and `await`; nil for any other expression.
  fileprivate var callWithoutMarks: FunctionCallExprSyntax? {
    if let node = self.as(TryExprSyntax.self) { return node.expression.callWithoutMarks }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.callWithoutMarks }
    return self.as(FunctionCallExprSyntax.self)
  }
}
