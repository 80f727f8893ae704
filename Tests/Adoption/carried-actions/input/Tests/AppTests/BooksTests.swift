import ComposableArchitecture
import Testing

@testable import App

@MainActor
@Suite("Books")
struct BooksTests {
  @Test("books are given away, or left")
  func given() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf() }
    store.exhaustivity = .off
    await store.send(.tapped)
    await store.receive(\.sorting, .ended(true)) { $0.isSorted = true }
    await store.send(.alert(.presented(.emptied))) { $0.books = 0 }
    await store.send(.tapped)
    await store.send(.alert(.presented(.left(3)))) { $0.books = 3 }
    await store.send(.tapped)
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.sorting(.began)) { $0.isSorted = false }
  }
}
