import ComposableArchitecture

/// Drafts, and what is asked before they are lost.
@Reducer
struct DraftsFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var titles: [String] = []
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var sorting: ConfirmationDialogState<Action.Sorting>?
  }

  enum Action: Sendable {
    case deleteTapped(index: Int)
    case clearTapped
    case failed
    case sortTapped
    case savedTwice
    case alert(PresentationAction<Alert>)
    case sorting(PresentationAction<Sorting>)

    @CasePathable
    enum Alert: Equatable, Sendable {
      case delete(index: Int)
      case clear
    }

    @CasePathable
    enum Sorting {
      case byName
      case byLength
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped(let index):
        state.alert = .deletion(index: index, title: state.titles[index])
        return .none

      case .clearTapped:
        guard !state.titles.isEmpty else {
          state.alert = AlertState { TextState("There is nothing to clear.") }
          return .none
        }
        // It cannot be undone.
        state.alert = AlertState {
          TextState("Clear all?")
        } actions: {
          ButtonState(role: .destructive, action: .clear) {
            TextState("Clear")
          }
          ButtonState(role: .cancel) {
            TextState("Keep them")
          }
        } message: {
          TextState(
            """
            All of your drafts will be lost, and there is \
            no way back.

            Are you sure?
            """)
        }
        return .none

      case .failed:
        state.alert = .failed
        state.titles = []
        return .send(.clearTapped)

      case .savedTwice:
        state.alert = AlertState { TextState("There is nothing to clear.") }
        state.titles.append("")
        return .none

      case .sortTapped:
        state.sorting = ConfirmationDialogState {
          TextState("Sort by")
        } actions: {
          ButtonState(action: .byName) { TextState("Name") }
          ButtonState(action: .byLength) { TextState("Length") }
        }
        return .none

      case .alert(.presented(.delete(let place))):
        state.titles.remove(at: place)
        return .none

      case .alert(.presented(.clear)):
        state.titles = []
        return .none

      case .alert:
        return .none

      case .sorting(.presented(.byName)):
        state.titles.sort()
        return .none

      case .sorting(.presented(.byLength)):
        state.titles.sort { $0.count < $1.count }
        return .none

      case .sorting:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$sorting, action: \.sorting)
  }
}

extension AlertState where Action == DraftsFeature.Action.Alert {
  /// Asked before one of them is lost.
  static func deletion(index: Int, title: String) -> Self {
    AlertState {
      TextState("Delete \(title)?")
    } actions: {
      ButtonState(role: .destructive, action: .delete(index: index)) {
        TextState("Delete")
      }
      if index > 0 {
        ButtonState(action: .clear) {
          TextState("Delete all")
        }
      }
    }
  }

  static let failed = Self {
    TextState("It failed")
  } actions: {
    ButtonState { TextState("OK") }
  }
}
