import ComposableArchitecture

/// A feature whose children have reducers that no key says.
@Reducer
struct Vault {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case editor(Editor)

    @CasePathable
    enum Alert: Equatable, Sendable { case erase }
  }

  @ObservableState
  struct State: Equatable, Sendable {
    /// What asks before something is lost.
    @Presents var alert: AlertState<Action>?
    @Presents var destination: Destination.State?
    var editorState = Editor.State()
    var spare: Editor.State = Editor.State(text: "spare")
    var count = 0
  }

  enum Action: BindableAction, Sendable {
    case binding(BindingAction<Vault.State>)
    case alert(PresentationAction<Action>)
    case destination(PresentationAction<Destination.Action>)
    case editor(Editor.Action)
    case erased
    case moved(Int, to: Result<Int, any Error>)
  }

  var body: some Reducer<State, Action> {
    BindingReducer()

    Scope(state: \.editorState, action: \.editor) {
      Editor()
    }

    Reduce { state, action in
      switch action {
      case .alert(.presented(let action)):
        return .send(action)

      case .alert(.dismiss):
        state.alert = nil
        return .none

      case .alert:
        return .none

      case .destination(.presented(.alert(.erase))), .destination(.presented(.editor(.saved))):
        state.destination = nil
        return .none

      case .editor(.saved):
        state.alert = AlertState { TextState("Saved") }
        return .none

      case .editor(.changed(let text)):
        state.count = text.count
        return .none

      case .erased:
        state.count = 0
        return .none

      case .moved(_, to: .success(let place)):
        state.count = place
        return .none

      case .binding, .destination, .editor, .moved:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Vault.Destination.State: Equatable {}
