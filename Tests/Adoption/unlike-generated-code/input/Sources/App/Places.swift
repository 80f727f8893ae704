import ComposableArchitecture

/// A feature whose children are in places that no key can express.
@Reducer
struct Places {
  struct Navigation: Equatable {
    var path = StackState<Page.State>()
  }

  @ObservableState
  struct State: Equatable {
    var navigation = Navigation()
    var made = Page.State()
    var part: Page.State {
      get { made }
      set { made = newValue }
    }
  }

  enum Action {
    case path(StackActionOf<Page>)
    case whole(Page.Action)
    case cleared
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.whole) {
      Page.live(limit: 3)
    }
    Reduce { state, action in
      switch action {
      case .cleared:
        state.navigation.path.removeAll()
        return .none
      case .path, .whole:
        return .none
      }
    }
    .forEach(\.navigation.path, action: \.path) {
      Page()
    }
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var number = 0
  }

  enum Action {
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turned:
        state.number += 1
        return .none
      }
    }
  }
}

extension Page {
  static func live(limit: Int) -> Page { Page() }
}

/// A feature whose state is an enum, one case of which has another name among the actions.
@Reducer
struct Entrance {
  @ObservableState
  enum State: Equatable {
    case loggedIn(Page.State)
    case loggedOut
  }

  enum Action {
    case session(Page.Action)
    case left
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .left:
        state = .loggedOut
        return .none
      case .session:
        return .none
      }
    }
    .ifCaseLet(\.loggedIn, action: \.session) {
      Page()
    }
  }
}
