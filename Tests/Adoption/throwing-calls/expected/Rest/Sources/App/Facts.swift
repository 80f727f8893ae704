import ComposableArchitecture
import Foundation

/// Tells facts about numbers.
protocol FactService: Sendable {
  func fetch(_ number: Int, from source: String) async throws -> String
  func save(_ fact: String, in file: String) async throws
}

extension FactService {
  func fetch(number: Int) async throws -> String { try await fetch(number, from: "numbers") }
}

private struct SilentService: FactService {
  func fetch(_ number: Int, from source: String) async throws -> String { "\(number)" }
  func save(_ fact: String, in file: String) async throws {}
}

private enum FactServiceKey: DependencyKey {
  static var liveValue: any FactService { SilentService() }
  static var testValue: any FactService { SilentService() }
}

extension DependencyValues {
  var factService: any FactService {
    get { self[FactServiceKey.self] }
    set { self[FactServiceKey.self] = newValue }
  }
}
