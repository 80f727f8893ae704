import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

/// A state that is encoded and decoded is the same state, and its feature goes on.
@MainActor
@Suite("A restored basket")
struct RestoredBasketTests {
  private let saved = BasketFeature.State(
    title: "Party",
    lines: [
      BasketLineFeature.State(id: 1, name: "Milk"),
      BasketLineFeature.State(id: 2, name: "Bread", count: 3),
    ],
    draft: BasketLineFeature.State(id: 3, name: "Salt"),
    path: StackState([BasketLineFeature.State(id: 2, name: "Bread")])
  )

  @Test("equals the one that was saved, but for its alert")
  func equality() throws {
    var state = saved
    state.alert = .emptying
    let restored = try restore(state)
    #expect(restored.alert == nil)
    #expect(restored == saved)
  }

  @Test("is another state than the one that was saved, of which nothing has changed")
  func identity() throws {
    var state = saved
    state.title = "Dinner"
    let restored = try restore(state)
    #expect(restored._changes.identity != state._changes.identity)
    #expect(restored._changes.mask == 0)
    #expect(restored.draft?._changes.identity != state.draft?._changes.identity)
  }

  @Test("takes actions in all of its children")
  func actions() async throws {
    let restored = try restore(saved)
    let store = TestStore(initialState: restored) {
      BasketFeature()
    }
    await store.send(.lines(.element(id: 1, action: .added))) {
      $0.lines[id: 1]?.count = 2
    }
    await store.send(.path(.element(id: 0, action: .added))) {
      $0.path[id: 0]?.count = 2
    }
    await store.send(.draft(.presented(.doneTapped)))
    await store.receive(\.draft.delegate.done) {
      $0.lines.append(BasketLineFeature.State(id: 3, name: "Salt"))
      $0.draft = nil
    }
    await store.send(.sortTapped) {
      $0.$isSorted.withLock { $0 = true }
    }
    await store.send(.emptyTapped) {
      $0.alert = .emptying
    }
  }

  @Test("has the shared value that was saved, where its key has none")
  func sharedValue() throws {
    let data = try withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      let state = BasketFeature.State()
      state.$isSorted.withLock { $0 = true }
      return try JSONEncoder().encode(state)
    }
    try withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      let restored = try JSONDecoder().decode(BasketFeature.State.self, from: data)
      #expect(restored.isSorted)
      // The key refers to it from then on.
      #expect(BasketFeature.State().isSorted)
      restored.$isSorted.withLock { $0 = false }
      let again = try JSONDecoder().decode(BasketFeature.State.self, from: data)
      #expect(!again.isSorted)
    }
  }

  @Test("is saved by its fields and children")
  func format() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    var state = saved
    state.lines = []
    #expect(
      String(decoding: try encoder.encode(state), as: UTF8.self) == """
        {"draft":{"count":1,"id":3,"name":"Salt"},"isSorted":false,"lines":[],\
        "path":[{"count":1,"id":2,"name":"Bread"}],"title":"Party"}
        """)
  }

  private func restore(_ state: BasketFeature.State) throws -> BasketFeature.State {
    try JSONDecoder().decode(BasketFeature.State.self, from: JSONEncoder().encode(state))
  }
}
