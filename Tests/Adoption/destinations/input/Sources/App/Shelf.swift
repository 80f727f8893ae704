import ComposableArchitecture

/// A shelf, of which one thing at a time is edited or asked about.
@Reducer
struct Shelf {
  /// The things that are in front of the shelf.
  @Reducer
  enum Destination {
    case edit(Editor)
    case alert(AlertState<Alert>)

    enum Alert: Equatable, Sendable {
      case confirmDeletion
      case undo
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var items: [String] = []
  }

  enum Action {
    case deleteTapped
    case destination(PresentationAction<Destination.Action>)
    case editTapped
    case failed
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped:
        state.destination = .alert(.deletion)
        return .none
      case .destination(.presented(.alert(.confirmDeletion))):
        state.items = []
        return .none
      case .destination(.presented(.alert(.undo))):
        state.items.append("undone")
        return .none
      case .destination(.presented(.edit(.doneTapped))):
        state.destination = nil
        return .none
      case .destination:
        return .none
      case .editTapped:
        state.destination = .edit(Editor.State())
        return .none
      case .failed:
        state.destination = .alert(
          AlertState {
            TextState("It failed")
          } actions: {
            ButtonState(action: .undo) {
              TextState("Undo")
            }
          }
        )
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Shelf.Destination.State: Equatable {}

extension AlertState where Action == Shelf.Destination.Alert {
  static let deletion = Self {
    TextState("Delete all?")
  } actions: {
    ButtonState(role: .destructive, action: .confirmDeletion) {
      TextState("Delete")
    }
    ButtonState(role: .cancel) {
      TextState("Keep")
    }
  }
}
