import ComposableArchitecture

/// Its function does something with an action that does not come to it.
@Reducer
struct Turns {
  struct State: Equatable {
    var step: Int = 0
  }

  enum Action {
    case next
    case back
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .next:
        return handleMove(&state, action)
      case .back:
        return .none
      }
    }
  }

  private func handleMove(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .next:
      state.step += 1
      return .none
    case .back:
      state.step -= 1
      return .none
    }
  }
}
