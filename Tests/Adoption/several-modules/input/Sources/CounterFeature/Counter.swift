import ComposableArchitecture
import FactsClient

/// Counts, and knows a fact about each number.
@Reducer
public struct Counter: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count: Int
    public var fact: String?

    public init(count: Int = 0, fact: String? = nil) {
      self.count = count
      self.fact = fact
    }
  }

  public enum Action {
    case up
    case factTapped
    case factLoaded(String)
    case factFailed
    case delegate(Delegate)

    public enum Delegate: Equatable {
      case full
    }
  }

  @Dependency(\.facts) var facts

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .up:
        state.count += 1
        return state.count < limit ? .none : .send(.delegate(.full))

      case .factTapped:
        return .run { [count = state.count] send in
          let fact = try await facts.load(count)
          await send(.factLoaded(fact))
        } catch: { _, send in
          await send(.factFailed)
        }

      case .factLoaded(let fact):
        state.fact = fact
        return .none

      case .factFailed:
        state.fact = nil
        return .none

      case .delegate:
        return .none
      }
    }
  }
}

/// The number above which nobody counts.
private let limit = 100
