import FeatureRuntime
import IssueReporting

extension TestStore {
  /// Compares the state after an action with the state that the test expects.
  func check(
    _ update: ((inout State) throws -> Void)?,
    from before: State,
    to reduction: TestCore<State, Action>.Reduction,
    after action: Action,
    at place: IssueLocation
  ) {
    let isExhaustive = exhaustivity == .on
    let (before, actual) = snapshots(
      before: before,
      after: reduction.state,
      upTo: reduction.shared.upperBound
    )
    // A test that states only some changes starts from the actual state.
    let start = isExhaustive ? before : actual
    guard let expected = update.map({ apply($0, to: start, at: place) }) ?? start else { return }
    if let difference = expected.difference(from: actual) {
      place.report(
        update == nil
          ? unstatedChange(after: action, difference)
          : wrongState(after: action, difference)
      )
    } else if isExhaustive, update != nil, expected.isEqual(to: before) {
      place.report(emptyExpectation(after: action))
    } else if exhaustivity == .off(showSkippedAssertions: true),
      let difference = before.difference(from: actual)
    {
      // The changes that the expectation states are unknown: it was written for the state after the action and might
      // trap on the state before.
      let title =
        update == nil
        ? "Skipped changes of the state." : "Changes of the state, partly or fully stated."
      reportSkipped("\(title)\n\n" + difference, at: place)
    }
  }

  /// Applies an expectation to a state.
  ///
  /// - Returns: The expected state; nil if the expectation threw an error, which was reported.
  func apply(
    _ update: (inout State) throws -> Void,
    to snapshot: StateSnapshot<State>,
    at place: IssueLocation
  ) -> StateSnapshot<State>? {
    do {
      return try place.attribute {
        try core.dependencies.perform { try snapshot.changed(by: update) }
      }
    } catch {
      place.report("The expectation threw an error: \(error)")
      return nil
    }
  }

  /// Fails an exhaustive test; in any other test, warns if the test asks for warnings.
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
