import FeatureRuntime
import Testing

@MainActor
@Suite("Observed shared values")
struct SharedObservationTests {
  private let store = Store(
    initialState: EditorFeature.State(draft: Shared(value: Draft(title: "A")))
  ) {
    EditorFeature()
  }

  @Test("observers of a shared field are notified of changes of that field alone")
  func fields() {
    let isOn = Watcher { _ = store.isOn }
    let title = Watcher { _ = store.draft.title }
    let count = Watcher { _ = store.count }
    store.send(.toggle)
    #expect([isOn.wakes, title.wakes, count.wakes] == [1, 0, 0])
    store.send(.rename("B"))
    #expect([isOn.wakes, title.wakes, count.wakes] == [1, 1, 0])
    store.send(.increment)
    #expect([isOn.wakes, title.wakes, count.wakes] == [1, 1, 1])
  }

  @Test("observers of a computed property are notified of changes of all fields it reads")
  func computedProperties() {
    let headline = Watcher { _ = store.headline }
    store.send(.toggle)
    #expect(headline.wakes == 0)
    store.send(.rename("B"))
    store.send(.increment)
    #expect(headline.wakes == 2)
    #expect(store.headline == "B (1)")
  }

  @Test("the observers of every store with a value are notified and see the new value")
  func stores() {
    let other = Store(initialState: EditorFeature.State(draft: store.$draft)) { EditorFeature() }
    var seen: [String] = []
    let watcher = Watcher { seen.append(other.draft.title) }
    let isOn = Watcher { _ = other.isOn }
    store.send(.rename("B"))
    store.send(.toggle)
    #expect(seen == ["A", "B"])
    #expect([watcher.wakes, isOn.wakes] == [1, 1])
    #expect(other.isOn)
  }

  @Test("observers are notified at once of a change outside of stores")
  func outside() {
    let isOn = Watcher { _ = store.isOn }
    store.$isOn.withLock { $0 = true }
    #expect(isOn.wakes == 1)
  }

  @Test("observers are notified after the outermost of nested changes")
  func nestedChanges() {
    var seen: [String] = []
    let watcher = Watcher { seen.append("\(store.isOn) \(store.draft.title)") }
    store.$draft.withLock { draft in
      draft.title = "B"
      store.$isOn.withLock { $0 = true }
      #expect(watcher.wakes == 0)
    }
    #expect(seen == ["false A", "true B", "true B"])
  }

  @Test("observers are notified on the main actor of a change on another thread")
  func effects() async {
    let (told, continuation) = AsyncStream<String>.makeStream()
    let watcher = Watcher { continuation.yield(store.draft.title) }
    await store.send(.renameLater("B")).finish()
    for await title in told where title == "B" { break }
    #expect(store.count == 1)
    _ = watcher
  }

  @Test("observers are notified when a reference or the whole state is replaced")
  func references() {
    struct Replacing: Reducer {
      func reduce(into state: inout EditorFeature.State, action: String) -> Effect<String> {
        state = EditorFeature.State(draft: Shared(value: Draft(title: action)))
        return .none
      }
    }
    let title = Watcher { _ = store.draft.title }
    store.send(.replace("B"))
    #expect(title.wakes == 1)
    store.send(.rename("C"))
    #expect(title.wakes == 2)
    #expect(store.draft.title == "C")

    let other = Store(initialState: store.state) { Replacing() }
    let replaced = Watcher { _ = other.draft.title }
    other.send("D")
    #expect(replaced.wakes == 1)
  }

  @Test("observers of a reference outside of stores may read a store that is reducing")
  func readsStoreAtOnce() {
    var counts: [Int] = []
    let watcher = Watcher {
      _ = SharedReader(wrappedValue: false, .inMemory("isOn")).wrappedValue
      counts.append(store.count)
    }
    store.send(.toggle)
    #expect(watcher.wakes == 1)
    #expect(counts == [0, 0])
  }
}
