import ComposableArchitecture

/// Some cases hand their action on to functions as it is.
@Reducer
struct Steps {
  @ObservableState
  struct State: Equatable {
    var step = 0
    var isDone = false
  }

  enum Action {
    case view(View)
    case loaded(Int)

    enum View {
      case nextTapped
      case backTapped
      case stepTapped(Int)
      case doneTapped
      case infoTapped
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(let action):
        return handleView(&state, action)
      case .loaded(let step):
        state.step = step
        return .none
      }
    }
  }

  private func handleView(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .nextTapped, .backTapped, .stepTapped:
      return handleMove(&state, action)
    case .doneTapped:
      state.isDone = true
      return .none
    case .infoTapped:
      return .none
    }
  }

  private func handleMove(_ state: inout State, _ action: Action.View) -> Effect<Action> {
    switch action {
    case .nextTapped:
      state.step += 1
      return .none
    case .backTapped:
      state.step -= 1
      return .none
    case .stepTapped(let step):
      return .send(.loaded(step))
    default:
      return .none
    }
  }
}

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
