import ComposableArchitecture
import Foundation

struct MailClient: Sendable {
  var load: @Sendable () async throws -> Int = { 0 }
  var save: @Sendable (_ count: Int) async throws -> Void = { _ in }
  var numbers: @Sendable () async -> AsyncThrowingStream<Int, any Error> = {
    AsyncThrowingStream { $0.finish() }
  }
}

extension MailClient: DependencyKey {
  static let liveValue = MailClient()
}

extension DependencyValues {
  var mail: MailClient {
    get { self[MailClient.self] }
    set { self[MailClient.self] = newValue }
  }
}

/// Some of its actions receive the error of a cancellation, others do not.
@Reducer
struct Mail {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var hasFailed = false
  }

  enum Action {
    case appeared
    case reappeared
    case loaded(Result<Int, any Error>)
    case reloaded
    case counted(Int)
    case failed
    case refreshed
    case saved
    case watched
    case followed
    case left
    case stepped
  }

  enum CancelID { case loading }

  @Dependency(\.mail) var mail
  @Dependency(\.continuousClock) var continuousClock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          await send(.loaded(Result { try await mail.load() }))
        }
        .cancellable(id: CancelID.loading, cancelInFlight: true)
      case .reappeared:
        return .run { send in
          await send(
            .loaded(
              Result {
                return try await mail.load()
              }
            )
          )
        }
      case .loaded(let result):
        state.count = (try? result.get()) ?? 0
        return .none
      case .reloaded:
        return .run { send in
          await send(.loaded(.success(try await mail.load())))
        } catch: { error, send in
          await send(.loaded(.failure(error)))
        }
      case .counted(let count):
        state.count = count
        return .none
      case .failed:
        state.hasFailed = true
        return .none
      case .refreshed:
        return .run { send in
          do {
            await send(.counted(try await mail.load()))
          } catch {
            await send(.failed)
          }
        }
      case .saved:
        return .run { [count = state.count] send in
          try await mail.save(count)
        } catch: { _, send in
          await send(.failed)
        }
      case .watched:
        return .run { send in
          do {
            for try await number in await mail.numbers() {
              await send(.counted(number))
            }
          } catch {
            await send(.failed)
          }
        }
      case .followed:
        return .run { send in
          for try await number in await mail.numbers() {
            await send(.counted(number))
          }
        } catch: { _, send in
          await send(.failed)
        }
      case .left:
        return .run { _ in
          do {
            try await mail.save(0)
          } catch {}
        }
      case .stepped:
        return .run { send in
          do {
            let count = try await mail.load()
            await send(.counted(count))
            try await mail.save(count)
          } catch {
            await send(.failed)
          }
        }
      }
    }
  }
}
