import ComposableArchitecture

@Reducer
struct Welcome {
  @ObservableState
  struct State: Equatable, Sendable {
    var name = ""
  }

  enum Action: Sendable {
    case named(String)
    case started
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .named(let name):
        state.name = name
        return .none
      case .started:
        return .none
      }
    }
  }
}

/// Its first child is one of the library's kind, what its second one does it does itself.
@Reducer
struct Root {
  @ObservableState
  enum State: Equatable {
    case welcome(Welcome.State)
    // Nothing else happens here.
    case again(Welcome.State)

    init() {
      self = .welcome(Welcome.State())
    }
  }

  enum Action {
    case again(Welcome.Action)
    case welcome(Welcome.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .again(let inner):
        guard case .again(var again) = state else {
          return .none
        }
        if case .named(let name) = inner {
          again.name = name
        }
        state = .again(again)
        return .none
      case .welcome((.started)):
        state = .again(Welcome.State())
        return .none
      case .welcome:
        return .none
      }
    }
    .ifCaseLet(\State.Cases.welcome, action: \Action.Cases.welcome) {
      Welcome()
    }
  }
}
