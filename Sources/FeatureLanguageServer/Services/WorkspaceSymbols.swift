import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The names that the specs of a project declare, for the symbol search of editors.
struct WorkspaceSymbols {
  let project: OpenProject
  let encoding: PositionEncoding

  /// The maximum number of names in one answer; people type more letters to narrow the search.
  private static let limit = 500

  /// Finds the names that contain the letters of a query in their order, regardless of case.
  func json(of read: FeatureProject, query: String) -> [JSONValue] {
    let symbols = read.specs.lazy.flatMap { spec in
      spec.declarations.compactMap { declared in
        SymbolKind(of: declared).map { Symbol(declared: declared, kind: $0, spec: spec) }
      }
    }
    return symbols.filter { $0.name.holdsInOrder(query) }.prefix(Self.limit).map(json)
  }

  /// A name that a spec declares.
  private struct Symbol {
    let declared: SpecDeclaration
    let kind: SymbolKind
    let spec: Spec

    /// The name, after the names of the enclosing groups or type.
    var name: String {
      switch declared.id.kind {
      case .feature, .client: spec.name.value
      case .action: declared.id.name
      case .delegate: "delegate.\(declared.name)"
      default: declared.name
      }
    }

    /// Whether the symbol is the spec itself.
    var isSpec: Bool { declared.span == spec.name.span }
  }

  private func json(_ symbol: Symbol) -> JSONValue {
    let place = symbol.declared.span
    let file = project.file(at: place.file.path) ?? place.file
    let range = encoding.range(of: place.offsets(inLater: file), in: file)
    let uri = JSONValue.text(project.uri(ofFileAt: file.path))
    return .object(omittingNil: [
      ("name", .text(symbol.name)), ("kind", .number(symbol.kind.rawValue)),
      ("containerName", symbol.isSpec ? nil : .text(symbol.spec.name.value)),
      ("location", .object([("uri", uri), ("range", range)])),
    ])
  }
}

extension SymbolKind {
  /// Makes the kind of symbol for a declaration; nil for a declaration that nobody searches for.
  fileprivate init?(of declared: SpecDeclaration) {
    switch declared.kind {
    case .feature: self = .type
    case .client: self = .interface
    case .model: self = .model
    case .field where declared.id.kind == .property, .computed: self = .field
    case .child: self = .object
    case .action, .endpoint: self = .method
    case .procedure, .test: self = .function
    case .key, .type, .field, .parameter, .prompt, .button, .dependency, .generic, .recording,
      .place, .enumCase:
      return nil
    }
  }
}

extension String {
  /// Whether the text contains the letters of another text in their order.
  fileprivate func holdsInOrder(_ letters: String) -> Bool {
    var rest = lowercased()[...]
    for letter in letters.lowercased() {
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
    }
    return true
  }
}
