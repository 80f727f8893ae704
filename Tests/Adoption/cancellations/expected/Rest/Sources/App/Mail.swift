import ComposableArchitecture
import Foundation

@DependencyClient
struct MailClient: Sendable {
  var load: @Sendable () async throws -> Int
  var save: @Sendable (_ count: Int) async throws -> Void
  var numbers: @Sendable () async -> AsyncThrowingStream<Int, any Error> = { .finished() }
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
