import ComposableArchitecture

/// Property wrappers of the app give it what it uses, and its state is one of its children, which are read as properties.
@Reducer
struct Entrance {
  @ObservableState
  enum State: Equatable {
    case closed
    case hall(Hall.State)
  }

  enum Action {
    case opened
    case hall(Hall.Action)
  }

  @Injected(\.keys)
  private var keys

  @Shared(.visits) private var visits

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        guard keys.fit() else { return .none }
        $visits.withLock { $0 += 1 }
        state = .hall(Hall.State())
        return .none
      case .hall(.left):
        state = .closed
        return .none
      }
    }
    .ifLet(\.hall, action: \.hall) {
      Hall()
    }
  }
}

/// Nothing is injected here.
@Reducer
struct Hall {
  @ObservableState
  struct State: Equatable {
    var guests: Int = 0
  }

  enum Action {
    case left
  }

  @ObservationIgnored
  let limit = 5

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .left:
        if state.guests > limit {
          state.guests = 0
          break
        }
        state.guests -= 1
      }
      return .none
    }
  }
}
