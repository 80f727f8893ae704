import FeatureProgram
import FeatureSpec
import JSON
import SpecSource

/// The symbols of a document: the spec, its sections, and their declarations.
struct DocumentSymbols {
  let document: OpenDocument
  let encoding: PositionEncoding
  let contents: SpecContents

  /// The symbols in the form of the protocol.
  var json: JSONValue {
    let sections = contents.entries.dropFirst().filter { !$0.children.isEmpty }.map(section)
    guard let first = contents.entries.first, let name = first.text, !name.isEmpty,
      let kind = first.name.flatMap(SpecKind.init)
    else { return .list(sections) }
    let end = contents.entries.last?.range.upperBound ?? first.range.upperBound
    return .list([
      symbol(
        name, kind.symbolKind, first, in: first.range.lowerBound..<end, detail: first.name,
        sections)
    ])
  }

  /// Makes the symbol of a section of the spec, with its declarations.
  private func section(_ entry: SpecEntry) -> JSONValue {
    let name = entry.name ?? ""
    let inner = entry.children.filter(\.isNamed).map { child in
      symbol(
        child.name ?? "", SymbolKind(ofEntryIn: name), child, in: child.range, detail: child.text)
    }
    return symbol(name, .namespace, entry, in: entry.range, inner)
  }

  private func symbol(
    _ name: String, _ kind: SymbolKind, _ entry: SpecEntry, in range: Range<Int>,
    detail: String? = nil, _ children: [JSONValue] = []
  ) -> JSONValue {
    let line = detail?.split(whereSeparator: \.isNewline).first.map(String.init)
    return .object(omittingNil: [
      ("name", .text(name)), ("detail", line.map { .text($0) }), ("kind", .number(kind.rawValue)),
      ("range", encoding.range(of: range, in: document.file)),
      ("selectionRange", encoding.range(of: entry.nameRange, in: document.file)),
      ("children", .list(children)),
    ])
  }
}

/// The kinds of symbols in specs, with their numbers in the protocol.
enum SymbolKind: Int {
  case module = 2
  case namespace = 3
  case type = 5
  case method = 6
  case field = 8
  case interface = 11
  case function = 12
  case object = 19
  case key = 20
  case model = 23
  case event = 24

  /// Chooses the kind of the declarations in a section.
  init(ofEntryIn section: String) {
    self =
      switch section {
      case "state", "computed", "parameters", "fields": .field
      case "actions", "delegate", "endpoints": .method
      case "reactions": .event
      case "children", "alerts", "dialogs": .object
      case "types", "generics": .type
      case "procedures", "tests": .function
      default: .key
      }
  }
}

extension SpecKind {
  /// The kind of symbol for a spec.
  var symbolKind: SymbolKind {
    switch self {
    case .feature: .type
    case .client: .interface
    case .model: .model
    case .external, .settings: .module
    }
  }
}
