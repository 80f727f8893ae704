import ComposableArchitecture

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }

  enum Action {
    case doneTapped
    case titleChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneTapped:
        return .none
      case let .titleChanged(title):
        state.title = title
        return .none
      }
    }
  }
}
