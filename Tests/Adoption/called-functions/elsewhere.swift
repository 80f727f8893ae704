// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct ProfileClient: Sendable {
  func load() async -> String { "" }
}

private enum ProfileClientKey: DependencyKey {
  static var liveValue: ProfileClient { ProfileClient() }
  static var testValue: ProfileClient { ProfileClient() }
}

extension DependencyValues {
  var profileClient: ProfileClient {
    get { self[ProfileClientKey.self] }
    set { self[ProfileClientKey.self] = newValue }
  }
}
