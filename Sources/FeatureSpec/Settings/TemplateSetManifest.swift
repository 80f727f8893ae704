import SpecSource
import SpecYAML

/// What the `set.yaml` of a template set says.
public struct TemplateSetManifest: Sendable {
  /// The set's name.
  public var name: Located<String>
  /// What its templates are written for.
  public var dialect: Dialect
  /// What is written for each spec.
  public var outputs: [TemplateOutput]
}

/// One file that a template set writes for a spec.
public struct TemplateOutput: Sendable {
  /// What becomes of a file that is there already.
  public enum Ownership: Sendable {
    /// It belongs to the generator and is rewritten.
    case generated
    /// It was created once and belongs to the user.
    case scaffolded
  }

  /// The name of the template.
  public var template: Located<String>
  /// The kind of spec it is for.
  public var kind: SpecKind
  /// The name of a value that must be true for the file to be written.
  public var condition: Located<String>?
  /// The file's path, a template itself.
  public var path: Located<String>
  /// What becomes of a file that is there already.
  public var ownership: Ownership
}

/// What a spec describes.
public enum SpecKind: String, Sendable, CaseIterable {
  /// A feature.
  case feature
  /// A client.
  case client
  /// A model.
  case model
}

extension Schema {
  static let templateSet = Schema(
    subject: "a template set",
    keys: [
      SchemaKey(
        "set", "the set's name", .required,
        as: .text,
        example: "set: house"),
      SchemaKey(
        "values", "the library whose values it lays out, 'runtime' or 'tca'",
        as: .choice(Dialect.allCases.map(\.rawValue)),
        example: "values: tca"),
      SchemaKey(
        "outputs", "a list of files to write", .required,
        as: .anything,
        example:
          "outputs: [{template: Reducer, for: feature, path: '{{sources}}/{{name}}Reducer.swift'}]"),
    ])

  static let templateOutput = Schema(
    subject: "an output",
    keys: [
      SchemaKey(
        "template", "a template's name", .required,
        as: .text,
        example: "template: Reducer"),
      SchemaKey(
        "for", "'feature', 'client' or 'model'", .required,
        as: .text,
        example: "for: feature"),
      SchemaKey(
        "path", "the file's path", .required,
        as: .text,
        example: "path: '{{sources}}/{{name}}/{{name}}Reducer.swift'"),
      SchemaKey(
        "when", "the name of a value that must be true",
        as: .text,
        example: "when: hasTests"),
      SchemaKey(
        "scaffold", "true, when the file is created once and then left alone",
        as: .flag,
        example: "scaffold: true"),
    ])
}

/// Reads the `set.yaml` of a template set.
public func decodeTemplateSet(_ root: YAMLNode) -> Parsed<TemplateSetManifest> {
  var decoder = SpecDecoder()
  let manifest = decoder.templateSet(root)
  return Parsed(manifest, diagnostics: decoder.diagnostics)
}

extension SpecDecoder {
  fileprivate mutating func templateSet(_ root: YAMLNode) -> TemplateSetManifest? {
    guard let mapping = mapping(root, as: .templateSet),
      let name = mapping["set"].flatMap({ text($0, "a set's name") })
    else { return nil }
    let outputs = elements(mapping["outputs"]).compactMap { output($0) }
    return TemplateSetManifest(name: name, dialect: dialect(mapping["values"]), outputs: outputs)
  }

  private mutating func dialect(_ node: YAMLNode?) -> Dialect {
    guard let node, let text = text(node, "a library") else { return .runtime }
    if let dialect = Dialect(rawValue: text.value) { return dialect }
    let names = Dialect.allCases.map { "'\($0.rawValue)'" }
    report(
      "there are no values for '\(text.value)'", at: node.span,
      hint: "write \(names.joined(separator: " or "))")
    return .runtime
  }

  private mutating func output(_ node: YAMLNode) -> TemplateOutput? {
    guard let mapping = mapping(node, as: .templateOutput),
      let template = mapping["template"].flatMap({ text($0, "a template's name") }),
      let kind = mapping["for"].flatMap({ kind($0) }),
      let path = mapping["path"].flatMap({ text($0, "a path") })
    else { return nil }
    return TemplateOutput(
      template: template,
      kind: kind,
      condition: mapping["when"].flatMap { text($0, "a value's name") },
      path: path,
      ownership: flag(mapping["scaffold"]) ?? false ? .scaffolded : .generated
    )
  }

  private mutating func kind(_ node: YAMLNode) -> SpecKind? {
    guard let text = text(node, "a kind of spec") else { return nil }
    if let kind = SpecKind(rawValue: text.value) { return kind }
    report(
      "'\(text.value)' is no kind of spec", at: node.span,
      hint: "write 'feature', 'client' or 'model'")
    return nil
  }
}
