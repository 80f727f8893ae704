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
