import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The names that the specs of a project declare, for editors that search for one.
struct WorkspaceSymbols {
  let project: OpenProject
  let encoding: PositionEncoding

  /// How many names one answer holds at most; people type more letters then.
  private static let limit = 500

  /// The names in which the letters of a query follow each other, whatever their case.
  func json(of read: FeatureProject, query: String) -> [JSONValue] {
    names(in: read).lazy.filter { $0.name.value.holdsInOrder(query) }.prefix(Self.limit)
      .map(symbol)
  }

  /// A name, with what it is and whose.
  private struct Name {
    var name: Located<String>
    var kind: SymbolKind
    var owner: String?
  }

  private func names(in read: FeatureProject) -> [Name] {
    read.features.flatMap(names) + read.clients.flatMap(names)
      + read.models.map { Name(name: $0.name, kind: SpecKind.model.symbolKind) }
  }

  private func names(of feature: Feature) -> [Name] {
    let inner: [(SymbolKind, [Located<String>])] = [
      (.field, feature.state.map(\.name)), (.field, feature.computed.map(\.name)),
      (.object, feature.children.map(\.name)),
      (.method, (feature.actions + feature.delegate).map(\.name)),
      (.function, feature.procedures.map(\.name)), (.function, feature.tests.map(\.name)),
    ]
    let owner = feature.name.value
    return [Name(name: feature.name, kind: SpecKind.feature.symbolKind)]
      + inner.flatMap { kind, names in names.map { Name(name: $0, kind: kind, owner: owner) } }
  }

  private func names(of client: Client) -> [Name] {
    [Name(name: client.name, kind: SpecKind.client.symbolKind)]
      + client.endpoints.map { Name(name: $0.name, kind: .method, owner: client.name.value) }
  }

  private func symbol(_ name: Name) -> JSONValue {
    let declared = name.name.span
    let file = project.file(at: declared.file.path) ?? declared.file
    let range = encoding.range(of: declared.offsets(inLater: file), in: file)
    let uri = JSONValue.text(project.uri(ofFileAt: file.path))
    return .object(omittingNil: [
      ("name", .text(name.name.value)), ("kind", .number(name.kind.rawValue)),
      ("containerName", name.owner.map { .text($0) }),
      ("location", .object([("uri", uri), ("range", range)])),
    ])
  }
}

extension String {
  /// Whether the letters of another text stand in this one in their order.
  fileprivate func holdsInOrder(_ letters: String) -> Bool {
    var rest = lowercased()[...]
    for letter in letters.lowercased() {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
