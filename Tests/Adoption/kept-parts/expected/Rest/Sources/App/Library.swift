import ComposableArchitecture

extension Library {
  /// No effect of today.
  enum CancelID { case delivery }

  func visit(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard case .opened = action, state.visits < 10 else { return .none }
    state.visits += 1
    return .none
  }
}
