import FeatureRuntime

/// A state with the shared values as they were at the same time.
struct StateSnapshot<State: Equatable> {
  var state: State
  var shared: SharedView

  /// What follows from the snapshot by an expectation.
  func changed(by update: (inout State) throws -> Void) rethrows -> StateSnapshot {
    var snapshot = StateSnapshot(state: state, shared: shared.copy())
    try snapshot.shared.perform { try update(&snapshot.state) }
    return snapshot
  }

  /// How what was expected differs from what has happened; nil if it does not.
  func difference(from actual: StateSnapshot) -> String? {
    // What is shared is compared by itself, so that it is compared even if no state refers to it.
    let ofState = actual.shared.perform { () -> [String] in
      guard state != actual.state else { return [] }
      return [FeatureTesting.difference(expected: state, actual: actual.state)]
    }
    let differences = ofState + shared.differences(from: actual.shared).map(describe)
    return differences.isEmpty ? nil : differences.joined(separator: "\n\n")
  }

  func isEqual(to other: StateSnapshot) -> Bool {
    other.shared.perform { state == other.state }
      && shared.differences(from: other.shared).isEmpty
  }
}

/// Values of something shared, the expected one first, in messages.
func describe(_ shared: SharedDifference) -> String {
  """
  Shared, \(shared.name):

  \(difference(expected: shared.first, actual: shared.second))
  """
}

extension TestStore {
  /// The snapshots before and after a step.
  ///
  /// What effects have changed since the step before belongs to the step.
  ///
  /// - Parameter end: Where the log of shared values stood after the step.
  func snapshots(
    before: State,
    after: State,
    upTo end: Int
  ) -> (before: StateSnapshot<State>, after: StateSnapshot<State>) {
    let log = core.sharedLog
    defer { log.forget(upTo: end) }
    return (
      StateSnapshot(state: before, shared: log.view(at: log.start)),
      StateSnapshot(state: after, shared: log.view(at: end))
    )
  }
}
