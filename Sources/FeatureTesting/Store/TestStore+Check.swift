import FeatureRuntime
import IssueReporting

extension TestStore {
  /// Compares the state after an action with the state that the test expects.
  func check(
    _ update: ((inout State) throws -> Void)?,
    from before: State,
    to actual: State,
    after action: Action,
    at place: IssueLocation
  ) {
    let isExhaustive = exhaustivity == .on
    // A test that states only some changes starts from the actual state.
    var expected = isExhaustive ? before : actual
    if let update, !apply(update, to: &expected, at: place) { return }
    if expected != actual {
      let difference = difference(expected: expected, actual: actual)
      place.report(
        update == nil
          ? unstatedChange(after: action, difference)
          : wrongState(after: action, difference)
      )
    } else if isExhaustive, update != nil, expected == before {
      place.report(emptyExpectation(after: action))
    } else if !isExhaustive, before != actual,
      exhaustivity == .off(showSkippedAssertions: true)
    {
      // The changes that the expectation states are unknown: it was written for the state after the
      // action and might trap on the state before.
      let title =
        update == nil
        ? "Skipped changes of the state." : "Changes of the state, stated in part or all."
      reportSkipped("\(title)\n\n" + difference(expected: before, actual: actual), at: place)
    }
  }

  /// Applies an expectation to a state.
  ///
  /// - Returns: Whether the expectation threw no error; otherwise an issue was reported.
  func apply(
    _ update: (inout State) throws -> Void,
    to state: inout State,
    at place: IssueLocation
  ) -> Bool {
    do {
      try place.attribute {
        try core.dependencies.perform { try update(&state) }
      }
      return true
    } catch {
      place.report("The expectation threw an error: \(error)")
      return false
    }
  }

  /// Fails an exhaustive test; warns in another one, if it asks for warnings.
  func reportSkipped(_ message: String, at place: IssueLocation) {
    switch exhaustivity {
    case .on:
      place.report(message)
    case .off(showSkippedAssertions: true):
      place.warn(message)
    case .off(showSkippedAssertions: false):
      break
    }
  }

  func reportSkipped(_ actions: [Action], at place: IssueLocation) {
    guard !actions.isEmpty else { return }
    reportSkipped("Skipped received actions.\n\n" + list(actions), at: place)
  }
}
