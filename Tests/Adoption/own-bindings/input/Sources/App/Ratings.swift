import ComposableArchitecture

/// Views write nothing here.
@Reducer
struct Ratings {
  @ObservableState
  struct State: Equatable {
    var stars = 0
    var isRated = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case starTapped(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding:
        state.isRated = true
        return .none
      case let .starTapped(stars):
        state.stars = stars
        return .none
      }
    }
  }
}
