import ComposableArchitecture

@Reducer
struct Parent {
  @Reducer
  enum Destination {
    case row(Row)
    case alert(AlertState<Alert>)

    @CasePathable
    enum Alert {
      case confirmed
    }
  }

  @ObservableState
  struct State {
    var rowState = Row.State()
    @Presents var destination: Destination.State?
    var count = 0
  }

  enum Action {
    case row(Row.Action)
    case destination(PresentationAction<Destination.Action>)
    case openTapped
    case removeTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.rowState, action: \.row) {
      Row()
    }
    Reduce { state, action in
      switch action {
      case .row(.cleared):
        state.count += 1
        return .none

      case .row:
        return .none

      case .destination(.presented(.alert(.confirmed))):
        state.count = 0
        return .none

      case .destination:
        return .none

      case .openTapped:
        state.destination = .row(Row.State())
        return .none

      case .removeTapped:
        state.destination = .alert(
          AlertState {
            TextState("Remove?")
          } actions: {
            ButtonState(role: .destructive, action: .confirmed) {
              TextState("Remove")
            }
          }
        )
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}
