import ComposableArchitecture

/// An action may be called like the variable that a task has for what it catches.
@Reducer
struct Ferry {
  @ObservableState
  struct State: Equatable {
    var seats = 0
    var problem: Problem?
  }

  enum Problem: Error, Equatable {
    case fog
    case broken(error: String)
  }

  enum Action {
    case boarded
    case error(Problem)
    case left
    case returned
    case seatsCounted(Int)
  }

  @Dependency(\.harbour) var harbour

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boarded:
        return .run { send in
          try await harbour.board()
          await send(.left)
        } catch: { _, send in
          await send(.error(Problem.fog))
        }
      case .left:
        return .run { send in
          await send(.seatsCounted(try await harbour.seats()))
        } catch: { _, send in
          await send(.error(.broken(error: "engine")))
        }
      case .returned:
        return .run { send in
          await send(.seatsCounted(try await harbour.seats()))
        } catch: { error, send in
          await send(.error(Problem.broken(error: "\(error)")))
        }
      case .error(let problem):
        state.problem = problem
        return .none
      case .seatsCounted(let seats):
        state.seats = seats
        return .none
      }
    }
  }
}
