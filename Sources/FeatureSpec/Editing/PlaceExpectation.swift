/// The keys and values that the schemas allow at a place of a spec.
package struct PlaceExpectation: Sendable {
  /// The keys of the mapping at the place, in the order in which messages list them.
  package var keys: [ExpectedKey] = []
  /// The kinds of names that the mapping's keys may be, where the spec's author chooses the keys.
  package var keyUses: [NameUse] = []
  /// The kinds of names that a value at the place may be.
  package var valueUses: [NameUse] = []
  /// The words that a value at the place can be.
  package var words: [String] = []
  /// Whether a value at the place is Swift that names no particular declaration.
  package var isSwift = false
}

/// A key that may appear at a place.
package struct ExpectedKey: Sendable {
  /// The name of the key.
  package var name: String
  /// The content of the key, in a few words that follow "holds".
  package var holds: String
  /// The key with a value as in a spec, on one line.
  package var example: String
  /// Whether the mapping means nothing without the key.
  package var isRequired: Bool
  /// Whether the key's value is a mapping or a list, which does not fit on the line of the key.
  package var holdsCollection: Bool
}

/// A step on the path to a place of a YAML file.
package enum PlaceStep: Sendable, Hashable {
  /// The value of a key.
  case key(String)
  /// An entry of a list.
  case item
}

/// The kind of a file, which decides what the file may contain.
package enum SpecKind: String, Sendable, CaseIterable {
  /// A feature.
  case feature
  /// A client.
  case client
  /// A model.
  case model
  /// A feature or a client that is written by hand.
  case external
  /// The project's settings.
  case settings
}

extension PlaceExpectation {
  /// Finds the keys and values that some shapes allow.
  init(_ shapes: [ValueShape]) {
    for shape in shapes { add(shape) }
  }

  /// Finds the keys and values that are allowed at a place.
  ///
  /// - Parameters:
  ///   - path: The path from the root to the mapping, the list or the value.
  ///   - kind: The kind of the file; nil when the file does not specify its kind yet.
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

  /// Adds a shape that names declarations: by its keys if it is a mapping, or else by its value.
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
  /// Finds the shapes that are allowed one step further.
  func inside(_ step: PlaceStep) -> [ValueShape] {
    switch (self, step) {
    case (.either(let shapes), .key(let key)) where shapes.contains { $0.declares(key) }:
      // A key of the language is not a name that the author chose.
      shapes.filter { $0.declares(key) }.flatMap { $0.inside(step) }
    case (.either(let shapes), _): shapes.flatMap { $0.inside(step) }
    case (.names(let use, let shape), _): shape.inside(step, as: use)
    case (.list(let item), .item): [item]
    case (.list(let item), .key): item.inside(step)
    case (.mapping(let value), .key): [value]
    // A list that is the whole value is read as Swift, as written.
    case (.swift, .item): [.swift]
    case (.reference(let name), _): Schema.inside(name, step)
    default: []
    }
  }

  /// Finds the shapes that are allowed one step further, if this shape is a list or a mapping of names.
  private func inside(_ step: PlaceStep, as use: NameUse) -> [ValueShape] {
    switch (self, step) {
    case (.either(let shapes), _): shapes.flatMap { $0.inside(step, as: use) }
    case (.list(let item), .item): [.names(use, in: item)]
    case (.swift, .item): [.names(use, in: self)]
    default: inside(step)
    }
  }

  /// Whether the shape is a mapping that has a key of the language.
  private func declares(_ key: String) -> Bool {
    guard case .reference(let name) = self else { return false }
    return Schema.definition(named: name)?.schema.key(named: key) != nil
  }

  /// Whether the value may be on the same line as the key, without brackets.
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
  /// Finds the definition with the given name.
  static func definition(named name: String) -> (schema: Schema, shortForm: ValueShape?)? {
    definitions.first { $0.name == name }.map { ($0.schema, $0.shortForm) }
  }

  /// Finds the shapes that are allowed one step inside of a definition.
  fileprivate static func inside(_ name: String, _ step: PlaceStep) -> [ValueShape] {
    guard let definition = definition(named: name) else { return [] }
    let short = definition.shortForm?.inside(step) ?? []
    guard case .key(let key) = step, let known = definition.schema.key(named: key) else {
      return short
    }
    return [known.shape] + short
  }
}
