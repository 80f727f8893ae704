import ComposableArchitecture
import Foundation

/// What is generated of each handler reads as the spec that it came from.
@Reducer
struct Pantry {
  @ObservableState
  struct State: Equatable {
    var jars: [String: Int] = [:]
    var message = ""
    var isOpen = false
    var checkedAt: Date?
  }

  enum Action {
    case loaded(_ result: Result<[String: Int], any Error>)
    case taken(_ jar: String)
    case toggled
    case refreshTapped
    case countTapped
    case counted(_ result: Result<Int, any Error>)
    case searchTapped
    case weighTapped
    case inventoryTapped
    case weighed(Double)
    case waitTapped
    case told(_ first: String, _ second: String, _ third: String)
    case delegate(Delegate)

    enum Delegate {
      // Nothing is left.
      case emptied
      case closed
    }
  }

  @Dependency(\.cellar) var cellar

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(.success(let jars)):
        guard !jars.isEmpty else {
          state.message = "empty"
          return .none
        }
        state.jars = jars
        return .none

      case .loaded(.failure):
        guard let checkedAt = state.checkedAt else { return .none }
        state.message = "last seen \(checkedAt)"
        return .none

      case .taken(let jar):
        if let count = state.jars[jar], count > 1,
          state.isOpen
        {
          state.jars[jar] = count - 1
          return .none
        }
        state.jars[jar] = nil
        return .none

      case .toggled:
        if state.isOpen {
          return .none
        } else {
          state.isOpen = true
        }
        return .none

      case .refreshTapped:
        return .run { send in
          let result = await Result {
            try await cellar.jars(
              on: "the shelf that is next to the door of the cellar", behind: "the others")
          }
          await send(.loaded(result))
        }

      case .countTapped:
        return .run { send in
          await send(
            .counted(
              Result {
                max(0, try await cellar.count(of: "jars"))
              }
            )
          )
        }

      case .counted:
        return .none

      case .searchTapped where state.isOpen:
        return .send(.countTapped)

      case .searchTapped:
        guard let checkedAt = state.checkedAt else { return .none }
        state.message = "seen \(checkedAt)"
        return .none

      case .weighTapped:
        return .run { send in
          await send(
            .weighed(
              await cellar.weight {
                // Kilograms.
                1_000
              }
            )
          )
        }

      case .inventoryTapped:
        return .run { send in
          await send(.weighTapped)
          print("weighing")
          let weight = await cellar.weight { 1 }
          await send(.weighed(weight))
        }

      case .weighed(let weight):
        state.message = "\(weight)"
        return .none

      case .waitTapped:
        return .run { _ in
          // A while.
          _ = try? await cellar.count(of: "minutes")
        }

      case .told(let first, let second, let third):
        state.message = first
        return .send(
          .told(first + " and what follows the first", second + " and the rest", third)
        )

      case .delegate:
        return .none
      }
    }
  }
}
