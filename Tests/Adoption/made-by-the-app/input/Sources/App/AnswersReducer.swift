import ComposableArchitecture

/// Is handed what it does.
@Reducer
struct AnswersFeature {
  private let reducer: Reduce<State, Action>

  init(reducer: Reduce<State, Action>) {
    self.reducer = reducer
  }

  @ObservableState
  struct State: Equatable, Sendable {
    var answers: [String] = []
  }

  enum Action: Sendable {
    case answered(String)
  }

  var body: some ReducerOf<Self> {
    reducer
  }
}
