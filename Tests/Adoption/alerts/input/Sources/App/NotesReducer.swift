import ComposableArchitecture

/// An alert that no key says: a text is made of the state, so it stays as it is.
@Reducer
struct NotesFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var text = ""
    @Presents var alert: AlertState<Action.Alert>?
  }

  enum Action: Sendable {
    case shareTapped
    case alert(PresentationAction<Alert>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case share
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .shareTapped:
        state.alert = AlertState {
          TextState("Share \(state.text)?")
        } actions: {
          ButtonState(action: .share) { TextState("Share") }
        }
        return .none

      case .alert(.presented(.share)):
        state.text = ""
        return .none

      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
