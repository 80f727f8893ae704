// What the app has elsewhere: for the compiler alone.

import ComposableArchitecture

struct ForecastClient: Sendable {
  func degrees(_ last: Int) async -> Int { last }
}

private enum ForecastClientKey: DependencyKey {
  static var liveValue: ForecastClient { ForecastClient() }
  static var testValue: ForecastClient { ForecastClient() }
}

extension DependencyValues {
  var forecastClient: ForecastClient {
    get { self[ForecastClientKey.self] }
    set { self[ForecastClientKey.self] = newValue }
  }
}
