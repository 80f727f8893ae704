import ComposableArchitecture

struct AnalyticsClient: Sendable {
  var track: @Sendable (String) async -> Void = { _ in }
}

extension AnalyticsClient: DependencyKey {
  static let liveValue = AnalyticsClient()
  static let testValue = AnalyticsClient()
}

extension DependencyValues {
  var analyticsClient: AnalyticsClient {
    get { self[AnalyticsClient.self] }
    set { self[AnalyticsClient.self] = newValue }
  }
}
