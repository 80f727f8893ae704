import FeatureRuntime
import Observation
import Testing

/// Large children are reduced in place, and not copied with each action.
@MainActor
@Suite("Reducing in place")
struct InPlaceTests {
  @Test("changes rows of a property that marks its changes")
  func rows() {
    var state = ShelfFeature.State(rows: [ItemFeature.State(id: 1), ItemFeature.State(id: 2)])
    let before = state.rows.address
    for _ in 0..<3 { _ = ItemFeature().reduce(into: &state.rows, id: 2, action: .increment) }
    #expect(state.rows.address == before)
    #expect(state.rows.map(\.count) == [0, 3])
  }

  @Test("changes rows through a key path to a property that marks its changes")
  func rowsOfOperator() {
    var state = ShelfFeature.State(
      rows: IdentifiedArray(uniqueElements: (0..<1000).map { ItemFeature.State(id: $0) }))
    let before = state.rows.address
    for _ in 0..<3 {
      _ = ShelfFeature().reduce(into: &state, action: .rows(.element(id: 2, action: .increment)))
    }
    #expect(state.rows.address == before)
    #expect(state.rows.prefix(4).map(\.count) == [0, 0, 3, 0])
    #expect(state.rows.count == 1000)
  }

  @Test("changes observed rows of a property that marks its changes")
  func observedRows() {
    let store = Store(
      initialState: ShelfFeature.State(
        rows: IdentifiedArray(uniqueElements: (0..<1000).map { ItemFeature.State(id: $0) }))
    ) {
      ShelfFeature()
    }
    let rows = store.scope(state: \.rows, action: \.rows)
    let watched = [1, 2].compactMap { rows[id: $0] }
    let counts = Locked(0)
    watch(watched, counts)
    let before = store.state.rows.address
    for id in [1, 2, 1, 7] { store.send(.rows(.element(id: id, action: .increment))) }
    #expect(store.state.rows.address == before)
    #expect(counts.value > 0)
    #expect(watched.map(\.count) == [2, 1])
  }

  private func watch(_ stores: [StoreOf<ItemFeature>], _ counts: Locked<Int>) {
    withObservationTracking {
      for store in stores { _ = store.count }
    } onChange: {
      counts.withLock { $0 += 1 }
    }
  }

  @Test("calls a 'didSet' with other code once per change")
  func otherDidSet() {
    struct Parent: Reducer {
      struct State {
        var rows: IdentifiedArrayOf<ItemFeature.State> { didSet { sizes.append(rows.count) } }
        var sizes: [Int] = []
      }

      var body: some Reducer<State, IdentifiedActionOf<ItemFeature>> {
        EmptyReducer().forEach(\.rows, action: \.self) {
          ItemFeature()
        }
      }
    }
    var state = Parent.State(
      rows: IdentifiedArray(uniqueElements: (0..<1000).map { ItemFeature.State(id: $0) }))
    _ = Parent().reduce(into: &state, action: .element(id: 2, action: .increment))
    #expect(state.sizes == [1000])
    #expect(state.rows[id: 2]?.count == 1)
  }

  @Test("changes the payload of a case")
  func payload() {
    var page = NumberPage.list(Numbers(values: Array(0..<1000)))
    let before = page.address
    for number in 0..<3 {
      _ = Counting().reduce(
        into: &page, case: NumberPage.allCasePaths.list, action: .set(number, to: -1))
    }
    #expect(page.address == before)
    page.modify(\.list) { $0.values[3] = -1 }
    #expect(page.address == before)
    #expect(page == .list(Numbers(values: [-1, -1, -1, -1] + Array(4..<1000))))
  }

  @Test("leaves a value of another case unchanged")
  func otherCase() {
    var page = NumberPage.empty
    withKnownIssue {
      _ = Counting().reduce(into: &page, case: NumberPage.allCasePaths.list, action: .set(0, to: 1))
    }
    #expect(page == .empty)
  }
}

extension IdentifiedArray {
  /// The address of the elements in memory.
  fileprivate var address: UnsafeRawPointer? {
    elements.withUnsafeBytes(\.baseAddress)
  }
}

private struct Numbers: Equatable {
  var values: [Int]
}

private enum NumberPage: CasePathable, Equatable {
  case empty
  case list(Numbers)

  struct AllCasePaths {
    var list: AnyCasePath<NumberPage, Numbers> {
      .init(NumberPage.list) { if case .list(let numbers) = $0 { numbers } else { nil } }
    }
  }

  static var allCasePaths: AllCasePaths {
    AllCasePaths()
  }

  /// The address of the numbers in memory.
  var address: UnsafeRawPointer? {
    guard case .list(let numbers) = self else { return nil }
    return numbers.values.withUnsafeBytes(\.baseAddress)
  }
}

private struct Counting: Reducer {
  enum Action {
    case set(Int, to: Int)
  }

  func reduce(into state: inout Numbers, action: Action) -> Effect<Action> {
    switch action {
    case .set(let position, let value):
      state.values[position] = value
      return .none
    }
  }
}
