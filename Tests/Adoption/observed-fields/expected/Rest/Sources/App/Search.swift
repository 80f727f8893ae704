import ComposableArchitecture

extension Search.State {
  mutating func count() {
    number = hits.count
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
