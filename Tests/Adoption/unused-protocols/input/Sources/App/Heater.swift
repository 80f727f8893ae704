import ComposableArchitecture

@Reducer
struct Heater: HandlesViews, Named {
  static let name = "Heater"

  @ObservableState
  struct State: Equatable {
    var degrees = 20
  }

  enum Action {
    case raised
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      handleView(&state, action)
    }
  }

  func handleView(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .raised:
      state.degrees += 1
      return .none
    }
  }
}
