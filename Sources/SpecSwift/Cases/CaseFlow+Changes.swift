import SwiftSyntax

// Assignments, and calls that may change the enum.

extension CaseFlow {
  /// Follows a flat sequence of operands and operators: an assignment, or a value.
  mutating func visitSequence(_ node: SequenceExprSyntax) {
    let elements = Array(node.elements)
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
      for element in elements { visit(Syntax(element)) }
      if elements.count > 2, isCompoundAssignment(elements[1]) { noteWrite(to: elements[0]) }
      return
    }
    guard followed.isWhole(elements[0]) else {
      for element in elements { visit(Syntax(element)) }
      return noteWrite(to: elements[0])
    }
    assign(elements[2...])
  }

  /// Follows the assignment of a value, which may be an `if`, a `switch` or a ternary expression.
  private mutating func assign(_ value: ArraySlice<ExprSyntax>) {
    if let place = value.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = value[place].as(UnresolvedTernaryExprSyntax.self)
    {
      for element in value[..<place] { visit(Syntax(element)) }
      let condition = CaseCondition(
        test: followed.test(value[..<place]), texts: [text(of: value[..<place])])
      let first = [ternary.thenExpression][...]
      return choose(
        among: [(condition.withoutTextIfExact, first), (nil, value[(place + 1)...])]
      ) { $0.assign($1) }
    }
    guard value.count == 1, let only = value.first else {
      for element in value { visit(Syntax(element)) }
      return note(.unknown)
    }
    if let inner = only.inParentheses ?? only.as(TryExprSyntax.self)?.expression {
      return assign([inner])
    }
    if let node = only.as(IfExprSyntax.self) { return visitIf(node) { $0.assignLast(of: $1) } }
    if let node = only.as(SwitchExprSyntax.self) {
      return visitSwitch(node) { $0.assignLast(of: $1) }
    }
    visit(Syntax(only))
    if !followed.isWhole(only) { note(followed.target(of: only)) }
  }

  /// Follows statements whose last one is the assigned value.
  private mutating func assignLast(of node: Syntax) {
    guard let items = node.as(CodeBlockItemListSyntax.self), items.count == 1,
      case .expr(let value)? = items.first?.item
    else {
      visit(node)
      // A branch may end in 'throw'.
      return routes.isEmpty ? () : note(.unknown)
    }
    assign([value])
  }

  /// Notes an assignment on the current routes.
  private mutating func note(_ target: CaseRoutes.Target) {
    routes = routes.assigning(target, where: conditions)
    passed.join(routes)
  }

  /// Notes that the enum may be in any case from here on.
  mutating func noteChange() {
    routes.join(routes.assigning(.unknown, where: conditions))
    passed.join(routes)
  }

  /// Notes the possible change through a path.
  private mutating func noteWrite(to target: ExprSyntax) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { noteWrite(to: element.expression) }
    } else if let path = followed.path(of: target) {
      noteWrite(through: path)
    }
  }

  private mutating func noteWrite(through path: [String]) {
    if let first = path.first, followed.cases.contains(first) {
      changedInPlace.insert(first)
    } else {
      noteUnseenChange()
      noteChange()
    }
  }

  /// Notes the possible change by a function that receives the enum as an `&` argument.
  mutating func visitHandedOver(_ expression: ExprSyntax) {
    guard let path = followed.path(of: expression) else { return visit(Syntax(expression)) }
    noteWrite(through: path)
  }

  /// Follows a call and its arguments.
  mutating func visitCall(_ call: FunctionCallExprSyntax) {
    visitChildren(of: Syntax(call))
    if Syntax(call).isDeadEnd { routes = .none }
    guard mayChange(call) else {
      if let name = followed.caseModified(by: call) { changedInPlace.insert(name) }
      return
    }
    noteUnseenChange()
  }

  /// Whether a call may change the enum that its method belongs to.
  func mayChange(_ call: FunctionCallExprSyntax) -> Bool {
    guard let path = followed.path(of: call.calledExpression), let first = path.first else {
      return false
    }
    if followed.cases.contains(first) { return false }
    if path.count > 1 { return followed.getters[first] == nil || followed.settable.contains(first) }
    return !["is", "modify"].contains(first)
  }

  private func isCompoundAssignment(_ node: ExprSyntax) -> Bool {
    guard let name = node.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}

extension CaseCondition {
  fileprivate var withoutTextIfExact: CaseCondition {
    CaseCondition(test: test, texts: test.isExact ? [] : texts)
  }
}

/// Returns the text of a flat sequence of operands and operators.
private func text(of elements: ArraySlice<ExprSyntax>) -> String {
  elements.map(\.writtenText).joined(separator: " ")
}

// Readings of expressions: paths, cases and key paths.

extension FollowedEnum {
  /// Whether an expression is the followed value itself.
  func isWhole(_ node: ExprSyntax) -> Bool { path(of: node) == [] }

  /// Returns the names that lead from the value to a part of the value; nil for any other expression.
  func path(of node: ExprSyntax) -> [String]? {
    var names: [String] = []
    var current = node
    while true {
      if let node = current.as(MemberAccessExprSyntax.self) {
        guard let base = node.base else { return nil }
        names.append(node.declName.baseName.text)
        current = base
      } else if let node = current.as(OptionalChainingExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(ForceUnwrapExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(SubscriptCallExprSyntax.self) {
        names.append("[]")
        current = node.calledExpression
      } else if let node = current.as(FunctionCallExprSyntax.self) {
        names.append("()")
        current = node.calledExpression
      } else {
        break
      }
    }
    let isValue = current.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    return isValue ? names.reversed() : nil
  }

  /// Returns the case that an expression is a value of.
  func target(of node: ExprSyntax) -> CaseRoutes.Target {
    let name = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
    return named(name).map { .named($0) } ?? .unknown
  }

  /// Returns the case that an expression names: `.idle`, `State.idle`.
  func named(_ node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text.filter { $0 != "`" }
    guard cases.contains(name) else { return nil }
    guard let base = member.base else { return name }
    let type =
      base.as(MemberAccessExprSyntax.self)?.declName.baseName
      ?? base.as(DeclReferenceExprSyntax.self)?.baseName
    return type?.text.first?.isUppercase == true ? name : nil
  }

  /// Returns the case whose payload a call changes: `state.modify(\.loaded) { … }`.
  fileprivate func caseModified(by call: FunctionCallExprSyntax) -> String? {
    guard path(of: call.calledExpression) == ["modify"] else { return nil }
    return call.arguments.first.flatMap { caseOfKeyPath($0.expression) }
  }

  /// Returns the first case in a key path: `\.loaded`.
  func caseOfKeyPath(_ node: ExprSyntax) -> String? {
    guard let path = node.as(KeyPathExprSyntax.self),
      let property = path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)
    else { return nil }
    let name = property.declName.baseName.text
    return cases.contains(name) ? name : nil
  }
}

extension ExprSyntax {
  /// The expression inside of the parentheses, if this expression is in parentheses.
  var inParentheses: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1, only.label == nil
    else { return nil }
    return only.expression
  }
}
