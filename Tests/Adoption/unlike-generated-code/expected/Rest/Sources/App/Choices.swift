import ComposableArchitecture

extension Desk {
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
