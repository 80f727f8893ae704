import FeatureRuntime
import FeatureTesting
import Testing

/// Tests of the form of features with `compose`: reducers of the app around a function that implements the spec.
@MainActor
@Suite("A composed feature")
struct ComposedFeatureTests {
  /// An item with further reducers before and after its own.
  private struct ComposedItem: Reducer {
    typealias State = ItemFeature.State
    typealias Action = ItemFeature.Action

    var body: some ReducerOf<Self> {
      CombineReducers {
        ItemFeature()
        Reduce(reduceCore)
        ItemFeature()
      }
      .onChange(of: \.count) { oldCount, state in
        state.count += oldCount * 10
        return .none
      }
    }

    private func reduceCore(into state: inout State, action: Action) -> Effect<Action> {
      state.count *= 2
      return .none
    }
  }

  private struct Parent: Reducer {
    typealias State = ShelfFeature.State
    typealias Action = ShelfFeature.Action

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .present(let item) = action { state.sheet = item }
        return .none
      }
      .ifLet(\.sheet, action: \.sheet) {
        ComposedItem()
      }
    }
  }

  private let clock = TestClock()

  private func makeStore(count: Int) -> TestStore<ShelfFeature.State, ShelfFeature.Action> {
    TestStore(initialState: ShelfFeature.State(sheet: ItemFeature.State(count: count))) {
      Parent()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("reduces between its 'before' and 'after' reducers, inside its operators")
  func order() async {
    let store = makeStore(count: 2)
    await store.send(.sheet(.increment)) { $0.sheet?.count = 27 }
  }

  @Test("ends the effects of all its reducers when it is removed")
  func effects() async {
    let store = makeStore(count: 0)
    await store.send(.sheet(.work))
    await store.send(.present(nil)) { $0.sheet = nil }
    await clock.advance(by: .seconds(1))
  }

  @Test("keeps the effects of its reducers as long as it exists")
  func lastingEffects() async {
    let store = makeStore(count: 0)
    await store.send(.sheet(.work))
    await clock.advance(by: .seconds(1))
    await store.receive(\.sheet.worked) { $0.sheet?.count = 3 }
    await store.receive(\.sheet.worked) { $0.sheet?.count = 39 }
  }
}
