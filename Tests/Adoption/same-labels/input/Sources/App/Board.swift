import ComposableArchitecture

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var limit: Self { Self[.inMemory("limit"), default: 10] }
}

/// It begins with another shared value than the usual one.
@Reducer
struct Board {
  @ObservableState
  struct State: Equatable {
    let title: String
    @Shared(.limit) var limit: Int
    var page = 1

    init(title: String, limit: Int = 20) {
      self.title = title
      self._limit = Shared(wrappedValue: limit, .limit)
    }
  }

  enum Action {
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned:
        state.page = min(state.page + 1, state.limit)
        return .none
      }
    }
  }
}
