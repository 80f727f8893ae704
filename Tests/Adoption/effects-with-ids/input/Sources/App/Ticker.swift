import ComposableArchitecture

/// An effect that no key says has an id; the others keep their keys.
@Reducer
struct Ticker {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case started
    case trying
    case stopped
    case forever
    case both
    case ticked(Int)
    case ended
  }

  enum CancelID { case ticks, forever, both }

  @Dependency(\.tickClient) var tickClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { send in
          let ticks = tickClient.ticks()
          for await tick in ticks { await send(.ticked(tick)) }
        }
        .cancellable(id: CancelID.ticks, cancelInFlight: true)
      case .trying:
        return .run { send in
          let ticks = try await tickClient.allTicks()
          for await tick in ticks {
            await send(.ticked(tick))
          }
          await send(.ended)
        }
      case .stopped:
        return .merge(.cancel(id: CancelID.ticks), .cancel(id: CancelID.forever))
      case .forever:
        return .run { send in
          while !Task.isCancelled { await send(.ended) }
        }
        .cancellable(id: CancelID.forever)
      case .both:
        return .merge(
          .cancel(id: CancelID.ticks),
          .run { send in
            repeat { await send(.ended) } while !Task.isCancelled
          }
          .cancellable(id: CancelID.both, cancelInFlight: true))
      case .ticked(let tick):
        state.count = tick
        return .none
      case .ended:
        return .cancel(id: CancelID.both)
      }
    }
  }
}
