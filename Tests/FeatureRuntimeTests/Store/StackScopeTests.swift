import Testing

@testable import FeatureRuntime

/// A stack of items.
private struct PileFeature: Reducer {
  typealias State = StackState<ItemFeature.State>
  typealias Action = StackActionOf<ItemFeature>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .element(let id, _): state[id: id]?.count += 1
    case .popFrom(let id): state.pop(from: id)
    case .push(let id, let item): state.push(item, id: id)
    }
    return .none
  }
}

@MainActor
@Suite("Stores of a stack's elements")
struct StackScopeTests {
  private let store = Store<PileFeature.State, PileFeature.Action>(
    initialState: [ItemFeature.State(), ItemFeature.State(count: 5)]
  ) {
    PileFeature()
  }

  @Test("an element's store shows its state and sends it actions")
  func element() throws {
    let first = try #require(store.scope(id: 0))
    let second = try #require(store.scope(id: 1))
    first.send(.increment)
    #expect([first.count, second.count] == [1, 5])
    store.send(.element(id: 1, action: .increment))
    #expect([first.count, second.count] == [1, 6])
  }

  @Test("the same element has the same store")
  func identity() throws {
    let first = try #require(store.scope(id: 0))
    #expect(store.scope(id: 0) == first)
    #expect(store.scope(id: 1) != first)
    #expect(store.scope(id: 2) == nil)
  }

  @Test("the store of a popped element keeps its last state")
  func popped() throws {
    let second = try #require(store.scope(id: 1))
    second.send(.increment)
    #expect(second.count == 6)
    store.send(.popFrom(id: 1))
    #expect(store.scope(id: 1) == nil)
    #expect(second.count == 6)
  }

  private var path: [StackPathElement<ItemFeature.State>] {
    get { store[path: StackPathKey()] }
    nonmutating set { store[path: StackPathKey()] = newValue }
  }

  @Test("a tapped link stays on the path as the element that SwiftUI has pushed")
  func link() {
    let link = StackPathElement(pushing: ItemFeature.State(count: 7))
    let tapped = path + [link]
    path = tapped
    #expect(path == tapped)
    #expect(store.state[id: 2]?.count == 7)
    #expect(store.state.id(of: link) == 2)
    // An assignment of an equal path changes nothing, and it keeps the elements before the last element.
    path = tapped
    #expect(Array(store.state.ids) == [0, 1, 2])
    let twice = tapped + [StackPathElement(pushing: ItemFeature.State())]
    path = twice
    path = tapped
    #expect(Array(store.state.ids) == [0, 1, 2])
  }

  @Test("a link that pushes again gives the element a new id")
  func linkAgain() {
    let link = StackPathElement(pushing: ItemFeature.State())
    let before = path
    path = before + [link]
    path = before
    #expect(Array(store.state.ids) == [0, 1])
    // The popped element is still visible during the pop.
    #expect(store.state.id(of: link) == 2)
    path = before + [link]
    #expect(Array(store.state.ids) == [0, 1, 3])
    #expect(store.state.id(of: link) == 3)
    #expect(store.state.links.count == 1)
  }
}
