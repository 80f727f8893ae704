import ComposableArchitecture

@Reducer
struct Hidden {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case note(AlertState<Never>)

    @CasePathable
    enum Alert {
      case retry
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var count = 0
  }

  enum Action {
    case destination(PresentationAction<Destination.Action>)
    case failed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .destination(.presented(.alert(.retry))):
        state.count += 1
        return .none
      case .destination:
        return .none
      case .failed:
        state.destination = .alert(.failed)
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Hidden.Destination.State: Equatable {}

private extension AlertState where Action == Hidden.Destination.Alert {
  static let failed = AlertState {
    TextState("It failed")
  } actions: {
    ButtonState(action: .retry) {
      TextState("Again")
    }
  }
}
