import ComposableArchitecture

@Reducer
struct DoorFeature {
  @ObservableState
  enum State: Equatable, Sendable {
    /// The house is empty.
    case closed
    case open(guests: Int, _ isLate: Bool)
    // The bell rings.
    case ringing(BellFeature.State)

    var guests: Int {
      if case .open(let guests, _) = self { guests } else { 0 }
    }
  }

  enum Action: Sendable {
    case opened
    case ringing(BellFeature.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state = .open(guests: state.guests + 1, false)
        return .none
      case .ringing(.answered):
        state = .closed
        return .none
      case .ringing:
        return .none
      }
    }
    .ifCaseLet(\.ringing, action: \.ringing) {
      BellFeature()
    }
  }
}

@Reducer
struct BellFeature {
  @ObservableState
  struct State: Equatable, Sendable {
    var rings = 1
  }

  enum Action: Sendable {
    case answered
    case again
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered:
        return .none
      case .again:
        state.rings += 1
        return .none
      }
    }
  }
}
