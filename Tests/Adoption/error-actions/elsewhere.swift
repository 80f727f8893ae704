// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct Harbour: Sendable {
  func board() async throws {}
  func seats() async throws -> Int { 0 }
}

private enum HarbourKey: DependencyKey {
  static var liveValue: Harbour { Harbour() }
  static var testValue: Harbour { Harbour() }
}

extension DependencyValues {
  var harbour: Harbour {
    get { self[HarbourKey.self] }
    set { self[HarbourKey.self] = newValue }
  }
}
