import ComposableArchitecture
import Foundation

struct Book: Equatable, Identifiable {
  let id: Int
  var title: String
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: [Book] = []
    var title = ""
    var isOpen = false
  }

  enum Action {
    case opened
    case added(Book)
    case cleared
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.isOpen = true
        return .none
      case .added(let book):
        state.books.append(book)
        return .none
      case .cleared:
        state.books = []
        return .none
      }
    }
  }
}
