import SpecSource
import SpecYAML

extension Schema {
  static let templateSet = Schema(
    subject: "a template set",
    keys: [
      SchemaKey("set", "the set's name", .required, as: .text, example: "house"),
      SchemaKey(
        "base", "the built-in set whose templates and outputs it adds to its own",
        as: .choice(Dialect.allCases.map(\.rawValue)),
        example: "runtime"),
      SchemaKey(
        "values", "the version of the template values that it was written for", as: .text,
        example: "1"),
      SchemaKey(
        "dialect", "'runtime', 'tca' or 'redux': the library that its templates are written for",
        as: .choice(Dialect.allCases.map(\.rawValue)),
        example: "tca"),
      SchemaKey(
        "outputs", "a list of files to write", as: .anything,
        example: "[{template: Reducer, for: feature, path: '{{sources}}/{{name}}Reducer.swift'}]"),
      SchemaKey(
        "without", "a list of templates of the base whose files are not written", as: .texts,
        example: "[Tests]"),
    ])

  static let templateOutput = Schema(
    subject: "an output",
    keys: [
      SchemaKey("template", "a template's name", .required, as: .text, example: "Reducer"),
      SchemaKey(
        "for", "'feature', 'client', 'model', 'module' or 'project'", .required,
        as: .choice(OutputScope.allCases.map(\.rawValue)),
        example: "feature"),
      SchemaKey(
        "path", "the file's path", .required, as: .text,
        example: "'{{sources}}/{{name}}/{{name}}Reducer.swift'"),
      SchemaKey("when", "the name of a value that must be true", as: .text, example: "hasTests"),
      SchemaKey(
        "scaffold", "true if the file is created once and never changed again", as: .flag,
        example: "true"),
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
    let manifest = TemplateSetManifest(
      name: name,
      base: mapping["base"].flatMap { base($0) },
      values: mapping["values"].flatMap { version($0) },
      dialect: choice(mapping["dialect"], "a dialect"),
      outputs: elements(mapping["outputs"]).compactMap { output($0) },
      without: elements(mapping["without"]).compactMap { text($0, "a template's name") })
    checkHasOutputs(manifest, mapping)
    return manifest
  }

  /// Checks that a set without a base writes an output, and that it excludes no outputs.
  private mutating func checkHasOutputs(_ manifest: TemplateSetManifest, _ mapping: SpecMapping) {
    guard manifest.base == nil, !mapping.isSuspect else { return }
    if mapping["outputs"] == nil {
      report(
        .missingKey, "a template set without a base needs 'outputs'", at: manifest.name.span,
        hint: "list them, or write 'base: runtime' to use the outputs of the runtime's set")
    }
    if let without = mapping.member("without") {
      report(
        .misplacedKey, "'without' removes outputs of a base, and this set has no base",
        at: without.key.span,
        hint: "write 'base: runtime', or take 'without' out")
    }
  }

  /// Reads the template set that the set is based on.
  private mutating func base(_ node: YAMLNode) -> Located<String>? {
    let set: Dialect? = choice(node, "a built-in set")
    return set.map { Located($0.rawValue, at: node.span) }
  }

  /// Reads the version of the template values.
  private mutating func version(_ node: YAMLNode) -> Located<Int>? {
    guard let text = text(node, "a number") else { return nil }
    if let number = Int(text.value), number > 0 { return Located(number, at: text.span) }
    report(
      .wrongValue, "'\(text.value)' is not a version of the template values", at: text.span,
      hint: "write a number, as in 'values: \(TemplateValues.version)'")
    return nil
  }

  private mutating func output(_ node: YAMLNode) -> TemplateOutput? {
    guard let mapping = mapping(node, as: .templateOutput),
      let template = mapping["template"].flatMap({ text($0, "a template's name") }),
      let scope: OutputScope = choice(mapping["for"], "a value of 'for'"),
      let path = mapping["path"].flatMap({ text($0, "a path") })
    else { return nil }
    return TemplateOutput(
      template: template,
      scope: scope,
      condition: mapping["when"].flatMap { text($0, "a value's name") },
      path: path,
      ownership: flag(mapping["scaffold"]) ?? false ? .scaffolded : .generated
    )
  }
}
