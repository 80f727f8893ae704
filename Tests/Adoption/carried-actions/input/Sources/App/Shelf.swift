import ComposableArchitecture

/// Its alert says how many books there are, so that it stays Swift, and its sorting is taken apart as a whole.
@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var books = 2
    var isSorted = false
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case sorting(SortingAction)
    case tapped

    enum Alert: Equatable {
      case emptied
      case left(Int)
    }
  }

  enum SortingAction: Equatable {
    case began
    case ended(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.emptied)):
        state.books = 0
        return .none
      case .alert(.presented(.left(let books))):
        state.books = books
        return .none
      case .alert:
        return .none
      case .sorting(let sorting):
        state.isSorted = sorting == .ended(true)
        return .none
      case .tapped:
        state.alert = AlertState {
          TextState("\(state.books) books")
        } actions: {
          ButtonState(action: .emptied) { TextState("Give them away") }
        }
        return .send(.sorting(.ended(true)))
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
