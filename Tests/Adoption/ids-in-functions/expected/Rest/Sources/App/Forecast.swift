import ComposableArchitecture

extension Forecast {
  enum CancelAlarmID { case alarm }

  func refresh(from degrees: Int) -> Effect<Action> {
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
  func alarm(after degrees: Int) -> Effect<Action> {
    .run { send in
      repeat { await send(.blinked) } while !Task.isCancelled
    }
    .cancellable(id: CancelAlarmID.alarm)
  }
}
