import ComposableArchitecture

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var books = 0
    var visits = 0
  }

  enum Action {
    case bought
    case opened
    case sold
  }

  /// No effect of today.
  private enum CancelID { case delivery }

  var body: some ReducerOf<Self> {
    CombineReducers {
      Reduce { state, action in
        visit(&state, action)
      }
      Reduce { state, action in
        switch action {
        case .bought:
          state.books += 1
          return .none
        case .opened:
          return .send(.sold)
        case .sold:
          guard state.books > 0 else { return .none }
          state.books -= 1
          return .none
        }
      }
    }
  }

  private func visit(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard case .opened = action, state.visits < 10 else { return .none }
    state.visits += 1
    return .none
  }
}
