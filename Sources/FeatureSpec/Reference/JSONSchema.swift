import JSON
import SpecSource

/// Makes the JSON Schema (2020-12) of specs, or of the settings, as text.
///
/// The schema is derived from the tables of keys. It does not check the Swift in specs.
public func jsonSchema(ofSettings: Bool = false) -> String {
  let root: JSONValue =
    ofSettings
    ? .object([("$ref", .text("#/$defs/settings"))])
    : .object([
      (
        "oneOf",
        .list(["feature", "client", "model", "external"].map { Schema.referenceJSON($0) })
      )
    ])
  guard case .object(let members) = root else { return "" }
  let head: [(key: String, value: JSONValue)] = [
    ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
    ("title", .text(ofSettings ? "Settings of featuregen" : "A spec of featuregen")),
  ]
  let definitions = Schema.definitions.map { ($0.name, $0.schema.json(shortForm: $0.shortForm)) }
  return JSONValue.object(head + members + [("$defs", .object(definitions))]).rendered
}

extension Schema {
  /// The definitions, each with the short form that may replace its mapping.
  static let definitions: [(name: String, schema: Schema, shortForm: ValueShape?)] = [
    ("feature", .feature, nil), ("field", .field, .typedValue), ("shared", .shared, nil),
    ("stateCases", .stateCases, nil),
    ("computed", .computed, .typedValue),
    ("conformances", .conformances, nil), ("featureParameter", .parameter, .typedValue),
    ("generic", .generic, .type),
    ("nestedType", .nestedType, nil), ("enumCase", .enumCase, .swift),
    ("child", .child, .feature),
    ("alternative", .alternative, .feature), ("prompt", .prompt, nil),
    ("button", .button, .text), ("delegateAction", .delegateAction, .swift),
    ("answer", .answer, .swift),
    ("group", .group, .identifier), ("style", .style, nil),
    ("composition", .composition, nil),
    ("action", .action, .swift), ("procedure", .procedure, .swift),
    ("reaction", .reaction, .swift), ("innerBlock", .innerBlock, .swift),
    ("branch", .branch, nil), ("match", .match, nil), ("effects", .effects, nil),
    ("run", .run, nil), ("task", .task, nil),
    ("taskStep", .taskStep, nil), ("taskBlock", .taskBlock, nil), ("taskBranch", .taskBranch, nil),
    ("taskCall", .taskCall, nil), ("sentAction", .sentAction, nil), ("taskSend", .taskSend, nil),
    ("dismissal", .dismissal, nil), ("timer", .timer, nil),
    ("stream", .stream, nil), ("each", .each, nil), ("effect", .expression, nil),
    ("test", .test, .list(.reference("step"))), ("step", .step, nil),
    ("override", .override, .swift), ("exploration", .exploration, nil),
    ("exploredBinding", .exploredBinding, nil), ("client", .client, nil),
    ("endpoint", .endpoint, .swift), ("model", .model, nil), ("external", .external, nil),
    ("externalAction", .externalAction, .swift), ("settings", .settings, nil),
    ("module", .module, nil), ("tca", .tca, nil), ("header", .header, .text), ("view", .view, nil),
    ("viewField", .viewField, .text), ("viewAction", .viewAction, .text),
    ("text", .shownText, .text),
  ]

  static func referenceJSON(_ name: String) -> JSONValue {
    .object([("$ref", .text("#/$defs/\(name)"))])
  }

  /// Makes the schema of the mapping, or of the short form in its place.
  fileprivate func json(shortForm: ValueShape?) -> JSONValue {
    let properties = keys.map { key in
      (
        key.name,
        key.shape.json.describing("\(key.holds.capitalizedFirst). Example: \(key.example)")
      )
    }
    let mapping = JSONValue.object([
      ("type", .text("object")),
      ("description", .text(subject.capitalizedFirst)),
      ("properties", .object(properties)),
      ("patternProperties", .object([("^x-", .flag(true))])),
      ("required", .list(keys.filter { $0.status == .required }.map { .text($0.name) })),
      ("additionalProperties", .flag(false)),
    ])
    return shortForm.map { .object([("anyOf", .list([$0.json, mapping]))]) } ?? mapping
  }
}

extension ValueShape {
  /// The shape as a JSON Schema.
  fileprivate var json: JSONValue {
    switch self {
    case .anything: .flag(true)
    case .text: .types("string", "number", "boolean", "null")
    case .swift: .types("string", "number", "boolean", "array", "null")
    case .flag: .types("boolean")
    case .switch:
      .object([("enum", .list([.text("on"), .text("off"), .flag(true), .flag(false)]))])
    case .count: .object([("type", .text("integer")), ("minimum", .number(1))])
    case .identifier: .name(identifierPattern)
    case .dottedName: .name("\(identifierPattern)(\\.\(identifierPattern))*")
    case .choice(let words):
      .object([
        ("enum", .list(words.flatMap { [.text($0)] + (Int($0).map { [.number($0)] } ?? []) }))
      ])
    case .reference(let name): Schema.referenceJSON(name)
    case .names(_, let shape): shape.json
    case .list(let item):
      .object([
        (
          "anyOf",
          .list([item.json, .object([("type", .text("array")), ("items", item.json)])])
        )
      ])
    case .mapping(let value):
      .object([
        ("type", .list([.text("object"), .text("null")])),
        ("additionalProperties", value.json),
      ])
    case .either(let shapes): .object([("anyOf", .list(shapes.map(\.json)))])
    }
  }
}

/// The pattern of an identifier.
private let identifierPattern =
  "[^\\s\\d.,:;(){}\\[\\]-][^\\s.,:;(){}\\[\\]-]*"

extension JSONValue {
  /// Makes a schema of names, which YAML may read as Booleans.
  fileprivate static func name(_ pattern: String) -> JSONValue {
    .object([
      ("type", .list(["string", "boolean"].map { .text($0) })), ("pattern", .text("^\(pattern)$")),
    ])
  }

  /// Makes a schema of some types.
  fileprivate static func types(_ names: String...) -> JSONValue {
    .object([("type", names.count == 1 ? .text(names[0]) : .list(names.map { .text($0) }))])
  }

  /// Adds a description to the schema.
  fileprivate func describing(_ text: String) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object([("description", .text(text))] + members)
  }
}
