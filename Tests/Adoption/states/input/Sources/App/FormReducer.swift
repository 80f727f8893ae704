import ComposableArchitecture

struct FormFeature: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    var changes: Int = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.changes += 1
        return .none
      case .binding:
        return .none
      }
    }
  }
}
