import ComposableArchitecture

/// Protocols of Swift for which it declares all that they ask for itself, and what comes and goes on its stack.
@Reducer
struct Shelf: CustomStringConvertible, Equatable {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    var lamp = Lamp.State()
    var changes = 0
    @Shared(.owner) var owner
  }

  enum Action {
    case path(StackActionOf<Path>)
    case lamp(Lamp.Action)
    case opened(String)
  }

  @Reducer
  enum Path {
    case book(Book)
  }

  @Dependency(\.date) var date

  static func == (lhs: Self, rhs: Self) -> Bool { true }

  var description: String { "a shelf" }

  var body: some ReducerOf<Self> {
    Scope(state: \.lamp, action: \.lamp) {
      Lamp()
    }
    Reduce { state, action in
      switch action {
      case .opened(let title):
        state.path.append(.book(Book.State(title: title)))
        state.$owner.withLock { $0 = title }
        return .none
      case .lamp(.binding(_)):
        state.changes += 1
        return .none
      case .path(.push(id: _, state: _)):
        state.changes += 1
        return .none
      case .path(.popFrom(id: _)):
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    ShelfLog()
  }
}

/// It runs on the state and the actions of the shelf.
struct ShelfLog: Reducer {
  typealias State = Shelf.State
  typealias Action = Shelf.Action

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    print(state.changes)
    return .none
  }
}

extension Shelf.Path.State: Equatable {}

/// A title.
@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    var title: String
  }

  enum Action {
    case closed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        state.title = ""
        return .none
      }
    }
  }
}

/// Views write its fields.
@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isLit = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}
