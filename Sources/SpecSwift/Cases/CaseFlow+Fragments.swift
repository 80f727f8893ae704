import SpecSource
import SwiftSyntax

extension CaseFlow {
  /// Follows the statements of a fragment, or the statements inside of its expression.
  public mutating func follow(_ fragment: SwiftFragment) {
    guard !fragment.isBroken else { return noteUnseenChange() }
    withTree(of: fragment) { flow, body in
      flow.visit(body)
      flow.routes.join(flow.left)
      flow.left = .none
    }
  }

  /// Follows a fragment of conditions and returns the condition that they form.
  public mutating func condition(_ fragment: SwiftFragment) -> CaseCondition {
    var condition = CaseCondition(test: followed.unknown, texts: [fragment.text])
    withTree(of: fragment) { flow, body in
      flow.visit(body)
      guard let list = body.as(ConditionElementListSyntax.self) else { return }
      condition = flow.followed.condition(list)
    }
    return condition
  }

  /// Returns the condition that a value matches a fragment of patterns.
  public mutating func condition(
    matching pattern: SwiftFragment, of value: SwiftFragment
  ) -> CaseCondition {
    let text = "case \(pattern.text) = \(value.text)"
    var condition = CaseCondition(test: followed.unknown, texts: [text])
    withTree(of: value) { flow, subject in
      flow.visit(subject)
      flow.withTree(of: pattern) { flow, items in
        guard let subject = subject.as(ExprSyntax.self),
          let items = items.as(SwitchCaseItemListSyntax.self)
        else { return }
        condition = flow.followed.condition(items, matching: subject)
      }
    }
    return condition
  }

  /// Calls a closure with the tree of a fragment, on a sufficiently large stack.
  private mutating func withTree(
    of fragment: SwiftFragment, _ body: (inout CaseFlow, Syntax) -> Void
  ) {
    guard !fragment.isBroken else { return noteUnseenChange() }
    var flow = self
    self = fragment.withTree { tree in
      body(&flow, tree)
      return flow
    }
  }
}

extension SwiftFragment {
  /// Parses the fragment again, and calls a closure with its tree on a sufficiently large stack.
  func withTree<Result>(_ body: (Syntax) -> Result) -> Result {
    let text = FragmentText(SourcedText(text: self.text, span: span, verbatimFrom: 0))
    return withParsingStack(for: text.count) { body(FragmentTree.parse(text, as: kind).body) }
  }
}
