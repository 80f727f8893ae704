import SwiftSyntax

extension FollowedEnum {
  /// Returns the condition that a value matches one of some patterns.
  func condition(
    _ items: SwitchCaseItemListSyntax, matching subject: ExprSyntax
  ) -> CaseCondition {
    var whole = always.inverted
    var patterns = always.inverted
    for item in items {
      let test = test(item.pattern, matching: subject)
      patterns = patterns.or(test)
      whole = whole.or(item.whereClause == nil ? test : test.and(unknown))
    }
    if whole.isExact { return CaseCondition(test: whole, texts: []) }
    // The pattern alone decides the case, and 'where' alone decides the rest.
    if patterns.isExact, items.count == 1, let condition = items.first?.whereClause?.condition {
      return CaseCondition(test: whole, texts: [condition.writtenText])
    }
    return CaseCondition(
      test: whole, texts: ["case \(items.writtenText) = \(subject.writtenText)"])
  }

  /// Returns the test whether a value matches a pattern.
  func test(_ pattern: PatternSyntax, matching subject: ExprSyntax) -> CaseTest {
    test(CasePattern(pattern), matching: subject)
  }

  private func test(_ pattern: CasePattern, matching subject: ExprSyntax) -> CaseTest {
    if case .anything = pattern { return always }
    if let inner = subject.inParentheses { return test(pattern, matching: inner) }
    if isWhole(subject) {
      guard case .named(let name, let isWhole) = pattern, cases.contains(name) else {
        return unknown
      }
      return test(for: name, isWhole: isWhole)
    }
    guard let tuple = subject.as(TupleExprSyntax.self), case .tuple(let patterns) = pattern,
      patterns.count == tuple.elements.count
    else { return unknown }
    return zip(patterns, tuple.elements).reduce(always) {
      $0.and(test($1.0, matching: $1.1.expression))
    }
  }
}

/// A pattern, as far as it concerns cases.
private enum CasePattern {
  /// `_`, or a name that is bound to the value.
  case anything
  /// A case, and whether it matches with every payload.
  case named(String, isWhole: Bool)
  /// The patterns of a tuple.
  case tuple([CasePattern])
  /// Any other pattern.
  case other

  init(_ node: PatternSyntax, isBinding: Bool = false) {
    if node.is(IdentifierPatternSyntax.self) || node.is(WildcardPatternSyntax.self) {
      self = .anything
    } else if let node = node.as(ValueBindingPatternSyntax.self) {
      self = CasePattern(node.pattern, isBinding: true)
    } else if let node = node.as(ExpressionPatternSyntax.self) {
      self = CasePattern(node.expression, isBinding)
    } else if let node = node.as(TuplePatternSyntax.self) {
      self = .tuple(node.elements.map { CasePattern($0.pattern, isBinding: isBinding) })
    } else {
      self = .other
    }
  }

  private init(_ node: ExprSyntax, _ isBinding: Bool) {
    if let node = node.as(PatternExprSyntax.self) {
      self = CasePattern(node.pattern, isBinding: isBinding)
    } else if node.is(DiscardAssignmentExprSyntax.self)
      || isBinding && node.is(DeclReferenceExprSyntax.self)
    {
      self = .anything
    } else if let inner = node.inParentheses {
      self = CasePattern(inner, isBinding)
    } else if let node = node.as(TupleExprSyntax.self) {
      self = .tuple(node.elements.map { CasePattern($0.expression, isBinding) })
    } else if let node = node.as(MemberAccessExprSyntax.self) {
      self = .named(node.declName.baseName.text.filter { $0 != "`" }, isWhole: true)
    } else if let node = node.as(FunctionCallExprSyntax.self),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      self = .named(
        member.declName.baseName.text.filter { $0 != "`" },
        isWhole: node.arguments.allSatisfy { CasePattern($0.expression, isBinding).isAnything })
    } else {
      self = .other
    }
  }

  private var isAnything: Bool {
    switch self {
    case .anything: true
    case .tuple(let patterns): patterns.allSatisfy(\.isAnything)
    case .named, .other: false
    }
  }
}
