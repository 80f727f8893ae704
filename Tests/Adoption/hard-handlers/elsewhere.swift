// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct Books: Sendable {
  func write(_ sums: [Int]) async throws {}
}

private enum BooksKey: DependencyKey {
  static var liveValue: Books { Books() }
  static var testValue: Books { Books() }
}

extension DependencyValues {
  var books: Books {
    get { self[BooksKey.self] }
    set { self[BooksKey.self] = newValue }
  }
}
