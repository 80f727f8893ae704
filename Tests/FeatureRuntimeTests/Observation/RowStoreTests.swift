import FeatureRuntime
import Observation
import Testing

private typealias Notes = StoreRows<Int, NoteFeature.State, NoteFeature.Action>

@MainActor
@Suite("Stores of rows")
struct RowStoreTests {
  private let store = Store(
    initialState: NotesFeature.State(notes: [
      NoteFeature.State(id: 1), NoteFeature.State(id: 2), NoteFeature.State(id: 3),
    ])
  ) {
    NotesFeature()
  }

  private var notes: Notes {
    store.scope(state: \.notes, action: \.notes)
  }

  private func row(_ id: Int) throws -> Store<NoteFeature.State, NoteFeature.Action> {
    try #require(notes[id: id])
  }

  @Test("row stores form a collection in the order of the rows")
  func collection() {
    #expect(notes.count == 3)
    #expect(Array(notes.ids) == [1, 2, 3])
    #expect(notes.map(\.id) == [1, 2, 3])
    store.send(.change { $0.move(fromOffsets: [0], toOffset: 3) })
    #expect(notes.map(\.id) == [2, 3, 1])
    #expect(notes.last?.id == 1)
    #expect(notes[id: 4] == nil)
  }

  @Test("a row keeps its store as long as it is held")
  func sameStore() throws {
    let first = try row(1)
    #expect(notes[0] === first)
    store.send(.change { $0.move(fromOffsets: [0], toOffset: 3) })
    #expect(notes[2] === first)
    #expect(notes[0] !== first)
  }

  @Test("views identify a row by its id, even after its store was released")
  func identity() throws {
    func viewID(_ element: some Identifiable<StoreID>) -> StoreID { element.id }
    let before = notes.map { viewID($0) }
    #expect(Set(before).count == 3)
    store.send(.change { $0.remove(id: 2) })
    #expect(notes.map { viewID($0) } == [before[0], before[2]])
    #expect(viewID(store) == viewID(store))
    #expect(!before.contains(viewID(store)))
  }

  @Test("a row's store sends actions and shows the current state of its row")
  func sending() throws {
    let second = try row(2)
    second.send(.write("a"))
    #expect(store.notes[id: 2]?.text == "a")
    store.send(.notes(.element(id: 2, action: .star)))
    #expect(second.stars == 1)
    #expect(store.notes[id: 1] == NoteFeature.State(id: 1))
  }

  @Test("observers of a row's field are notified of no other field and no other row")
  func fields() throws {
    let rows = Array(notes)
    let texts = rows.map { row in Watcher { _ = row.text } }
    let stars = rows.map { row in Watcher { _ = row.stars } }
    store.send(.notes(.element(id: 1, action: .write("a"))))
    #expect(texts.map(\.wakes) == [1, 0, 0])
    rows[1].send(.write("a"))
    #expect(texts.map(\.wakes) == [1, 1, 0])
    #expect(stars.map(\.wakes) == [0, 0, 0])
    rows[1].send(.star)
    store.send(.rename("a"))
    #expect(texts.map(\.wakes) == [1, 1, 0])
    #expect(stars.map(\.wakes) == [0, 1, 0])
  }

  @Test("observers of several rows that change at once are each notified once")
  func severalRows() throws {
    let rows = Array(notes)
    let texts = rows.map { row in Watcher { _ = row.text } }
    store.send(
      .change { notes in
        for position in [0, 2] {
          notes[position].text = "a"
          notes[position].text = "b"
        }
      })
    #expect(texts.map(\.wakes) == [1, 0, 1])
  }

  @Test("observers of the ids of rows are notified of their order alone")
  func order() throws {
    let count = Watcher { _ = notes.count }
    let ids = Watcher { _ = notes.ids }
    let whole = Watcher { _ = store.notes }
    store.send(.notes(.element(id: 1, action: .write("a"))))
    store.send(.rename("a"))
    #expect([count.wakes, ids.wakes, whole.wakes] == [0, 0, 1])
    store.send(.change { $0.move(fromOffsets: [0], toOffset: 3) })
    #expect([count.wakes, ids.wakes, whole.wakes] == [1, 1, 2])
    store.send(.change { $0.append(NoteFeature.State(id: 4)) })
    store.send(.change { $0.remove(id: 1) })
    #expect([count.wakes, ids.wakes, whole.wakes] == [3, 3, 4])
    // Other rows have the same ids, so that no row store moves.
    store.send(.change { $0 = IdentifiedArray(uniqueElements: $0.elements) })
    #expect([count.wakes, ids.wakes, whole.wakes] == [3, 3, 5])
  }

  @Test("all observers are notified when an observer reads the ids meanwhile")
  func readingMeanwhile() {
    let whole: Store<IdentifiedArrayOf<NoteFeature.State>, IdentifiedActionOf<NoteFeature>> =
      store.scope(state: \.notes, action: \.notes)
    let ids = Watcher { _ = notes.ids }
    // The order of the two notifications differs between runs.
    let both = Watcher { [self] in
      _ = whole.state
      _ = notes.ids
    }
    store.send(.change { $0.remove(id: 2) })
    #expect(ids.wakes == 1)
    let before = both.wakes
    #expect(before >= 1)
    store.send(.notes(.element(id: 1, action: .star)))
    #expect([ids.wakes, both.wakes] == [1, before + 1])
    store.send(.change { $0.remove(id: 1) })
    #expect(ids.wakes == 2)
  }

