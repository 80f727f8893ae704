import SwiftSyntax

/// Finds the values of an enum that some Swift puts into a place: `state.loader = .idle`, or by a case that holds the enum,
/// `state.sheet = .loader(.idle)`.
public struct EnumPlaces: Sendable {
  /// The enum whose values are found.
  private let followed: FollowedEnum
  /// The names of the cases that hold one; empty for a place that does itself.
  private let holders: Set<String>
  /// The names that lead from the state to the place; nil where values alone are read.
  private let property: [String]?

  /// Takes the names of the enum's cases, of the cases that hold it, and the place in the state.
  public init(
    cases: some Sequence<String>, holders: Set<String> = [], property: [String]? = nil
  ) {
    followed = FollowedEnum("state", cases: cases)
    (self.holders, self.property) = (holders, property)
  }

  /// The values that a fragment puts into the place, in the order of the text.
  public func values(in fragment: SwiftFragment) -> [CaseRoutes.Target] {
    guard !fragment.isBroken, mayHoldValue(fragment.text) else { return [] }
    return fragment.withTree { tree in
      var found: [CaseRoutes.Target] = []
      find(in: tree, &found)
      return found
    }
  }

  /// The value that a fragment is.
  public func value(_ fragment: SwiftFragment) -> CaseRoutes.Target {
    guard !fragment.isBroken else { return .unknown }
    return fragment.withTree { tree in
      tree.as(ExprSyntax.self).map { followed.target(of: $0) } ?? .unknown
    }
  }

  /// Whether a text names the place or a case that holds the enum at all.
  private func mayHoldValue(_ text: String) -> Bool {
    text.contains(property?.last ?? followed.name) || holders.contains { text.contains($0) }
  }

  private func find(in node: Syntax, _ found: inout [CaseRoutes.Target]) {
    if let call = node.as(FunctionCallExprSyntax.self), let held = held(by: call) {
      found.append(followed.target(of: held))
    }
    if let sequence = node.as(SequenceExprSyntax.self) {
      if let value = assigned(by: Array(sequence.elements)) { found.append(value) }
    }
    for child in node.children(viewMode: .sourceAccurate) { find(in: child, &found) }
  }

  /// The value that an assignment puts into the place; nil for one that is found by its case.
  private func assigned(by elements: [ExprSyntax]) -> CaseRoutes.Target? {
    guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
      followed.path(of: elements[0]) == property
    else { return nil }
    guard elements.count == 3 else { return .unknown }
    if elements[2].is(NilLiteralExprSyntax.self) { return nil }
    if holders.isEmpty { return followed.target(of: elements[2]) }
    let called = elements[2].as(FunctionCallExprSyntax.self)?.calledExpression ?? elements[2]
    return called.isCaseName ? nil : .unknown
  }

  /// The value that a case holds.
  private func held(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.calledExpression.isCaseName,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      holders.contains(member.declName.baseName.text), call.arguments.count == 1,
      let value = call.arguments.first?.expression, !value.is(PatternExprSyntax.self),
      !value.is(DiscardAssignmentExprSyntax.self)
    else { return nil }
    return value
  }
}

extension ExprSyntax {
  /// Whether the expression looks like a case: `.idle`, `Root.State.idle`.
  fileprivate var isCaseName: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text.first?.isLowercase == true
      && (member.base == nil || member.base?.writtenText.first?.isUppercase == true)
  }
}
