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

/// A book, whose actions only its own module sends.
@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action {
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.title += "!"
        return .none
      }
    }
  }
}

/// All books, whose actions other tasks may send though a child's may not.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable, Sendable {
    var titles: [String] = []
    var chosen: String?
    var isOpen = false
    @Presents var book: Book.State?
  }

  enum Action: Sendable {
    case appeared
    case loaded([String])
    case refreshTapped
    case closed(String)
    case toggled
    case book(PresentationAction<Book.Action>)
  }

  @Dependency(\.books) var books

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          await send(.loaded(await books.titles(10)))
        }

      case .loaded(let titles):
        state.titles = titles
        return .none

      case .refreshTapped:
        return .run { send in
          let titles = await books.titles(100)
          await send(.loaded(titles))
        }

      case let .closed(title) where state.chosen == title:
        state.chosen = nil
        return .none

      case .closed:
        return .none

      case .toggled:
        if state.isOpen {
          // The book stays where it is.
          state.isOpen = false
          return .none
        } else {
          state.isOpen = true
          return .none
        }

      case .book:
        return .none
      }
    }
    .ifLet(\.$book, action: \.book) {
      Book()
    }
  }
}
