import ComposableArchitecture
import Foundation

/// Counts most actions before it does something with them.
@Reducer
public struct Gate {
  public struct State: Equatable {
    var isOpen = false
    var count = 0

    public init() {}
  }

  public enum Action: Equatable {
    case closed
    case looked
    case moved(Move)
    case opened(Bool)
    case ticked

    public enum Move: Equatable, Sendable {
      case to(x: Int, y: Int)
    }
  }

  struct Clocks: Sendable {
    @Dependency(\.date) var date
    @Dependency(\.continuousClock) var clock

    func look(at address: String) async -> Bool { !address.isEmpty }
  }

  @ObservationIgnored
  let clocks = Clocks()

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ticked:
      break
    default:
      state.count += 1
    }

    switch action {
    case .closed:
      state.isOpen = false
      return .run { [clocks] send in
        try await clocks.clock.sleep(for: .seconds(1))
        await send(.ticked)
      }
    case .looked:
      return .run { [clocks] _ in
        _ = await clocks.look(at: "https://example.org/")
        // Nothing follows.
      }
    case .moved(.to(let x, let y,)):
      state.count += x + y
      return .none
    case .opened(true):
      state.isOpen = true
      return .none
    case .opened(false), .ticked:
      return .none
    }
  }
}
