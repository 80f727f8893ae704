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
