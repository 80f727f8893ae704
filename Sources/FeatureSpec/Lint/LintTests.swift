import SpecSource
import SpecSwift

/// Finds actions that no test knows, and tests that check nothing.
func lintTests(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  untestedActions(of: feature, in: project) + feature.tests.compactMap { idle($0) }
}

/// Finds actions that no test sends or receives and no exploration tries.
private func untestedActions(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let own = feature.testedActions(in: project).map { $0.joined(separator: ".") }
  // What the tests of others do through children is known by its last name.
  let others = project.features.filter { $0.name.value != feature.name.value }
    .flatMap { $0.testedActions(in: project) }.filter { $0.count > 1 }.compactMap(\.last)
  let known = Set(own + others)
  let untested = feature.actions.filter {
    known.isDisjoint(with: [$0.name.value, $0.caseName.value])
  }
  let count = feature.actions.count
  if untested.count == count, count > 1 {
    // One finding says it all where nothing is tested.
    return [
      .finding(
        .untestedAction,
        "no test sends or receives any of the \(count) actions of '\(feature.name.value)'",
        at: feature.name.span, hint: "begin with a test of what matters most: 'tests: {…}'")
    ]
  }
  return untested.map { action in
    .finding(
      .untestedAction, "no test sends or receives '\(action.name.value)'", at: action.name.span,
      hint: "\(feature.name.value)'s tests know \(count - untested.count) of its \(count) actions")
  }
}

/// Finds a test that passes whatever happens.
private func idle(_ test: TestCase) -> Diagnostic? {
  let isOff = test.steps.contains {
    if case .exhaustivity(isOn: false) = $0.kind { true } else { false }
  }
  let checks = test.steps.contains { step in
    switch step.kind {
    case .receive, .assert, .bind, .finish: true
    case .send, .advance, .exhaustivity, .feed, .end, .cancel, .skip: step.saysChanges
    }
  }
  guard isOff, !checks else { return nil }
  return .finding(
    .idleTest, "the test '\(test.name.value)' checks nothing", at: test.name.span,
    hint: "say what its steps change: 'expect: {…}', or '- assert: …'")
}

extension Feature {
  /// The actions that its tests send and receive, and that it explores, as the names on the way to them.
  fileprivate func testedActions(in project: FeatureProject) -> [[String]] {
    let steps = tests.flatMap(\.steps).compactMap { step -> ActionCall? in
      switch step.kind {
      case .send(let call), .receive(let call): call
      case .bind, .advance, .assert, .finish, .exhaustivity, .feed, .end, .cancel, .skip: nil
      }
    }
    let explored = (exploration?.actions ?? []).compactMap { action -> ActionCall? in
      if case .send(let call) = action { call } else { nil }
    }
    return (steps + explored).map { project.actionNames($0, of: self) }
  }
}
