import ComposableArchitecture
import Testing

@testable import App

@MainActor
struct ShelfTests {
  @Test
  func deletes() async {
    let store = TestStore(initialState: Shelf.State(items: ["A"])) {
      Shelf()
    }
    await store.send(.deleteTapped) {
      $0.destination = .alert(.deletion)
    }
    await store.send(.destination(.presented(.alert(.confirmDeletion)))) {
      $0.items = []
      $0.destination = nil
    }
  }

  @Test
  func edits() async {
    let store = TestStore(initialState: Shelf.State()) {
      Shelf()
    }
    await store.send(.editTapped) {
      $0.destination = .edit(Editor.State())
    }
    await store.send(\.destination.edit.doneTapped) {
      $0.destination = nil
    }
  }
}
