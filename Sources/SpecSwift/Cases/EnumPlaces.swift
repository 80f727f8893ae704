import SwiftSyntax

/// Finds the values of an enum that Swift code assigns to a property, directly as in `state.loader = .idle`, or
/// inside of a case that contains the enum, as in `state.sheet = .loader(.idle)`.
public struct EnumPlaces: Sendable {
  /// The enum whose values are found.
  private let followed: FollowedEnum
  /// The names of the cases that contain a value of the enum; empty for a property that contains the enum itself.
  private let holders: Set<String>
  /// The names that lead from the state to the property; nil if only values are read.
  private let property: [String]?

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - cases: The names of the enum's cases.
  ///   - holders: The names of the cases that contain the enum.
  ///   - property: The path of the property in the state.
  public init(
    cases: some Sequence<String>, holders: Set<String> = [], property: [String]? = nil
  ) {
    followed = FollowedEnum("state", cases: cases)
    (self.holders, self.property) = (holders, property)
  }

  /// Returns the values that a fragment assigns to the property, in source order.
  public func values(in fragment: SwiftFragment) -> [CaseRoutes.Target] {
    guard !fragment.isBroken, mayHoldValue(fragment.text) else { return [] }
    return fragment.withTree { tree in
      var found: [CaseRoutes.Target] = []
      find(in: tree, &found)
      return found
    }
  }

  /// Returns the case of the value that a fragment is.
  public func value(_ fragment: SwiftFragment) -> CaseRoutes.Target {
    guard !fragment.isBroken else { return .unknown }
    return fragment.withTree { tree in
      tree.as(ExprSyntax.self).map { followed.target(of: $0) } ?? .unknown
    }
  }

  /// Whether a text contains the property's name or a case that contains the enum.
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

  /// Returns the value that an assignment stores in the property; nil if the value is inside of a case, where another
  /// method finds it.
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

  /// Returns the value inside of a case.
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
