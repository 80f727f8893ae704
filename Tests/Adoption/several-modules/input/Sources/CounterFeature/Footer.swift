import ComposableArchitecture

/// The line below a counter.
@Reducer
struct Footer {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.taps += 1
        return .none
      }
    }
  }
}
