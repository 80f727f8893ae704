import SpecSource
import SpecSwift
import SpecYAML

extension Schema {
  static let settings = Schema(
    subject: "the settings file",
    keys: [
      SchemaKey("version", "the version of the settings' format, which is 1", .required),
      SchemaKey("module", "the module that generated sources belong to", .required),
      SchemaKey("sources", "the folder of generated sources", .required),
      SchemaKey("tests", "the folder of generated tests", .required),
      SchemaKey("access", "'public' or 'internal'"),
      SchemaKey("suffix", "what makes a type's name of a feature's"),
      SchemaKey("templates", "the name of a template set"),
      SchemaKey("modules", "a list of modules", .planned),
      SchemaKey("views", "true or false", .planned),
    ])
}

/// Reads a project's settings, `Specs/featuregen.yaml`.
public func decodeSettings(_ root: YAMLNode) -> Parsed<Settings> {
  var decoder = SpecDecoder()
  let settings = decoder.settings(root)
  return Parsed(settings, diagnostics: decoder.diagnostics)
}

extension SpecDecoder {
  fileprivate mutating func settings(_ root: YAMLNode) -> Settings? {
    guard let mapping = mapping(root, as: .settings) else { return nil }
    if let version = mapping["version"], let number = text(version, "a number"), number.value != "1"
    {
      report(
        "settings of version '\(number.value)' cannot be read", at: version.span,
        hint: "this featuregen knows version 1; a newer one may know more")
    }
    let module = mapping["module"].flatMap { name($0, "a module's name") }
    let sources = folder(mapping["sources"])
    let tests = folder(mapping["tests"])
    let access = access(mapping["access"])
    let suffix = suffix(mapping["suffix"])
    let templates = mapping["templates"].flatMap { text($0, "a template set's name") }
    guard let module, let sources, let tests else { return nil }
    if "\(tests)/".hasPrefix("\(sources)/") || "\(sources)/".hasPrefix("\(tests)/"),
      let node = mapping["tests"]
    {
      report(
        "sources and tests lie in each other, but are two targets", at: node.span,
        hint: "give the tests a folder of their own, as in 'Tests/\(module.value)Tests'")
    }
    return Settings(
      module: module,
      sources: sources,
      tests: tests,
      access: access,
      suffix: suffix,
      templates: templates ?? Located("runtime", at: root.span)
    )
  }

  /// Reads a folder inside the project.
  private mutating func folder(_ node: YAMLNode?) -> String? {
    guard let node, let text = text(node, "a folder") else { return nil }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: true)
    guard !text.value.hasPrefix("/"), !parts.isEmpty, !parts.contains("..") else {
      report(
        "'\(text.value)' is no folder inside the project", at: node.span,
        hint: "name it relative to the project's root, as in 'Sources/App'")
      return nil
    }
    return parts.filter { $0 != "." }.joined(separator: "/")
  }

  private mutating func access(_ node: YAMLNode?) -> Settings.Access {
    guard let node, let text = text(node, "'public' or 'internal'") else { return .public }
    guard let access = Settings.Access(rawValue: text.value) else {
      report(
        "'\(text.value)' is no access level", at: node.span, hint: "write 'public' or 'internal'")
      return .public
    }
    return access
  }

  /// Reads the suffix of feature types, which may be empty.
  private mutating func suffix(_ node: YAMLNode?) -> String {
    guard let node, let text = text(node, "a suffix") else { return "Feature" }
    guard text.value.isEmpty || isIdentifier("F" + text.value) else {
      report("'\(text.value)' cannot end a type's name", at: node.span, hint: "write 'Feature'")
      return "Feature"
    }
    return text.value
  }
}
