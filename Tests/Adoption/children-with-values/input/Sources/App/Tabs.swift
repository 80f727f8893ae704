import ComposableArchitecture

/// A feature whose actions have enums that are values, and an enum that is a group.
@Reducer
struct Tabs {
  @ObservableState
  struct State: Equatable {
    var tab: Action.Tab = .home
    var count = 0
  }

  enum Action {
    case inner(Loading)
    case shown(Tab)
    case tabSelected(Tab)

    @CasePathable
    enum Tab: Equatable {
      case home
      case settings
    }

    @CasePathable
    enum Loading {
      case began
      case failed
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .inner(.began):
        state.count += 1
        return .none
      case .inner(.failed):
        state.count = 0
        return .none
      case .shown(.home):
        state.count += 1
        return .none
      case .shown(.settings):
        return .none
      case .tabSelected(let tab):
        state.tab = tab
        return .send(.inner(.began))
      }
    }
  }
}
