import SwiftSyntax

extension FollowedEnum {
  /// Returns the condition that a list of conditions forms.
  func condition(_ list: ConditionElementListSyntax) -> CaseCondition {
    var condition = CaseCondition(test: always, texts: [])
    for element in list {
      let test = test(element.condition)
      condition.test = condition.test.and(test)
      if !test.isExact { condition.texts.append(element.condition.writtenText) }
    }
    return condition
  }

  private func test(_ condition: ConditionElementSyntax.Condition) -> CaseTest {
    switch condition {
    case .expression(let expression): test(expression)
    case .matchingPattern(let condition):
      test(condition.pattern, matching: condition.initializer.value)
    case .optionalBinding(let binding):
      binding.initializer.map { test(forValueOf: $0.value) } ?? unknown
    default: unknown
    }
  }

  /// Returns the test whether a part of the value is not nil.
  private func test(forValueOf node: ExprSyntax) -> CaseTest {
    guard let path = path(of: node), let first = path.first, cases.contains(first) else {
      return unknown
    }
    return test(for: first, isWhole: path.count == 1)
  }

  /// Returns the test that an expression performs.
  func test(_ node: ExprSyntax) -> CaseTest {
    if let inner = node.inParentheses { return test(inner) }
    if let node = node.as(BooleanLiteralExprSyntax.self) {
      return node.literal.tokenKind == .keyword(.true) ? always : always.inverted
    }
    if let node = node.as(PrefixOperatorExprSyntax.self), node.operator.text == "!" {
      return test(node.expression).inverted
    }
    if let node = node.as(SequenceExprSyntax.self) { return test(Array(node.elements)[...]) }
    if let node = node.as(IfExprSyntax.self) { return test(node) }
    if let node = node.as(SwitchExprSyntax.self) { return test(node) }
    if let node = node.as(FunctionCallExprSyntax.self) { return test(node) }
    if let path = path(of: node), path.count == 1 { return test(ofProperty: path[0]) }
    // In a property of the enum, the other properties need no 'self'.
    if name == "self", let other = node.as(DeclReferenceExprSyntax.self) {
      return test(ofProperty: other.baseName.text)
    }
    return unknown
  }

  /// Returns the test that a flat sequence of operands and operators performs.
  func test(_ elements: ArraySlice<ExprSyntax>) -> CaseTest {
    guard elements.count > 1 else { return elements.first.map { test($0) } ?? unknown }
    let isPlain = elements.allSatisfy { element in
      !element.is(UnresolvedTernaryExprSyntax.self) && !element.is(AssignmentExprSyntax.self)
    }
    guard isPlain else { return unknown }
    for (name, join) in [("||", { $0.or($1) }), ("&&", { $0.and($1) })] as [Joint] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard parts.count > 1 else { continue }
      return parts.dropFirst().reduce(test(parts[0])) { join($0, test($1)) }
    }
    guard elements.count == 3, let first = elements.first, let last = elements.last,
      let name = elements[elements.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return unknown }
    switch name {
    case "==": return test(first, isEqualTo: last) ?? test(last, isEqualTo: first) ?? unknown
    case "!=":
      return (test(first, isEqualTo: last) ?? test(last, isEqualTo: first) ?? unknown).inverted
    default: return unknown
    }
  }

  private typealias Joint = (String, (CaseTest, CaseTest) -> CaseTest)

  private func test(_ node: ExprSyntax, isEqualTo other: ExprSyntax) -> CaseTest? {
    if other.is(NilLiteralExprSyntax.self) { return test(forValueOf: node).inverted }
    guard isWhole(node), case .named(let name) = target(of: other) else { return nil }
    return test(for: name, isWhole: !other.is(FunctionCallExprSyntax.self))
  }

  /// Returns the test that a call such as `state.is(\.loaded)` performs.
  private func test(_ call: FunctionCallExprSyntax) -> CaseTest {
    guard path(of: call.calledExpression) == ["is"], call.arguments.count == 1,
      let argument = call.arguments.first?.expression,
      argument.as(KeyPathExprSyntax.self)?.components.count == 1,
      let name = caseOfKeyPath(argument)
    else { return unknown }
    return test(for: name, isWhole: true)
  }
}

// Computed properties and their statements.

extension FollowedEnum {
  /// Returns the test that a computed property of the enum performs.
  private func test(ofProperty name: String) -> CaseTest {
    guard let getter = getters[name], !getter.isBroken, levels > 0 else { return unknown }
    var inside = FollowedEnum("self", cases: cases, getters: getters)
    inside.levels = levels - 1
    return getter.withTree { inside.test(ofBody: $0) }
  }

  /// Returns the test that the value of statements performs.
  private func test(ofBody node: Syntax) -> CaseTest {
    if let expression = node.as(ExprSyntax.self) { return test(expression) }
    guard let items = node.as(CodeBlockItemListSyntax.self) else { return unknown }
    return test(Array(items)[...])
  }

  private func test(_ items: ArraySlice<CodeBlockItemSyntax>) -> CaseTest {
    guard let first = items.first else { return unknown }
    let node = Syntax(first.item)
    let rest = items.dropFirst()
    if let node = node.as(ReturnStmtSyntax.self) {
      return node.expression.map { test($0) } ?? unknown
    }
    if let node = node.as(GuardStmtSyntax.self) {
      return test(
        where: condition(node.conditions).test, test(rest),
        otherwise: test(ofBody: Syntax(node.body.statements)))
    }
    let expression =
      node.as(ExpressionStmtSyntax.self)?.expression ?? node.as(ExprSyntax.self)
    guard let expression else { return unknown }
    guard !rest.isEmpty else { return test(expression) }
    // An 'if' that returns, and the statements after it.
    guard let node = expression.as(IfExprSyntax.self), node.elseBody == nil else { return unknown }
    return test(
      where: condition(node.conditions).test, test(ofBody: Syntax(node.body.statements)),
      otherwise: test(rest))
  }

  private func test(
    where condition: CaseTest, _ first: CaseTest, otherwise second: CaseTest
  ) -> CaseTest {
    condition.and(first).or(condition.inverted.and(second))
  }

  private func test(_ node: IfExprSyntax) -> CaseTest {
    let otherwise: CaseTest =
      switch node.elseBody {
      case .ifExpr(let next): test(next)
      case .codeBlock(let block): test(ofBody: Syntax(block.statements))
      case nil: unknown
      }
    return test(
      where: condition(node.conditions).test, test(ofBody: Syntax(node.body.statements)),
      otherwise: otherwise)
  }

  private func test(_ node: SwitchExprSyntax) -> CaseTest {
    var branches: [(condition: CaseTest, value: CaseTest)] = []
    for element in node.cases {
      guard let one = element.as(SwitchCaseSyntax.self) else { return unknown }
      let value = test(ofBody: Syntax(one.statements))
      if case .case(let label) = one.label {
        branches.append((condition(label.caseItems, matching: node.subject).test, value))
      } else {
        branches.append((always, value))
      }
    }
    guard let last = branches.popLast() else { return unknown }
    return branches.reversed().reduce(last.value) { otherwise, branch in
      test(where: branch.condition, branch.value, otherwise: otherwise)
    }
  }
}
