public import ComposableArchitecture
internal import Foundation

/// A shelf of books.
@Reducer
public nonisolated struct Shelf: Sendable {
  @ObservableState
  public nonisolated struct State: Equatable, Sendable {
    public var books: [String]
    public var looks: Int

    public init(books: [String] = [], looks: Int = 0) {
      self.books = books
      self.looks = looks
    }
  }

  nonisolated public enum Action: Sendable {
    case add(String)
    case look
  }

  public init() {}

  public nonisolated var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let title):
        state.books.append(title)
        return .none
      case .look:
        state.looks += 1
        return .none
      }
    }
  }

  /// The longest title of some books.
  nonisolated static func longest(_ books: [String]) -> String? {
    books.max { $0.count < $1.count }
  }

  @MainActor static func show(_ books: [String]) {}
}
