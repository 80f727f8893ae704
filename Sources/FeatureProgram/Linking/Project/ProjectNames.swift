import FeatureSpec
import SpecSource

/// The names of a project among which misspelt ones are looked up.
struct ProjectNames: Sendable {
  /// The names of the features.
  let features: NameIndex
  /// The keys of all dependencies.
  let dependencies: NameIndex
  /// The names of the types that specs declare, but for nested ones.
  let types: NameIndex
  private let endpoints: [String: NameIndex]

  init(features: [Feature], clients: [Client], types: some Sequence<String>) {
    self.features = NameIndex(features.map(\.name.value))
    dependencies = NameIndex(clients.map(\.key.value) + BuiltInDependency.all.map(\.key))
    self.types = NameIndex(types.sorted())
    endpoints = Dictionary(
      clients.map { ($0.name.value, NameIndex($0.endpoints.map(\.name.value))) }
    ) { first, _ in first }
  }

  /// The names of the endpoints of a client.
  func endpoints(of client: Client) -> NameIndex {
    endpoints[client.name.value] ?? NameIndex([])
  }
}
