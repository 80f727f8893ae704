import ComposableArchitecture
import Foundation

/// Tells facts about numbers.
protocol FactService: Sendable {
  func fetch(_ number: Int, from source: String) async throws -> String
  func save(_ fact: String, in file: String) async throws
}

extension FactService {
  func fetch(number: Int) async throws -> String { try await fetch(number, from: "numbers") }
}

private struct SilentService: FactService {
  func fetch(_ number: Int, from source: String) async throws -> String { "\(number)" }
  func save(_ fact: String, in file: String) async throws {}
}

private enum FactServiceKey: DependencyKey {
  static var liveValue: any FactService { SilentService() }
  static var testValue: any FactService { SilentService() }
}

extension DependencyValues {
  var factService: any FactService {
    get { self[FactServiceKey.self] }
    set { self[FactServiceKey.self] = newValue }
  }
}

@Reducer
struct Facts {
  @ObservableState
  struct State: Equatable {
    var fact = ""
    var isBlinking = false
  }

  enum Action {
    case askTapped(_ number: Int)
    case told(_ fact: Result<String, any Error>)
    case againTapped
    case saveTapped
    case blinkTapped
    case blinked
    case waitTapped
  }

  enum CancelID { case saving }

  @Dependency(\.factService) var factService
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askTapped(let number):
        // No method of the client has these labels but the extension's.
        return .run { send in
          await send(.told(Result { try await factService.fetch(number: number) }))
        }

      case .told(.success(let fact)):
        state.fact = fact
        return .none

      case .told(.failure):
        state.fact = "?"
        return .none

      case .againTapped:
        // What sleeps only ends when the effect does.
        return .run { send in
          try await clock.sleep(for: .seconds(0.5))
          let result = await Result { try await factService.fetch(1, from: "dates") }
          await send(.told(result))
        }

      case .saveTapped:
        return .run { [fact = state.fact] _ in
          try await withTaskCancellation(id: CancelID.saving, cancelInFlight: true) {
            try await clock.sleep(for: .milliseconds(300))
            try await factService.save(fact, in: "fact")
          }
        }

      case .blinkTapped:
        state.isBlinking = true
        return .run { send in
          try await self.clock.sleep(for: .seconds(1))
          await send(.blinked)
        }

      case .blinked:
        state.isBlinking = false
        return .none

      case .waitTapped:
        return .run { send in
          try await Task.sleep(nanoseconds: 1_000_000)
          await send(.blinked)
        }
      }
    }
  }
}
