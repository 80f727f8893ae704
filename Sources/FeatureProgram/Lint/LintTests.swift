import FeatureSpec
import SpecSource
import SpecSwift

/// Finds tests that check nothing.
func lintTests(of feature: Feature) -> [Diagnostic] {
  feature.tests.compactMap { idle($0) }
}

/// Finds actions that no test sends or receives and no exploration tries.
///
/// A feature without tests in its spec may have tests in Swift, and the absence of tests needs no finding.
func lintActions(of feature: Feature, _ tested: TestedActions) -> [Diagnostic] {
  guard !feature.tests.isEmpty || feature.exploration != nil else { return [] }
  let untested = feature.actions.filter {
    !tested.hold($0.name.value, of: feature) && !tested.hold($0.caseName.value, of: feature)
  }
  let count = feature.actions.count
  if untested.count == count, count > 1 {
    // A single finding is enough when no action is tested.
    return [
      .finding(
        .untestedAction,
        "no test sends or receives any of the \(count) actions of '\(feature.name.value)'",
        at: feature.name.span, hint: "begin with a test of the most important action: 'tests: {…}'")
    ]
  }
  return untested.map { action in
    .finding(
      .untestedAction, "no test sends or receives '\(action.name.value)'", at: action.name.span,
      hint:
        "add a step that sends it: the tests of \(feature.name.value) cover "
        + "\(count - untested.count) of \(count) actions")
  }
}

/// Finds a test that always passes.
private func idle(_ test: TestCase) -> Diagnostic? {
  let isOff = test.steps.contains {
    if case .exhaustivity(isOn: false) = $0.kind { true } else { false }
  }
  let checks = test.steps.contains { step in
    switch step.kind {
    case .receive, .assert, .statements, .bind, .finish: true
    case .send, .advance, .exhaustivity, .feed, .end, .cancel, .skip: step.saysChanges
    }
  }
  guard isOff, !checks else { return nil }
  return .finding(
    .idleTest, "the test '\(test.name.value)' checks nothing", at: test.name.span,
    hint: "add the changes of a step, 'expect: {…}', or a step '- assert: …'")
}

/// The actions in the tests of a project.
///
/// They are collected once for all features, because the check of each feature needs the tests of all other features.
struct TestedActions: Sendable {
  /// The addresses of actions that a feature's tests send, receive or explore, by the feature's name.
  private var own: [String: Set<String>] = [:]
  /// The features whose tests name an action of a child, by the last name of its address.
  private var throughChildren: [String: Set<String>] = [:]

  init(in project: FeatureProject) {
    for feature in project.features {
      let name = feature.name.value
      for address in feature.testedActions {
        own[name, default: []].insert(address.joined(separator: "."))
        if address.count > 1, let last = address.last {
          throughChildren[last, default: []].insert(name)
        }
      }
    }
  }

  /// Whether some test names an action: a test of the feature by the action's address, a test of another feature by
  /// its last name.
  func hold(_ address: String, of feature: Feature) -> Bool {
    let name = feature.name.value
    return own[name]?.contains(address) == true
      || throughChildren[address]?.contains { $0 != name } == true
  }
}

extension Feature {
  /// The actions that the feature's tests send and receive, and that its exploration tries, as the names of their
  /// addresses.
  fileprivate var testedActions: [[String]] {
    let steps = tests.flatMap(\.steps).compactMap(\.kind.action)
    let explored = (exploration?.actions ?? []).compactMap { action -> NamedAction? in
      if case .send(let call) = action { call } else { nil }
    }
    return (steps + explored).map(\.names)
  }
}

extension Rule {
  /// An action that no test sends or receives.
  public static let untestedAction = Rule(
    "untested-action", .optional(.warning),
    reason: """
      An action that no test of its feature sends, receives or explores can change its behavior unnoticed.

      Add a step '- send: …' or '- receive: …' with the changes of the state. The rule ignores specs without 'tests' and \
      'explore', whose features may be tested in Swift, and actions that tests in Swift name.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1, reset: state.count = 0}
      tests:
        counts:
          - {send: increment, expect: {count: 1}}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1, reset: state.count = 0}
      tests:
        counts:
          - {send: increment, expect: {count: 1}}
          - {send: reset, expect: {count: 0}}
      """)

  /// A test that checks nothing.
  public static let idleTest = Rule(
    "idle-test", .optional(.warning),
    reason: """
      A test that is not exhaustive ('exhaustivity: off') and expects, receives and asserts nothing always passes.

      Add 'expect' to its steps, or a step '- assert: …'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts:
          - {exhaustivity: 'off'}
          - {send: increment}
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions: {increment: state.count += 1}
      tests:
        counts:
          - {exhaustivity: 'off'}
          - {send: increment, expect: {count: 1}}
      """)
}
