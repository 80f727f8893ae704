// What the app has elsewhere: for the compiler alone.
import ComposableArchitecture

struct Letters: Sendable {
  var all: @Sendable () async throws -> [String]
  var sorted: @Sendable () async throws -> [String]
  var count: @Sendable () async -> Int
  var recount: @Sendable (Int) async throws -> Int
  var clear: @Sendable () async throws -> Void
}

extension DependencyValues {
  var letters: Letters {
    get { self[LettersKey.self] }
    set { self[LettersKey.self] = newValue }
  }
}

private enum LettersKey: TestDependencyKey {
  static let testValue = Letters(
    all: { [] }, sorted: { [] }, count: { 0 }, recount: { $0 }, clear: {})
}
