import ComposableArchitecture
import Foundation

struct RadioClient: DependencyKey, Sendable {
  var songs: @Sendable () async throws -> AsyncThrowingStream<String, any Error>
  var tick: @Sendable () async -> AsyncStream<Int>
  var show: @MainActor @Sendable (String) -> Void
  var report: @Sendable (String) async throws -> Void

  static let liveValue = RadioClient(
    songs: { AsyncThrowingStream { $0.finish() } }, tick: { AsyncStream { $0.finish() } },
    show: { _ in }, report: { _ in })
  static let testValue = liveValue
}

extension DependencyValues {
  var radio: RadioClient {
    get { self[RadioClient.self] }
    set { self[RadioClient.self] = newValue }
  }
}

/// A radio whose effects wait, loop and fail.
@Reducer
struct Radio {
  @ObservableState
  struct State: Equatable {
    var song = ""
    var count = 0
    var name = "radio"
  }

  enum Action {
    case started
    case played(String)
    case ticked(Int)
    case loaded([String])
    case shared
    case sent(Result<Void, any Error>)
    case shown
  }

  @Dependency(\.radio) var radio

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .started:
        return .run { send in
          for try await song in try await radio.songs() {
            await send(.played(song))
          }
        }

      case .played(let song):
        state.song = song
        return .run { send in
          for await number in await radio.tick() {
            await send(.ticked(number))
          }
        }

      case .ticked(let number):
        state.count += number
        return .none

      case .loaded(let songs):
        state.song = songs.min() ?? ""
        return .none

      case .shared:
        return .run { [name = state.name] send in
          await send(.sent(Result { try await radio.report(name) }))
        }

      case .sent(.success):
        state.count = 0
        return .none

      case .sent(.failure):
        return .none

      case .shown:
        return .run { [song = state.song] _ in
          await radio.show(song)
        }
      }
    }
  }
}
