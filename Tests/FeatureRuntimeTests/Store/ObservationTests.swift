import FeatureRuntime
import Observation
import Testing

/// Reads a value again after each notification of a change, and counts the notifications.
@MainActor
private final class Observer {
  private(set) var count = 0
  private let read: @MainActor () -> Void

  init(_ read: @escaping @MainActor () -> Void) {
    self.read = read
    observe()
  }

  private func observe() {
    withObservationTracking {
      read()
    } onChange: {
      // The store notifies on the main actor, where it sends.
      MainActor.assumeIsolated {
        self.count += 1
        self.observe()
      }
    }
  }
}

@MainActor
@Suite("Observation")
struct ObservationTests {
  private let store = Store(
    initialState: ShelfFeature.State(
      sheet: ItemFeature.State(id: 9),
      rows: [ItemFeature.State(id: 1), ItemFeature.State(id: 2)]
    )
  ) {
    ShelfFeature()
  }

  @Test("observers of a field are notified of changes of that field alone")
  func fields() {
    let title = Observer { _ = store.title }
    let first = Observer { _ = store.first }
    let rows = Observer { _ = store.rows.count }

    store.send(.rename("a"))
    #expect([title.count, first.count, rows.count] == [1, 0, 0])
    store.send(.first(.increment))
    #expect([title.count, first.count, rows.count] == [1, 1, 0])
    store.send(.rows(.element(id: 1, action: .increment)))
    #expect([title.count, first.count, rows.count] == [1, 1, 1])
    store.send(.second(.increment))
    #expect([title.count, first.count, rows.count] == [1, 1, 1])
    store.send(.rename("b"))
    #expect([title.count, first.count, rows.count] == [2, 1, 1])
  }

  @Test("observers of a computed property are notified of changes of the fields it reads")
  func computedProperties() {
    let shout = Observer { _ = store.shout }
    store.send(.first(.increment))
    #expect(shout.count == 0)
    store.send(.rename("a"))
    #expect(shout.count == 1)
    #expect(store.shout == "A")
  }

  @Test("observers of the whole state are notified of every change, and only of changes")
  func wholeState() {
    let store = Store(initialState: ItemFeature.State()) {
      ItemFeature()
    }
    let observer = Observer { _ = store.state }
    store.send(.increment)
    store.send(.increment)
    #expect(observer.count == 2)
    store.send(.stop)
    #expect(observer.count == 2)
  }

  @Test("observers are not notified of changes before the first reading")
  func earlierChanges() {
    store.send(.rename("a"))
    store.send(.first(.increment))
    let observer = Observer {
      _ = store.title
      _ = store.first
    }
    store.send(.second(.increment))
    #expect(observer.count == 0)
  }

  @Test("observers of several fields are notified once per action")
  func severalFields() {
    struct Both: Reducer {
      func reduce(
        into state: inout ShelfFeature.State,
        action: ShelfFeature.Action
      ) -> Effect<ShelfFeature.Action> {
        state.title += "x"
        state.first.count += 1
        return .none
      }
    }
    let store = Store(initialState: ShelfFeature.State()) { Both() }
    let count = Locked(0)
    withObservationTracking {
      _ = store.title
      _ = store.first
    } onChange: {
      count.withLock { $0 += 1 }
    }
    store.send(.rename(""))
    store.send(.rename(""))
    #expect(count.value == 1)
  }

  @Test("observers see the new state")
  func newState() {
    let titles = Locked<[String]>([])
    let observer = Observer { [store] in titles.withLock { $0.append(store.title) } }
    store.send(.rename("a"))
    #expect(titles.value == ["", "a"])
    #expect(observer.count == 1)
  }

  @Test("states without a mask are observed whole")
  func statesWithoutMask() {
    let store = logStore { _ in .none }
    let observer = Observer { _ = store.count }
    store.send("a")
    store.send("b")
    #expect(observer.count == 2)
  }

  @Test("the fields from 63 on share a bit")
  func manyFields() {
    struct Wide: Equatable, ObservableState {
      var early = 0 { didSet { _changes.mark(62) } }
      var late = 0 { didSet { _changes.mark(63) } }
      var later = 0 { didSet { _changes.mark(64) } }
      var _changes = StateChanges()

      static let _fields = StateFields<Self>([
        (\.early, [62]), (\.late, [63]), (\.later, [64]),
      ])
    }
    let store = Store(initialState: Wide()) {
      Reduce { (state: inout Wide, field: Int) in
        if field == 62 { state.early += 1 } else { state.later += 1 }
        return .none
      }
    }
    let early = Observer { _ = store.early }
    let late = Observer { _ = store.late }
    store.send(62)
    #expect([early.count, late.count] == [1, 0])
    store.send(64)
    #expect([early.count, late.count] == [1, 1])
  }

  @Test("observers of a scope are notified of changes of its fields alone")
  func scopes() {
    let first = store.scope(state: \.first, action: \.first)
    let count = Observer { _ = first.count }
    let second = store.scope(state: \.second, action: \.second)
    let other = Observer { _ = second.count }
    store.send(.first(.increment))
    #expect([count.count, other.count] == [1, 0])
    first.send(.increment)
    #expect([count.count, other.count] == [2, 0])
    store.send(.rename("x"))
    first.send(.stop)
    #expect([count.count, other.count] == [2, 0])
  }

  @Test("observers of scopes and of their parent are both notified")
  func scopesAndParents() {
    let first = store.scope(state: \.first, action: \.first)
    let inner = Observer { _ = first.count }
    let outer = Observer { _ = store.first }
    let title = Observer { _ = store.title }
    store.send(.first(.increment))
    store.send(.rename("x"))
    #expect([inner.count, outer.count, title.count] == [1, 1, 1])
  }

  @Test("observers of a scope are notified when an unchanged value replaces its state")
  func replacedParts() throws {
    let sheet = try #require(store.scope(state: \.sheet, action: \.sheet))
    let observer = Observer { _ = sheet.count }
    store.send(.present(ItemFeature.State(id: 9, count: 5)))
    #expect(observer.count == 1)
    #expect(sheet.count == 5)
  }
}
