import ComposableArchitecture

/// A function that stays Swift names ids of effects; the other effects keep their keys.
@Reducer
struct Forecast {
  @ObservableState
  struct State: Equatable {
    var degrees = 0
    var isShown = false
  }

  enum Action {
    case appeared
    case pulled
    case left
    case loaded(Int)
    case blinked
    case alarmed
    case silenced
  }

  private enum CancelID { case refresh, blinking, never }

  enum CancelAlarmID { case alarm }

  @Dependency(\.forecastClient) var forecastClient
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        state.isShown = true
        return .merge(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.blinked)
          }
          .cancellable(id: CancelID.blinking, cancelInFlight: true),
          refresh(from: state.degrees)
        )
      case .pulled:
        return refresh(from: 0)
      case .left:
        state.isShown = false
        return .merge(
          .cancel(id: CancelID.refresh), .cancel(id: CancelID.blinking),
          .cancel(id: CancelID.never))
      case .loaded(let degrees):
        state.degrees = degrees
        return .none
      case .blinked:
        state.isShown.toggle()
        return .none
      case .alarmed:
        return alarm(after: 1)
      case .silenced:
        return .cancel(id: CancelAlarmID.alarm)
      }
    }
  }

  private func refresh(from degrees: Int) -> Effect<Action> {
    .run { send in
      var last = degrees
      while !Task.isCancelled {
        last = await forecastClient.degrees(last)
        await send(.loaded(last))
      }
    }
    .cancellable(id: CancelID.refresh, cancelInFlight: true)
  }

  /// Its id is of another type.
  private func alarm(after degrees: Int) -> Effect<Action> {
    .run { send in
      repeat { await send(.blinked) } while !Task.isCancelled
    }
    .cancellable(id: CancelAlarmID.alarm)
  }
}
