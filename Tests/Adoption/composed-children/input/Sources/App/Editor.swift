import ComposableArchitecture

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
  }

  enum Action: Sendable {
    case saved
    case changed(String)
    case delegate(Delegate)
  }

  enum Delegate: Sendable { case left(isSaved: Bool) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saved:
        return .send(.delegate(.left(isSaved: true)))
      case .changed(let text):
        state.text = text
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
