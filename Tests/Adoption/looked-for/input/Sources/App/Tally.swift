import ComposableArchitecture

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isBusy = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case counted(by: Int)
    case reset
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      // What views write is kept.
      if case .binding = action {
        state.isBusy = true
        return .none
      }
      if case let .counted(by: amount) = action {
        state.count += amount
        return .send(.reset)
      }
      return .none
    }
  }
}
