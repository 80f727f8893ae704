import FeatureSpec
import SpecSource

/// The names of a project that are suggested for misspelt names.
struct ProjectNames: Sendable {
  /// The names of the features.
  let features: NameIndex
  /// The keys of all dependencies.
  let dependencies: NameIndex
  /// The names of the types that specs declare, except for nested types.
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

  /// Finds the names of the endpoints of a client.
  func endpoints(of client: Client) -> NameIndex {
    endpoints[client.name.value] ?? NameIndex([])
  }
}
