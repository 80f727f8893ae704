import ComposableArchitecture

extension HostedFeature {
  static func greeting() -> String { "Hi" }
}

extension HostedFeature {
  init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .appeared:
        state.text = "here"
        return .none
      case .binding, .delegate:
        return .none
      }
    }
    self.init(reducer: reducer)
  }
}
