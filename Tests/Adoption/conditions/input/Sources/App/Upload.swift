import ComposableArchitecture

/// Some cases only count under a condition.
@Reducer
struct Upload {
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var count = 0
  }

  enum Action {
    case startTapped
    case added(Int)
    case finished
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      // Once is enough.
      case .startTapped where state.isLoading:
        return .none
      case .startTapped:
        state.isLoading = true
        return .send(.finished)
      case .added(let more) where more > 99:
        state.count = 0
        return .none
      case .added(let number) where number < 0:
        return .send(.finished)
      case .added(let number):
        state.count += number
        return .none
      case .finished:
        state.isLoading = false
        return .none
      }
    }
  }
}
