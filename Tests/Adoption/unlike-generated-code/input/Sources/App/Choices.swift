import ComposableArchitecture

/// A feature with choices of children that have more than generated choices.
@Reducer
struct Desk {
  @Reducer
  struct Drawer {
    @ObservableState
    enum State: Equatable {
      case first(Page.State)
      case second(Page.State)
    }

    enum Action {
      case first(Page.Action)
      case second(Page.Action)
    }

    let first: Page

    var title: String { "A drawer" }

    var body: some ReducerOf<Self> {
      EmptyReducer<State, Action>()
        .ifCaseLet(\.first, action: \.first) { first }
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var drawer: Drawer.State?
    var opened = 0
  }

  enum Action {
    case drawer(PresentationAction<Drawer.Action>)
    case opened
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .drawer:
        return .none
      case .opened:
        state.opened += 1
        state.drawer = .second(Page.State())
        return .none
      }
    }
    .ifLet(\.$drawer, action: \.drawer) {
      Drawer(first: Page())
    }
  }
}

/// A namespace, which is no feature.
struct Onboarding {
  @Reducer
  struct Step {
    @ObservableState
    enum State: Equatable {
      case page(Page.State)
    }

    enum Action {
      case page(Page.Action)
    }

    let page: Page

    var body: some ReducerOf<Self> {
      EmptyReducer<State, Action>()
        .ifCaseLet(\.page, action: \.page) { page }
    }
  }
}
