import ComposableArchitecture

@Reducer
struct Sheet {
  @ObservableState
  struct State: Equatable {
    var isDone = false
  }

  enum Action {
    case closed
    case done
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        return .none
      case .done:
        state.isDone = true
        return .none
      }
    }
  }
}

@Reducer
struct Shelf {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var sheetState: Sheet.State?
  }

  enum Action {
    case added
    case opened
    case removed
    case sheetAction(Sheet.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added:
        state.count += 1
        return .none
      case .opened:
        state.sheetState = Sheet.State()
        return .none
      case .removed:
        guard state.count > 0 else { return .none }
        state.count -= 1
        return .none
      default:
        return .none
      }
    }

    Reduce { state, action in
      switch action {
      case .sheetAction(.closed):
        state.sheetState = nil
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.sheetState, action: \.sheetAction) {
      Sheet()
    }
  }
}
