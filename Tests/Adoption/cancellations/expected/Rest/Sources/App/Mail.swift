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
