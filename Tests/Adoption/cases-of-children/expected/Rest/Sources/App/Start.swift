import ComposableArchitecture

/// The state of its child has a default, which no key covers.
@Reducer
struct Start {
  @ObservableState
  enum State: Equatable {
    case splash(Splash.State = .init())
    case over

    init() { self = .splash() }
  }

  enum Action {
    case splash(Splash.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .splash(.closed):
        state = .over
        return .none
      }
    }
    .ifCaseLet(\.splash, action: \.splash) {
      Splash()
    }
  }
}
