import ComposableArchitecture

/// What others do with it is handed over.
@Reducer
struct Draft {
  private let reducer: Reduce<State, Action>

  init(reducer: Reduce<State, Action>) {
    self.reducer = reducer
  }

  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saved
  }

  var body: some ReducerOf<Self> {
    reducer
  }
}
