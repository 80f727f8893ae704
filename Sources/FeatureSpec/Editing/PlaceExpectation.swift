/// What may stand at a place of a spec, by the tables of keys.
package struct PlaceExpectation: Sendable {
  /// The keys of the mapping there, in the order in which messages list them.
  package var keys: [ExpectedKey] = []
  /// What keys that the spec's author chooses are names of.
  package var keyUses: [NameUse] = []
  /// What a value there names.
  package var valueUses: [NameUse] = []
  /// Words that a value there can be.
  package var words: [String] = []
  /// Whether a value there is Swift that names nothing in particular.
  package var isSwift = false
}

/// A key that may stand at a place.
package struct ExpectedKey: Sendable {
  /// The key itself.
  package var name: String
  /// What it holds, in a few words that follow "holds".
  package var holds: String
  /// The key as it stands in a spec, on one line.
  package var example: String
  /// Whether the mapping means nothing without it.
  package var isRequired: Bool
  /// Whether its value is a mapping or a list, and nothing that fits on its line.
  package var holdsCollection: Bool
}

/// A step on the way to a place of a YAML file.
package enum PlaceStep: Sendable, Hashable {
  /// Behind a key.
  case key(String)
  /// Into an entry of a list.
  case item
}

/// What a file describes, for what may stand in it.
package enum SpecKind: String, Sendable, CaseIterable {
  /// A feature.
  case feature
  /// A client.
  case client
  /// A model.
  case model
  /// Something written by hand.
  case external
  /// The project's settings.
  case settings
}

extension PlaceExpectation {
  /// Finds the values that some shapes allow.
  init(_ shapes: [ValueShape]) {
    for shape in shapes { add(shape) }
  }

  /// What may stand at a place.
  ///
  /// - Parameters:
  ///   - path: The way to the mapping, the list or the value from the root.
  ///   - kind: What the file describes; nil when it does not say so yet.
  package init(at path: [PlaceStep], in kind: SpecKind?) {
    let roots = kind.map { [$0] } ?? SpecKind.allCases.filter { $0 != .settings }
    var shapes = roots.map { ValueShape.reference($0.rawValue) }
    for step in path { shapes = shapes.flatMap { $0.inside(step) } }
    for shape in shapes { add(shape) }
  }

  mutating func add(_ shape: ValueShape) {
    switch shape {
    case .swift: isSwift = true
    case .flag: words += ["true", "false"]
    case .switch: words += ["off", "on"]
    case .choice(let choices): words += choices
    case .reference(let name): addDefinition(name)
    case .list(let item): add(item)
    case .either(let shapes): for shape in shapes { add(shape) }
    case .names(let use, let inner): add(inner, as: use)
    case .text, .count, .identifier, .dottedName, .mapping, .anything: break
    }
  }

  private mutating func addDefinition(_ name: String) {
    guard let definition = Schema.definition(named: name) else { return }
    let known = Set(keys.map(\.name))
    keys += definition.schema.keys.filter { !known.contains($0.name) }
      .map(ExpectedKey.init)
    if let shortForm = definition.shortForm { add(shortForm) }
  }

  /// Adds a shape in which something is named: of a mapping the keys, else the value.
  private mutating func add(_ shape: ValueShape, as use: NameUse) {
    switch shape {
    case .mapping: keyUses.append(use)
    case .list(let item): add(item, as: use)
    case .either(let shapes): for shape in shapes { add(shape, as: use) }
    default: valueUses.append(use)
    }
  }
}

extension ExpectedKey {
  fileprivate init(_ key: SchemaKey) {
    self.init(
      name: key.name, holds: key.holds, example: key.example,
      isRequired: key.status == .required, holdsCollection: !key.shape.mayBeScalar)
  }
}

extension ValueShape {
  /// What may stand one step further.
  func inside(_ step: PlaceStep) -> [ValueShape] {
    switch (self, step) {
    case (.either(let shapes), .key(let key)) where shapes.contains { $0.declares(key) }:
      // What the language calls so is no name of the author's.
      shapes.filter { $0.declares(key) }.flatMap { $0.inside(step) }
    case (.either(let shapes), _): shapes.flatMap { $0.inside(step) }
    case (.names(let use, let shape), _): shape.inside(step, as: use)
    case (.list(let item), .item): [item]
    case (.list(let item), .key): item.inside(step)
    case (.mapping(let value), .key): [value]
    // A list that is the whole value is Swift as it is written.
    case (.swift, .item): [.swift]
    case (.reference(let name), _): Schema.inside(name, step)
    default: []
    }
  }

  /// What may stand one step further, where this is a list or mapping of names.
  private func inside(_ step: PlaceStep, as use: NameUse) -> [ValueShape] {
    switch (self, step) {
    case (.either(let shapes), _): shapes.flatMap { $0.inside(step, as: use) }
    case (.list(let item), .item): [.names(use, in: item)]
    case (.swift, .item): [.names(use, in: self)]
    default: inside(step)
    }
  }

  /// Whether it is a mapping that has a key of the language.
  private func declares(_ key: String) -> Bool {
    guard case .reference(let name) = self else { return false }
    return Schema.definition(named: name)?.schema.key(named: key) != nil
  }

  /// Whether something may stand behind the key on the same line, without brackets.
  fileprivate var mayBeScalar: Bool {
    switch self {
    case .mapping: false
    case .list(let shape), .names(_, let shape): shape.mayBeScalar
    case .either(let shapes): shapes.contains { $0.mayBeScalar }
    case .reference(let name):
      Schema.definition(named: name)?.shortForm?.mayBeScalar ?? false
    default: true
    }
  }
}

extension Schema {
  /// The definition of a name.
  static func definition(named name: String) -> (schema: Schema, shortForm: ValueShape?)? {
    definitions.first { $0.name == name }.map { ($0.schema, $0.shortForm) }
  }

  /// What may stand one step inside of a definition.
  fileprivate static func inside(_ name: String, _ step: PlaceStep) -> [ValueShape] {
    guard let definition = definition(named: name) else { return [] }
    let short = definition.shortForm?.inside(step) ?? []
    guard case .key(let key) = step, let known = definition.schema.key(named: key) else {
      return short
    }
    return [known.shape] + short
  }
}
