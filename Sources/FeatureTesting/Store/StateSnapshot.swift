import FeatureRuntime

/// A state with the shared values of the same time.
struct StateSnapshot<State: Equatable> {
  var state: State
  var shared: SharedView

  /// Returns the snapshot after an expectation is applied.
  func changed(by update: (inout State) throws -> Void) rethrows -> StateSnapshot {
    var snapshot = StateSnapshot(state: state, shared: shared.copy())
    try snapshot.shared.perform { try update(&snapshot.state) }
    return snapshot
  }

  /// Describes the difference between the expected snapshot and the actual one; nil without a difference.
  func difference(from actual: StateSnapshot) -> String? {
    // Shared values are compared separately, so that they are compared even if no state refers to them.
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

/// Describes the difference of a shared value, with the expected value first.
func describe(_ shared: SharedDifference) -> String {
  """
  Shared, \(shared.name):

  \(difference(expected: shared.first, actual: shared.second))
  """
}

extension TestStore {
  /// Returns the snapshots before and after a step.
  ///
  /// Changes by effects since the previous step belong to the step.
  ///
  /// - Parameter end: The position in the log of shared values after the step.
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
