import ComposableArchitecture

/// The line below all of the app.
@Reducer
struct Footer {
  @ObservableState
  struct State: Equatable {
    var isShown = true
  }

  enum Action {
    case hidden
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hidden:
        state.isShown = false
        return .none
      }
    }
  }
}
