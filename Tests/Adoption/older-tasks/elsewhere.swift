// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

/// A result of older versions of the library.
enum TaskResult<Success: Sendable>: Sendable {
  case success(Success)
  case failure(any Error)

  init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}

struct Profiles: Sendable {
  func name() async -> String { "" }
  func shorten(_ name: String) async throws -> String { name }
  func save(_ name: String) async throws {}
}

private enum ProfilesKey: DependencyKey {
  static var liveValue: Profiles { Profiles() }
  static var testValue: Profiles { Profiles() }
}

extension DependencyValues {
  var profiles: Profiles {
    get { self[ProfilesKey.self] }
    set { self[ProfilesKey.self] = newValue }
  }
}
