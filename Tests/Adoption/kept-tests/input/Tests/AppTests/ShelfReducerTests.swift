import ComposableArchitecture
import Testing

@testable import App

@MainActor
struct ShelfTests {
  struct Sample {
    var title = "Emma"
  }

  static func make(size: Int) -> Shelf.State {
    Shelf.State(books: (0..<size).map { Book(id: $0, title: "Book \($0)") }, title: "Many")
  }

  private func store(title: String? = nil) -> TestStoreOf<Shelf> {
    guard let title else { fatalError("no title") }
    return TestStore(initialState: Shelf.State(title: title)) { Shelf() }
  }

  @Test func opens() async {
    let store = store(title: "A")
    await store.send(.opened) { $0.isOpen = true }
  }

  @Test func clears() async {
    let store = TestStore(initialState: Self.make(size: 3)) { Shelf() }
    await store.send(.cleared) { $0.books = [] }
  }

  @Test func adds() async {
    let sample = Sample()
    let store = TestStore(initialState: Shelf.State()) { Shelf() }
    await store.send(.added(Book(id: 1, title: sample.title))) {
      $0.books = [Book(id: 1, title: sample.title)]
    }
  }

  let identifier = 7

  @Test func addsAnother() async {
    let store = TestStore(initialState: Shelf.State()) { Shelf() }
    await store.send(.added(Book(id: identifier, title: "B"))) {
      $0.books = [Book(id: self.identifier, title: "B")]
    }
  }
}
