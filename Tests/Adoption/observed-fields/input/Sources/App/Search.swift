import ComposableArchitecture

/// Some of its fields follow others.
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query: String = "" {
      didSet {
        // A new one begins at its first page.
        guard query != oldValue else { return }
        self.page = 1
        hits = hits.filter { $0.hasPrefix(query) }
        count()
      }
    }
    var page: Int = 1
    var hits: [String] = [] {
      didSet { isEmpty = hits.isEmpty }
    }
    var isEmpty: Bool = true
    var number: Int = 0

    mutating func count() {
      number = hits.count
    }
  }

  enum Action {
    case typed(String)
    case nextTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .typed(let text):
        state.query = text
        return .none
      case .nextTapped:
        state.page += 1
        return .none
      }
    }
  }
}

/// What follows a child no key says.
@Reducer
struct Searches {
  @ObservableState
  struct State: Equatable {
    @Presents var search: Search.State? {
      didSet { isShown = search != nil }
    }
    var isShown = false
    var before: Int = 0 {
      willSet { isShown = newValue > 0 }
    }
  }

  enum Action {
    case search(PresentationAction<Search.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$search, action: \.search) {
        Search()
      }
  }
}
