public import ComposableArchitecture
internal import Foundation

nonisolated extension Shelf {
  /// The longest title of some books.
  nonisolated static func longest(_ books: [String]) -> String? {
    books.max { $0.count < $1.count }
  }

  @MainActor static func show(_ books: [String]) {}
}
