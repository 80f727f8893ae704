// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct TickClient: Sendable {
  func ticks() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  func allTicks() async throws -> AsyncStream<Int> { AsyncStream { $0.finish() } }
}

private enum TickClientKey: DependencyKey {
  static var liveValue: TickClient { TickClient() }
  static var testValue: TickClient { TickClient() }
}

extension DependencyValues {
  var tickClient: TickClient {
    get { self[TickClientKey.self] }
    set { self[TickClientKey.self] = newValue }
  }
}
