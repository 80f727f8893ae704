import ComposableArchitecture

struct Search: Reducer {
  struct State: Equatable {
    @BindingState var query = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case cleared
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .cleared:
        state.query = ""
        return .none
      }
    }
  }
}
