// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct NamesClient: DependencyKey {
  var load: @Sendable () async throws -> String

  static var liveValue: Self { Self(load: { "" }) }
}

extension DependencyValues {
  var names: NamesClient {
    get { self[NamesClient.self] }
    set { self[NamesClient.self] = newValue }
  }
}

struct LoggingReducer<State, Action>: Reducer {
  var body: some Reducer<State, Action> { EmptyReducer() }
}

struct AnalyticsReducer<State, Action>: Reducer {
  init(event: @escaping (State, Action) -> String?) {}
  var body: some Reducer<State, Action> { EmptyReducer() }
}

extension Reducer {
  func printChanges() -> Self { self }
}

struct SettingsClient: DependencyKey {
  var save: @Sendable (Bool) async throws -> Void

  static var liveValue: Self { Self(save: { _ in }) }
}

extension DependencyValues {
  var settings: SettingsClient {
    get { self[SettingsClient.self] }
    set { self[SettingsClient.self] = newValue }
  }
}
