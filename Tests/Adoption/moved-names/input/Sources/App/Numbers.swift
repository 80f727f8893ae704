import ComposableArchitecture

@Reducer
struct Numbers {
  struct State: Equatable {
    var count = 0
    var isEven = false
  }

  enum Action: Equatable {
    case checked
    case counted
    case started
    case stopped
  }

  @Dependency(\.continuousClock) var clock

  var body: some Reducer<Numbers.State, Numbers.Action> {
    Reduce { state, action in
      enum CancelID { case counting }

      switch action {
      case .checked:
        state.isEven = isPaired(state.count)
        return .none

      case .counted:
        state.count += Unit.ones.rawValue
        return .none

      case .started:
        return .merge(
          .send(.checked),
          .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.counted) }
          }
          .cancellable(id: CancelID.counting)
        )

      case .stopped:
        for _ in 0..<state.count where state.isEven { return .cancel(id: CancelID.counting) }
        return .none
      }
    }
  }
}

/// Another file has one of its own.
private func isPaired(_ number: Int) -> Bool { number.isMultiple(of: 2) }

/// What is counted: another file has this name, too.
private enum Unit: Int { case ones = 1, tens = 10 }
