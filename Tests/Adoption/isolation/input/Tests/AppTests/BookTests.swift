internal import ComposableArchitecture
internal import Testing

@testable import App

@MainActor
struct BookTests {
  @Test func adds() async {
    let store = TestStore(initialState: Shelf.State()) {
      Shelf()
    }
    await store.send(.add("Emma")) {
      $0.books = ["Emma"]
    }
  }

  @Test @MainActor func looks() async {
    let store = TestStore(initialState: Shelf.State()) {
      Shelf()
    }
    await store.send(.look) {
      $0.looks = 1
    }
  }
}
