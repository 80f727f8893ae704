import ComposableArchitecture

extension Login {
  public init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .loginTapped:
        state.path.append(.terms(Terms.State()))
        return .none

      case let .alert(alert):
        switch alert {
        case .confirmed:
          return .send(.delegate(.loggedIn))
        }

      default:
        return .none
      }
    }

    self.init(reducer: reducer)
  }
}
