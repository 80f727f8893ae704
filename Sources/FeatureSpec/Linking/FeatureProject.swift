import SpecSource

/// All specs of a project, with what they say about each other resolved.
public struct FeatureProject: Sendable {
  /// What holds for all specs.
  public let settings: Settings
  /// The features, by name.
  public let features: [Feature]
  /// The clients, by name.
  public let clients: [Client]
  /// The models, by name.
  public let models: [Model]

  /// Whether all specs could be read, so that a name that is not there does not exist.
  let isComplete: Bool

  /// The clients by their keys.
  private let clientsByKey: [String: Client]

  /// Sorts specs by kind and name.
  init(specs: [Spec], settings: Settings, isComplete: Bool) {
    self.isComplete = isComplete
    self.settings = settings
    let sorted = specs.sorted { $0.name.value < $1.name.value }
    features = sorted.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
    clients = sorted.compactMap { if case .client(let client) = $0 { client } else { nil } }
    models = sorted.compactMap { if case .model(let model) = $0 { model } else { nil } }
    clientsByKey = Dictionary(clients.map { ($0.key.value, $0) }) { first, _ in first }
  }

  /// The dependency of a key.
  public func dependency(_ key: String) -> Dependency? {
    clientsByKey[key].map(Dependency.client)
      ?? BuiltInDependency.named(key).map(Dependency.builtIn)
  }

  /// Whether there is no dependency of a key, not even in a spec that could not be read.
  func isMissing(_ key: String) -> Bool {
    isComplete && dependency(key) == nil
  }

  /// The keys of all dependencies.
  var dependencyKeys: [String] {
    clients.map(\.key.value) + BuiltInDependency.all.map(\.key)
  }

  /// The type of a feature.
  public func typeName(of feature: Feature) -> String {
    feature.name.value + settings.suffix
  }
}
