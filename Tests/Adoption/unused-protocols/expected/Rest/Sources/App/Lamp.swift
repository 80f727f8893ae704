import ComposableArchitecture

extension Lamp {
  func light(_ state: State) -> Effect<Action> {
    state.isOn ? .send(.lit) : .none
  }
}
