import ComposableArchitecture

/// A client with a function of the app whose name is almost the name of an endpoint.
struct BooksClient: Sendable {
  var fetchTitle: @Sendable (_ number: Int) async throws -> String
}

extension BooksClient {
  func fetchTitles<Number: BinaryInteger>(upTo last: Number) async throws -> [String] {
    [try await fetchTitle(1), try await fetchTitle(Int(last))]
  }
}

extension BooksClient: DependencyKey {
  static let liveValue = BooksClient(fetchTitle: { "Book \($0)" })
}

extension DependencyValues {
  var books: BooksClient {
    get { self[BooksClient.self] }
    set { self[BooksClient.self] = newValue }
  }
}
