import BenchmarkFeatures
import FeatureRuntime

/// Compares sends while effects of rows run that end when their rows are removed.
@MainActor
func busyRowsComparison() -> Comparison {
  let actions = MixedActions.rows(among: 1000)
  let idle = makeBusyStore(working: 0)
  return Comparison(
    baseline: Subject("send to a row, running effects: 0") { sendAll(actions, $0, to: idle) },
    subjects: [1, 10, 100, 1000].map { working in
      let store = makeBusyStore(working: working)
      return Subject("send to a row, running effects: \(working)", target: "≤ 3") {
        sendAll(actions, $0, to: store)
      }
    }
  )
}

@MainActor
private func makeBusyStore(working: Int) -> StoreOf<BusyList> {
  let store = Store(initialState: TallyListFeature.State(count: 1000)) {
    BusyList()
  }
  for id in 0..<working { store.send(.rows(.element(id: id, action: .addByTask))) }
  return store
}

/// A list whose rows have effects that never end by themselves.
struct BusyList: Reducer {
  /// The closure that each effect calls.
  var begin: @Sendable () -> Void = {}

  func reduce(
    into state: inout TallyListFeature.State,
    action: TallyListFeature.Action
  ) -> Effect<TallyListFeature.Action> {
    guard case .rows(.element(let id, .addByTask)) = action else {
      return TallyListFeature().reduce(into: &state, action: action)
    }
    return Effect<TallyFeature.Action>.run { [begin] _ in
      begin()
      try await Task.sleep(for: .seconds(100_000))
    }
    .scoped(toElement: id, of: \TallyListFeature.State.rows, in: state) {
      .rows(.element(id: id, action: $0))
    }
  }
}
