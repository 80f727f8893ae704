// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

@MainActor
protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  var body: Never { fatalError() }
}

struct Text: View {
  init(_ text: String) {}
  var body: Never { fatalError() }
}

struct Logger: Sendable {}

struct ScoresClient: DependencyKey {
  var load: @Sendable (String) async throws -> [Int]
  var clear: @Sendable () async throws -> Void

  static var liveValue: Self { Self(load: { _ in [] }, clear: {}) }
}

extension DependencyValues {
  var scores: ScoresClient {
    get { self[ScoresClient.self] }
    set { self[ScoresClient.self] = newValue }
  }
}

extension Reducer {
  func logged() -> Self { self }
}
