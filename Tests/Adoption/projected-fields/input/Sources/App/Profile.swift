import ComposableArchitecture

struct Profile: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saved
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        return .send(.saved)
      case .binding, .saved:
        return .none
      }
    }
  }
}
