import ComposableArchitecture

@Reducer
struct Lamp {
  @ObservableState
  struct State: Equatable {
    var isOn = false
  }

  enum Action {
    case lit
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      handleView(&state, action)
    }
  }
}

extension Lamp: HandlesViews {
  func handleView(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .lit:
      return .none
    case .tapped:
      state.isOn.toggle()
      return light(state)
    }
  }

  private func light(_ state: State) -> Effect<Action> {
    state.isOn ? .send(.lit) : .none
  }
}
