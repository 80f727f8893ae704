import ComposableArchitecture

extension AnswersFeature {
  /// What it does in the app.
  init() {
    let reducer = Reduce<State, Action> { state, action in
      switch action {
      case .answered(let answer):
        state.answers.append(answer)
        return .none
      }
    }
    self.init(reducer: reducer)
  }
}
