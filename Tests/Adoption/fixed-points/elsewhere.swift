// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct Cellar: Sendable {
  func jars(on shelf: String, behind others: String) async throws -> [String: Int] { [:] }
  func weight(in unit: @Sendable () -> Double) async -> Double { unit() }
  func count(of name: String) async throws -> Int { 0 }
}

private enum CellarKey: DependencyKey {
  static var liveValue: Cellar { Cellar() }
  static var testValue: Cellar { Cellar() }
}

extension DependencyValues {
  var cellar: Cellar {
    get { self[CellarKey.self] }
    set { self[CellarKey.self] = newValue }
  }
}
