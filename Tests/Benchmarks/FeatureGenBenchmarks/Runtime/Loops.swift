import BenchmarkFeatures
import FeatureRuntime

// The loops around the measured work. They are separate functions, so that the values which they iterate over are
// local values and not boxes that closures share.

/// Sends a number of actions, and begins again when all actions were sent.
@MainActor
@inline(never)
func sendAll<State, Action>(_ actions: [Action], _ times: Int, to store: Store<State, Action>) {
  var rest = times
  while rest > 0 {
    for action in actions.prefix(rest) { store.send(action) }
    rest -= actions.count
  }
}

/// Reduces actions in the order in which `sendAll` sends them.
@inline(never)
func reduceAll(
  _ actions: [TallyFeature.Action],
  _ times: Int,
  _ state: inout TallyFeature.State
) {
  var rest = times
  while rest > 0 {
    for action in actions.prefix(rest) { _ = reduceDirectly(action, into: &state) }
    rest -= actions.count
  }
}

/// Reduces actions in the order in which `sendAll` sends them.
@inline(never)
func reduceAll(_ actions: [FormFeature.Action], _ times: Int, _ state: inout FormFeature.State) {
  var rest = times
  while rest > 0 {
    for action in actions.prefix(rest) { _ = reduceDirectly(action, into: &state) }
    rest -= actions.count
  }
}

/// Reduces actions in the order in which `sendAll` sends them.
@inline(never)
func reduceAll(
  _ actions: [TallyListFeature.Action],
  _ times: Int,
  _ state: inout TallyListFeature.State
) {
  var rest = times
  while rest > 0 {
    for action in actions.prefix(rest) { _ = reduceDirectly(action, into: &state) }
    rest -= actions.count
  }
}

/// Reduces the actions of rows that are found in a dictionary.
@inline(never)
func reduceAll(
  _ actions: [(row: Int, action: TallyFeature.Action)],
  _ times: Int,
  _ positions: [Int: Int],
  _ states: inout [TallyFeature.State]
) {
  var rest = times
  while rest > 0 {
    for (row, action) in actions.prefix(rest) {
      guard let position = positions[row] else { continue }
      _ = reduceDirectly(action, into: &states[position])
    }
    rest -= actions.count
  }
}
