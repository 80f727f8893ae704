import ComposableArchitecture

/// Keeps a value in its bounds.
@propertyWrapper
struct Clamped: Equatable {
  var wrappedValue: Int

  init(wrappedValue: Int, _ bounds: ClosedRange<Int>) {
    self.wrappedValue = min(max(wrappedValue, bounds.lowerBound), bounds.upperBound)
  }
}

/// What a database has.
@propertyWrapper
struct FetchAll: Equatable {
  var wrappedValue: [String] { [] }

  init() {}
  init(_ query: String, limit: Int = 10) {}
}

/// Its books are fetched, and nobody sets them.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    @ObservationStateIgnored
    @Clamped(0...9) var level = 3
    /// Those on it.
    @FetchAll(
      "books"
        .lowercased(),
      limit: 20
    )
    var books: [String]
    @ObservationStateIgnored @FetchAll var lent: [String]
    @ObservationStateIgnored
    @Shared(.appStorage("isOpen")) var isOpen = false
    var title = ""

    init() {}
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case raised
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(let change):
        return .none
      case .raised:
        state.level += 1
        return .none
      }
    }
  }
}

/// Its initializer sets the wrapper itself, which only its file sees.
@Reducer
struct Box {
  @ObservableState
  struct State: Equatable {
    @FetchAll var books: [String]

    init(name: String) {
      self._books = FetchAll(name)
    }
  }

  enum Action {
    case closed
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
  }
}
