import Foundation
import SpecSource
import SpecYAML
import TestSupport

@testable import FeatureGenCLI
@testable import FeatureProgram
@testable import FeatureSpec

/// A key of the language, identified by the section of the reference that describes it.
struct LanguageKey: Hashable, Sendable, CustomStringConvertible {
  var section: String
  var name: String

  var description: String { "\(section): \(name)" }

  /// All keys that can be read, in the order of the tables.
  static let all: [LanguageKey] = {
    var seen: Set<LanguageKey> = []
    return Schema.definitions.flatMap { definition in
      definition.schema.keys.map { key in
        LanguageKey(key.name, in: definition.name, definition.schema)
      }
    }.filter { seen.insert($0).inserted }
  }()

  /// Makes a key of a definition. A key of blocks belongs to the block, in any definition.
  init(_ name: String, in definition: String, _ schema: Schema) {
    let isOfBlock = schema.key(named: "perform") != nil && Schema.block.key(named: name) != nil
    let section = LanguageSection.all.first {
      $0.schema.keys.map(\.name) == schema.keys.map(\.name) && $0.schema.subject == schema.subject
    }
    self.section =
      isOfBlock ? "Block" : section?.title ?? Self.likeAnother[definition] ?? definition
    self.name = name
  }

  /// The definitions whose keys the section of another definition describes.
  private static let likeAnother = [
    "procedure": "Action, procedure", "innerBlock": "Branch", "alternative": "Child",
    "enumCase": "Delegate action", "externalAction": "Delegate action",
    "exploredBinding": "Step of a test", "taskBlock": "Branch of a task",
  ]

  /// Whether the reference describes the key.
  var isInReference: Bool {
    LanguageSection.all.contains { $0.title == section && $0.schema.key(named: name) != nil }
  }
}

/// A use of a key in a spec of a golden case.
struct KeyUse: Sendable {
  var golden: GoldenCase
  /// The path of the spec in the case, or the path of the settings.
  var path: String
  /// The offset of the key in the file.
  var offset: Int
  /// The path to the mapping that contains the key.
  var way: [PlaceStep]
  /// The kind of the file.
  var kind: SpecKind

  /// The uses of each key in the cases that generate files with the built-in template sets. Smaller cases come first.
  static let all: [LanguageKey: [KeyUse]] = {
    let cases = GoldenCase.all.filter { $0.name.hasPrefix("generates-") }
    let inputs = cases.map { golden in (golden, (try? golden.input()) ?? [:]) }
      .filter { !$0.1.keys.contains { $0.hasSuffix("set.yaml") } }
      .sorted { $0.1.values.joined().count < $1.1.values.joined().count }
    var search = KeySearch()
    for (golden, input) in inputs {
      for path in input.keys.sorted() where path.hasSuffix(".yaml") && path.hasPrefix("Specs/") {
        search.add(golden, path, input[path] ?? [])
      }
    }
    // A second use in the same case shows little more than the first.
    return search.uses.mapValues { uses in
      var seen: Set<String> = []
      return uses.filter { seen.insert($0.golden.name).inserted }
    }
  }()

  /// The spec whose files show the effect of the key; nil if the files of other specs show it.
  var spec: String? {
    kind == .settings || kind == .external ? nil : path
  }

  /// Returns the files of the case, with the key replaced by an ignored one.
  func inputWithout() throws -> [String: [UInt8]] {
    var input = try golden.input()
    input[path]?.insert(contentsOf: Array("x-".utf8), at: offset)
    return input
  }
}

/// Finds the keys of the language in specs, guided by the tables.
private struct KeySearch {
  var uses: [LanguageKey: [KeyUse]] = [:]

  mutating func add(_ golden: GoldenCase, _ path: String, _ bytes: [UInt8]) {
    let root = parseYAML(SourceFile(path: path, bytes: bytes)).value
    let first = root?.members?.first?.name ?? ""
    guard let root, let kind = path == settingsPath ? .settings : SpecKind(rawValue: first) else {
      return
    }
    let use = KeyUse(golden: golden, path: path, offset: 0, way: [], kind: kind)
    visit(root, as: .reference(kind.rawValue), use)
  }

  private mutating func visit(_ node: YAMLNode, as shape: ValueShape, _ use: KeyUse) {
    switch (shape, node.content) {
    case (.either(let shapes), _): for shape in shapes { visit(node, as: shape, use) }
    case (.names(_, let inner), _): visit(node, as: inner, use)
    case (.list(let item), .sequence(let items)):
      for inner in items { visit(inner, as: item, use.inside(.item)) }
    case (.list(let item), _): visit(node, as: item, use)
    case (.mapping(let value), .mapping(let members)):
      for member in members { visit(member.value, as: value, use.inside(.key(member.name))) }
    case (.reference(let name), _): visit(node, of: name, use)
    default: break
    }
  }

  private mutating func visit(_ node: YAMLNode, of name: String, _ use: KeyUse) {
    guard let definition = Schema.definitions.first(where: { $0.name == name }) else { return }
    guard case .mapping(let members) = node.content else {
      if let short = definition.shortForm { visit(node, as: short, use) }
      return
    }
    for member in members {
      guard let key = definition.schema.key(named: member.name) else { continue }
      var found = use
      found.offset = member.key.span.startOffset
      uses[LanguageKey(key.name, in: name, definition.schema), default: []].append(found)
      visit(member.value, as: key.shape, use.inside(.key(key.name)))
    }
  }
}

extension KeyUse {
  fileprivate func inside(_ step: PlaceStep) -> KeyUse {
    var use = self
    use.way.append(step)
    return use
  }
}
