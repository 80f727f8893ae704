import BenchmarkFeatures
import FeatureRuntime

/// Compares sends of actions that a store reduces at once: to the feature itself, to a child, to a row.
@MainActor
func sendComparison() -> Comparison {
  var state = TallyFeature.State()
  return Comparison(
    baseline: Subject("direct reduce") { reduceAll(MixedActions.tally, $0, &state) },
    subjects: [
      tallySubject(),
      lastOfTenSubject(),
      rowSubject(among: 1000, name: "send to a row among 1,000"),
      rowSubject(among: 100_000, name: "send to a row among 100,000"),
      roundTripSubject(),
    ]
  )
}

@MainActor
private func tallySubject() -> Subject {
  let store = makeTallyStore()
  return Subject("send", target: "≤ 3") { sendAll(MixedActions.tally, $0, to: store) }
}

@MainActor
private func lastOfTenSubject() -> Subject {
  let store = Store(initialState: TenTalliesFeature.State()) {
    TenTalliesFeature()
  }
  return Subject("send to the last of 10 children", target: "≤ 4") {
    sendAll(MixedActions.lastOfTen, $0, to: store)
  }
}

@MainActor
private func rowSubject(among count: Int, name: String) -> Subject {
  let store = makeListStore(count)
  let actions = MixedActions.rows(among: count)
  return Subject(name, target: "≤ 6") { sendAll(actions, $0, to: store) }
}

@MainActor
private func roundTripSubject() -> Subject {
  let store = makeTallyStore()
  return Subject(".send round trip", target: "≤ 6") { sendAll([.addByEffect], $0, to: store) }
}

@MainActor
func makeTallyStore() -> StoreOf<TallyFeature> {
  Store(initialState: TallyFeature.State()) {
    TallyFeature()
  }
}

@MainActor
func makeListStore(_ count: Int) -> StoreOf<TallyListFeature> {
  Store(initialState: TallyListFeature.State(count: count)) {
    TallyListFeature()
  }
}

extension TallyListFeature.State {
  /// Makes a list with a number of rows.
  init(count: Int) {
    let rows = (0..<count).map { TallyFeature.State(id: $0) }
    self.init(rows: IdentifiedArray(uniqueElements: rows))
  }
}
