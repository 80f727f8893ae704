import ComposableArchitecture

/// Names its children as versions before 1.4 let it.
struct Guide: ReducerProtocol {
  enum State: Equatable {
    case first(Welcome.State)
    case second(Welcome.State)
  }

  enum Action {
    case closed
    case first(Welcome.Action)
    case second(Welcome.Action)
  }

  var body: some ReducerProtocol<State, Action> {
    Reduce { state, action in
      switch action {
      case .closed:
        return .none
      case .first(.started):
        state = .second(Welcome.State())
        return .none
      case .first, .second:
        return .none
      }
    }
    .ifCaseLet(/State.first, action: /Action.first) {
      Welcome()
    }
    .ifCaseLet(/State.second, action: /Action.second) {
      Welcome()
    }
  }
}
