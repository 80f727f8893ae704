import ComposableArchitecture

struct PagesClient: Sendable {
  var load: @Sendable (Int) async throws -> String = { _ in "" }
  var mark: @Sendable (Int) async -> Void = { _ in }
}

extension PagesClient: DependencyKey {
  static let liveValue = PagesClient()
  static let testValue = PagesClient()
}

extension DependencyValues {
  var pages: PagesClient {
    get { self[PagesClient.self] }
    set { self[PagesClient.self] = newValue }
  }
}
