import SwiftSyntax

extension FragmentAnalyzer {
  /// Visits a node that opens a scope; returns false for any other node.
  mutating func visitScope(_ node: Syntax) -> Bool {
    switch node.kind {
    case .codeBlockItemList:
      visitItems(node.cast(CodeBlockItemListSyntax.self))
    case .codeBlock:
      inScope { $0.visitChildren(of: node) }
    case .ifExpr:
      visitIf(node.cast(IfExprSyntax.self))
    case .guardStmt:
      visitGuard(node.cast(GuardStmtSyntax.self))
    case .labeledStmt:
      visitLabeled(node.cast(LabeledStmtSyntax.self))
    case .whileStmt:
      inLoop { analyzer in
        analyzer.inScope { $0.visitChildren(of: node) }
      }
    case .repeatStmt:
      visitRepeat(node.cast(RepeatStmtSyntax.self))
    case .forStmt:
      visitFor(node.cast(ForStmtSyntax.self))
    case .switchExpr:
      visitSwitch(node.cast(SwitchExprSyntax.self))
    case .switchCase:
      inScope { $0.visitChildren(of: node) }
    case .doStmt:
      visitDo(node.cast(DoStmtSyntax.self))
    case .catchClause:
      visitCatch(node.cast(CatchClauseSyntax.self))
    case .closureExpr:
      inFunction { $0.visitChildren(of: node) }
    case .functionDecl:
      visitFunction(node.cast(FunctionDeclSyntax.self))
    case .accessorDecl:
      visitAccessor(node.cast(AccessorDeclSyntax.self))
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      // A local type cannot use the variables around it.
      break
    case .typeAliasDecl:
      visit(node.cast(TypeAliasDeclSyntax.self).initializer)
    case .ifConfigClause:
      // The condition of '#if' contains no names of the code.
      visit(node.cast(IfConfigClauseSyntax.self).elements)
    default:
      return false
    }
    return true
  }

  /// Visits statements in order. Local functions and types are in scope before their declarations.
  mutating func visitItems(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if case .decl(let declaration) = item.item,
        let named = declaration.asProtocol((any NamedDeclSyntax).self)
      {
        bind(named.name)
      }
    }
    visitChildren(of: items)
  }

  private mutating func visitIf(_ node: IfExprSyntax) {
    noteMisplacedChoice(Syntax(node), node.ifKeyword)
    inScope { analyzer in
      analyzer.visit(node.conditions)
      analyzer.visit(node.body)
    }
    switch node.elseBody {
    case .ifExpr(let next): visit(next)
    case .codeBlock(let block): visit(block)
    case nil: break
    }
  }

  /// Visits a `guard`. Its names are in scope after it, but not in its `else`.
  private mutating func visitGuard(_ node: GuardStmtSyntax) {
    let before = scopes
    visit(node.conditions)
    let after = scopes
    scopes = before
    visit(node.body)
    scopes = after
  }

  private mutating func visitLabeled(_ node: LabeledStmtSyntax) {
    let outer = context.labels
    context.labels.insert(node.label.text)
    visit(node.statement)
    context.labels = outer
  }

  private mutating func visitRepeat(_ node: RepeatStmtSyntax) {
    inLoop { $0.visit(node.body) }
    visit(node.condition)
  }

  private mutating func visitFor(_ node: ForStmtSyntax) {
    if let keyword = node.tryKeyword { note(.trying, keyword) }
    if let keyword = node.awaitKeyword { note(.awaiting, keyword) }
    visit(node.typeAnnotation)
    visit(node.sequence)
    inLoop { analyzer in
      analyzer.inScope {
        $0.visit(node.pattern)
        $0.visit(node.whereClause)
        $0.visit(node.body)
      }
    }
  }

  private mutating func visitSwitch(_ node: SwitchExprSyntax) {
    noteMisplacedChoice(Syntax(node), node.switchKeyword)
    visit(node.subject)
    context.breakDepth += 1
    visit(node.cases)
    context.breakDepth -= 1
  }

  private mutating func visitDo(_ node: DoStmtSyntax) {
    visit(node.throwsClause)
    let catchesAll = node.catchClauses.contains { isExhaustive($0) }
    context.catchDepth += catchesAll ? 1 : 0
    visit(node.body)
    context.catchDepth -= catchesAll ? 1 : 0
    visit(node.catchClauses)
  }

  /// Whether a `catch` catches every error: it has no pattern, or one of its patterns is a plain binding.
  private func isExhaustive(_ clause: CatchClauseSyntax) -> Bool {
    clause.catchItems.isEmpty
      || clause.catchItems.contains { item in
        guard item.whereClause == nil, let pattern = item.pattern else { return false }
        let bound = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        return bound.is(IdentifierPatternSyntax.self) || isWildcard(bound)
      }
  }

  /// Whether a pattern is `_`, which the parser reads as an expression in positions that allow expressions.
  private func isWildcard(_ pattern: PatternSyntax) -> Bool {
    let expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    return pattern.is(WildcardPatternSyntax.self) || expression?.kind == .discardAssignmentExpr
  }

  /// Visits a `catch`. Without a pattern, the error is named `error`.
  private mutating func visitCatch(_ clause: CatchClauseSyntax) {
    inScope { analyzer in
      if clause.catchItems.isEmpty { analyzer.scopes.bind("error") }
      analyzer.visitChildren(of: clause)
    }
  }

  private mutating func visitFunction(_ function: FunctionDeclSyntax) {
    inFunction { analyzer in
      analyzer.visit(function.genericParameterClause)
      analyzer.visit(function.signature)
      analyzer.visit(function.genericWhereClause)
      analyzer.visit(function.body)
    }
  }

  /// Visits an accessor of a local variable. Unless the accessor names its parameter, `newValue` and `oldValue` are
  /// in scope.
  private mutating func visitAccessor(_ accessor: AccessorDeclSyntax) {
    inFunction { analyzer in
      if let parameters = accessor.parameters {
        analyzer.bind(parameters.name)
      } else {
        analyzer.scopes.bind("newValue")
        analyzer.scopes.bind("oldValue")
      }
      analyzer.visit(accessor.body)
    }
  }

  private mutating func inLoop(_ body: (inout FragmentAnalyzer) -> Void) {
    context.loopDepth += 1
    context.breakDepth += 1
    body(&self)
    context.loopDepth -= 1
    context.breakDepth -= 1
  }
}
