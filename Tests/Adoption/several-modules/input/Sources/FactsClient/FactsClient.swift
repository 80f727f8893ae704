import ComposableArchitecture

/// Knows facts about numbers.
public struct FactsClient: Sendable {
  public var load: @Sendable (_ number: Int) async throws -> String

  public init(load: @escaping @Sendable (_ number: Int) async throws -> String) {
    self.load = load
  }
}

extension FactsClient: DependencyKey {
  public static let liveValue = FactsClient(load: { number in "\(number) is a good number." })
}

extension DependencyValues {
  public var facts: FactsClient {
    get { self[FactsClient.self] }
    set { self[FactsClient.self] = newValue }
  }
}