  @Test("observers are notified when a row is replaced under its id")
  func replaced() throws {
    let text = try row(1)
    let watcher = Watcher { _ = text.text }
    store.send(.change { $0[id: 1] = NoteFeature.State(id: 1, text: "new") })
    #expect(watcher.wakes == 1)
    #expect(text.text == "new")
    let other = try row(2)
    let others = Watcher { _ = other.text }
    text.send(.write("newer"))
    #expect([watcher.wakes, others.wakes] == [2, 0])
  }
}

extension RowStoreTests {
  @Test("the store of a removed row keeps its last state")
  func removed() throws {
    let second = try row(2)
    let watcher = Watcher { _ = second.text }
    second.send(.write("a"))
    store.send(.change { $0.remove(id: 2) })
    #expect(second.text == "a")
    #expect(second.id == 2)
    #expect(watcher.wakes == 1)
    withKnownIssue {
      _ = second.send(.write("b"))
    } matching: {
      $0.comments.first?.rawValue.contains("Id: 2\nAction: NoteFeature.Action.write") == true
    }
    #expect(second.text == "a")
  }

  @Test("observers of a held store are notified when its row is added again")
  func cameBack() throws {
    let second = try row(2)
    let watcher = Watcher { _ = second.text }
    let early = try #require(store.notes[id: 2])
    second.send(.write("a"))
    store.send(.change { $0.remove(id: 2) })
    // The copy is older, so that its mask contains no changes.
    store.send(.change { $0.append(early) })
    #expect(watcher.wakes == 2)
    #expect(second.text == "")
    second.send(.write("b"))
    #expect(watcher.wakes == 3)
  }

  @Test("observers that first read a removed row are notified when it is added again")
  func readWhileGone() throws {
    let second = try row(2)
    store.send(.change { $0.remove(id: 2) })
    let watcher = Watcher { _ = second.text }
    store.send(.change { $0.append(NoteFeature.State(id: 2, text: "new")) })
    #expect(watcher.wakes == 1)
    #expect(second.text == "new")
  }

  @Test("rows that were read before a change stay available after it")
  func staleRows() {
    let stale = notes
    store.send(.notes(.element(id: 2, action: .write("a"))))
    #expect(stale[1].text == "a")
    store.send(.change { $0.removeAll() })
    #expect(stale.count == 3)
    #expect(stale[2].state == NoteFeature.State(id: 3))
    #expect(notes.isEmpty)
  }

  @Test("rows and the whole collection can be scoped together")
  func wholeCollection() throws {
    let whole: Store<IdentifiedArrayOf<NoteFeature.State>, IdentifiedActionOf<NoteFeature>> =
      store.scope(state: \.notes, action: \.notes)
    let first = try row(1)
    let all = Watcher { _ = whole.state }
    let text = Watcher { _ = first.text }
    store.send(.notes(.element(id: 1, action: .write("a"))))
    #expect([all.wakes, text.wakes] == [1, 1])
  }

  @Test("states without a mask are observed whole")
  func withoutMask() throws {
    struct Row: Equatable, Identifiable, Sendable {
      let id: Int
      var count = 0
    }
    struct Rows: Reducer {
      func reduce(
        into state: inout IdentifiedArrayOf<Row>,
        action: NotesFeature.Action
      ) -> Effect<NotesFeature.Action> {
        state[0].count += 1
        return .none
      }
    }
    let store = Store(initialState: IdentifiedArray(uniqueElements: [Row(id: 1)])) { Rows() }
    let rows: StoreRows<Int, Row, NoteFeature.Action> = store.scope(state: \.self, action: \.notes)
    let ids = Watcher { [store] in
      let rows: StoreRows<Int, Row, NoteFeature.Action> =
        store.scope(state: \.self, action: \.notes)
      _ = rows.ids
    }
    let first = rows[0]
    let count = Watcher { _ = first.count }
    first.send(.star)
    #expect([count.wakes, ids.wakes] == [1, 0])
    #expect(first.count == 1)
  }

  @Test("a row's store that is no longer held notifies no observer and is released")
  func released() throws {
    let other = try row(1)
    let others = Watcher { _ = other.text }
    var wakes = 0
    var second: Store? = try row(2)
    let weak = Weak(object: second)
    withObservationTracking {
      _ = second?.text
    } onChange: {
      MainActor.assumeIsolated { wakes += 1 }
    }
    second = nil
    #expect(weak.object == nil)
    store.send(.notes(.element(id: 2, action: .write("a"))))
    #expect([wakes, others.wakes] == [0, 0])
    // A new row store is notified of all later changes.
    let again = try row(2)
    let watcher = Watcher { _ = again.text }
    again.send(.write("b"))
    #expect([wakes, others.wakes, watcher.wakes] == [0, 0, 1])
  }

  @Test("observed rows retain no store")
  func leaks() throws {
    var store: Store? = Store(
      initialState: NotesFeature.State(notes: [NoteFeature.State(id: 1)])
    ) {
      NotesFeature()
    }
    var rows = store?.scope(state: \.notes, action: \.notes)
    var row = rows?.first
    let weak = (Weak(object: store), Weak(object: row))
    withObservationTracking {
      _ = store?.scope(state: \.notes, action: \.notes).count
      _ = row?.text
    } onChange: {
    }
    store = nil
    rows = nil
    #expect(weak.0.object != nil)
    row?.send(.write("a"))
    #expect(row?.text == "a")
    row = nil
    #expect(weak.0.object == nil)
    #expect(weak.1.object == nil)
  }
}
