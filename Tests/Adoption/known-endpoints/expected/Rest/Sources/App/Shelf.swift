import ComposableArchitecture
import Foundation

/// Knows what was read.
struct BooksClient: Sendable {
  /// Neither waits nor throws, though features await it.
  var titles: @Sendable (_ limit: Int) -> [String]
  var remove: @Sendable (_ title: String) async throws -> Void
}

extension BooksClient: DependencyKey {
  static let liveValue = BooksClient(titles: { _ in [] }, remove: { _ in })
}

extension DependencyValues {
  var books: BooksClient {
    get { self[BooksClient.self] }
    set { self[BooksClient.self] = newValue }
  }
}
