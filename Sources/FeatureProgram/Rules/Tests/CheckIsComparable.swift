import FeatureSpec
import SpecSource

/// Checks that the state of a tested feature can be compared.
func checkIsComparable(_ feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let test = feature.tests.first, !project.isStateEquatable(ofFeature: feature.name.value)
  else { return [] }
  if let said = project.said(of: feature, \.state) {
    return .error(
      .incomparableState, "the state is not Equatable, so it cannot be tested", at: test.name.span,
      hint: "add 'Equatable' to the protocols of the state, or remove the tests",
      related: [.init("the protocols are here", at: said.place)])
  }
  if let field = feature.state.first(where: { !$0.isEquatable }) {
    return .error(
      .incomparableState, "'\(field.name.value)' cannot be compared, so the state cannot be tested",
      at: field.name.span,
      hint: "remove 'equatable: false' or the tests, or use your own type that is Equatable",
      related: [.init("the first test is here", at: test.name.span)])
  }
  let children = feature.children.flatMap(\.features).map(\.feature)
  return children.filter { !project.isStateEquatable(ofFeature: $0.value) }.prefix(1).map { child in
    .error(
      .incomparableState,
      "the state of '\(child.value)' cannot be compared, so states that hold it cannot be tested",
      at: test.name.span,
      hint: "make the state of '\(child.value)' Equatable, or remove the tests",
      related: [.init("the child is here", at: child.span)])
  }
}

extension Rule {
  /// A test of a state, or of an error, that cannot be compared.
  public static let incomparableState = Rule(
    "incomparable-state",
    reason: """
      A test compares the state after each step with the expected one, and the payload of each received action. The state, one \
      of its fields or children, or the error in the payload is not Equatable.

      Make the type Equatable, or remove 'equatable: false'. Omit the payload of a received error, or let the action take an \
      EffectError.
      """,
    wrong: """
      feature: Counter
      state: {count: {type: Int, default: '0', equatable: false}}
      actions: {increment: state.count += 1}
      tests:
        counts: [{send: increment, expect: {count: 1}}]
      """,
    right: """
      feature: Counter
      state: {count: {type: Int, default: '0'}}
      actions: {increment: state.count += 1}
      tests:
        counts: [{send: increment, expect: {count: 1}}]
      """)
}
