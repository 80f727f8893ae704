import SpecSource

/// The clients and tests that belong to the features of an app.
struct AdoptedSurroundings {
  /// The specs of clients whose endpoints are known, by their keys and types.
  private(set) var externals: [String: (keys: [DraftKey], file: SourceFile)]
  /// The endpoints of these clients.
  private(set) var endpoints: DescribedEndpoints = [:]
  /// The clients that the app asks for both by their keys and by their types, by both names.
  private let asked: [String: (key: String, type: String)]
  /// The tests that specs can declare, by the names of their features' types.
  let tests: [String: [AdoptedTest]]
  /// The clients whose types specs may replace, and whether only the clients of the features are replaced.
  let adoptable: (clients: [AdoptedClient], areThoseOfFeatures: Bool)

  init(
    clients: [AdoptedClient], tests: [AdoptedTest], adopting which: AdoptedClients = .none
  ) {
    adoptable = (which == .none ? [] : clients.filter { $0.client != nil }, which == .ofFeatures)
    let described = clients.filter { $0.endpoints != nil }.flatMap { client in
      client.names.map { name in
        let keys = [DraftKey("external", .text(name))] + client.external.dropFirst()
        return (name, (keys: keys, file: client.span.file))
      }
    }
    externals = Dictionary(described) { first, _ in first }
    let pairs = clients.filter(\.isAskedForByBothNames).compactMap { client in
      client.type.map { (key: client.key, type: $0) }
    }
    asked = Dictionary(pairs.flatMap { [($0.key, $0), ($0.type, $0)] }) { first, _ in first }
    endpoints = externals.mapValues(\.keys.labelsOfEndpoints)
    self.tests = Dictionary(grouping: tests.filter { $0.draft != nil }) { $0.feature ?? "" }
  }

  /// Whether all features call a client in agreement with its description.
  func describes(_ client: AdoptedClient) -> Bool {
    client.names.allSatisfy { externals[$0] != nil }
  }

  /// Returns the name of the spec that describes a client.
  func nameOfSpec(describing client: String) -> String { asked[client]?.type ?? client }

  /// Returns the spec that describes a client, for any of the names by which features ask for it.
  func external(_ name: String) -> AdoptionFiles.NamedSpec {
    let pair = asked[name]
    let described = externals[name]
    let known = described.map { Array($0.keys.dropFirst()) } ?? [DraftKey("endpoints", "any")]
    let keys =
      [DraftKey("external", .text(nameOfSpec(describing: name)))]
      + (pair.map { [DraftKey("key", .text($0.key))] } ?? []) + known
    return .init(
      name: nameOfSpec(describing: name), text: writtenSpec(keys),
      origins: [described?.file].compactMap(\.self), key: pair?.key)
  }

  /// Whether one of some names is a name by which features ask for a client.
  func names(_ names: some Sequence<String>, mean client: String) -> Bool {
    names.contains { $0 == client || asked[$0]?.type == client }
  }

  /// Removes the endpoints from the descriptions of clients.
  mutating func loosen(_ keys: Set<String>) {
    for key in keys.flatMap({ key in asked[key].map { [$0.key, $0.type] } ?? [key] }) {
      externals[key] = nil
      endpoints[key] = nil
    }
  }
}

/// The labels of the endpoints' arguments, by the names of the clients and of their endpoints.
typealias DescribedEndpoints = [String: [String: [String?]]]

extension [DraftKey] {
  /// The labels of the arguments of a client's endpoints that the keys describe, by the names of the endpoints.
  fileprivate var labelsOfEndpoints: [String: [String?]] {
    guard case .keys(let endpoints)? = first(where: { $0.name == "endpoints" })?.value else {
      return [:]
    }
    let labels = endpoints.map { endpoint -> (String, [String?]) in
      guard case .keys(let values)? = endpoint.value["with"] else { return (endpoint.name, []) }
      let labels = values.map { value -> String? in
        let label = String(value.name.prefix { $0 != " " })
        return label == "_" ? nil : label
      }
      return (endpoint.name, labels)
    }
    return Dictionary(labels) { first, _ in first }
  }
}

/// The clients whose types specs replace.
enum AdoptedClients {
  /// No clients.
  case none
  /// The clients that the adopted features use.
  case ofFeatures
  /// All clients that a spec can describe completely.
  case all
}

extension [AdoptedTest] {
  /// The key of the tests in a spec.
  var key: DraftKey {
    let keys = compactMap { test in
      test.draft.map { DraftKey(test.name, $0, comments: test.comments) }
    }
    return DraftKey("tests", .keys(keys))
  }
}

extension AdoptedTest {
  /// Returns the test, marked as the reason that the spec of its feature is refused.
  func refused(_ problem: Diagnostic) -> AdoptedTest {
    var test = self
    test.draft = nil
    test.reasons.append(
      AdoptionReason(text: "its spec is refused with this test: \(problem.message)", span: span))
    return test
  }
}
