import SpecSource
import SpecSwift
import SpecYAML

extension Schema {
  static let settings = Schema(
    subject: "the settings file",
    keys: [
      SchemaKey(
        "version", "the version of the settings' format, which is 1", .required, as: .choice(["1"]),
        example: "1")
    ] + moduleKeys + [
      SchemaKey(
        "suffix", "the suffix that turns a feature's name into its type's name", as: .text,
        example: "Feature"),
      SchemaKey(
        "modules", "a list of modules, instead of a single module", as: .references("module"),
        example: "[{specs: Specs/App, module: App, sources: Sources/App, tests: Tests/AppTests}]"),
      .featureConformances,
      SchemaKey(
        "styles", "the app's own protocols that replace Reducer, by name", as: .named("style"),
        example:
          "{FeatureReducer: {conforms: FeatureReducer, action: FeatureAction<Self>, groups: {view: ViewAction}}}"
      ),
      SchemaKey(
        "lint", "the severity of each rule of lint: 'off', 'note', 'warning' or 'error'",
        as: .mapping(.text),
        example: "{untested-action: error, long-line: 'off'}"),
      SchemaKey(
        "views", "true if features have SwiftUI views by default", as: .flag,
        example: "true"),
      SchemaKey(
        "pages", "the folder of the pages about the project, which are generated and checked too",
        as: .text,
        example: "Docs"),
      SchemaKey(
        "tca", "the tca set's settings for the Composable Architecture", as: .reference("tca"),
        example: "{version: '1.25'}"),
      SchemaKey(
        "header", "lines of your own above the header of generated files, or `above` and `below`",
        as: .reference("header"), example: "Copyright 2026 Example Inc."),
      SchemaKey(
        "tool", "the version of featuregen that the project is generated with", as: .text,
        example: "0.1.0"),
    ])

  static let header = Schema(
    subject: "the lines around headers",
    keys: [
      SchemaKey(
        "above", "lines above the header", as: .text, example: "Copyright 2026 Example Inc."),
      SchemaKey("below", "lines below the header", as: .text, example: "'swiftformat:disable all'"),
    ])

  static let module = Schema(
    subject: "a module",
    keys: [
      SchemaKey("specs", "the folder of its specs", .required, as: .text, example: "Specs/App")
    ]
      + moduleKeys.map { key in
        var key = key
        if needed.contains(key.name) { key.status = .required }
        return key
      })

  /// The keys that a module requires.
  static let needed = ["module", "sources", "tests"]

  private static let moduleKeys = [
    SchemaKey(
      "module", "the module that generated sources belong to", as: .identifier, example: "App"),
    SchemaKey("sources", "the folder of generated sources", as: .text, example: "Sources/App"),
    SchemaKey("tests", "the folder of generated tests", as: .text, example: "Tests/AppTests"),
    SchemaKey(
      "imports", "a list of modules that all files import", as: .texts, example: "[AppModels]"),
    SchemaKey(
      "access", "'public' or 'internal'", as: .choice(["public", "internal"]), example: "internal"),
    SchemaKey(
      "publicImports", "true if the target's imports are internal by default",
      as: .flag, example: "true"),
    SchemaKey(
      "templates", "a template set: 'runtime', 'tca', 'redux' or a folder",
      as: .names(.templateSet, in: .text),
      example: "runtime"),
    SchemaKey(
      "bundle", "the bundle of the texts for people: 'main', 'module' or your own of 'Bundle'",
      as: .identifier, example: "module"),
  ]
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
        .unsupportedVersion, "settings of version '\(number.value)' cannot be read",
        at: version.span,
        hint: "write '1', which this featuregen reads, or try a newer featuregen")
    }
    let modules = modules(mapping, of: root)
    let suffix = suffix(mapping["suffix"])
    let templates = templates(mapping["templates"])
    guard !modules.isEmpty else { return nil }
    return Settings(
      modules: modules,
      suffix: suffix,
      templates: templates ?? Located("runtime", at: root.span),
      conformances: featureConformances(mapping["conforms"]),
      styles: styles(mapping["styles"]),
      lint: lint(mapping["lint"]),
      hasViews: flag(mapping["views"]) ?? false,
      pages: mapping["pages"].flatMap { node in
        folder(node, example: "Docs").map { Located($0, at: node.span) }
      },
      tca: tcaSettings(mapping["tca"]),
      header: headerLines(mapping["header"]),
      tool: mapping["tool"].flatMap { text($0, "a version") }
    )
  }

  /// Reads the severities of the rules of `lint`.
  private mutating func lint(_ node: YAMLNode?) -> LintSettings {
    var settings = LintSettings()
    guard let node else { return settings }
    for member in members(node, of: "rules to severities", example: "long-line: off") {
      guard let text = text(member.value, "'off', 'note', 'warning' or 'error'") else { continue }
      if text.value == "off" {
        settings.severities[member.name] = .some(nil)
      } else if let severity = Diagnostic.Severity(rawValue: text.value) {
        settings.severities[member.name] = severity
      } else {
        report(
          .wrongValue, "'\(text.value)' is not a severity", at: text.span,
          hint: "write 'off', 'note', 'warning' or 'error'")
      }
    }
    return settings
  }

  /// Reads the team's lines around headers: only the lines above, or the lines above and below.
  private mutating func headerLines(_ node: YAMLNode?) -> HeaderLines {
    guard let node else { return .none }
    guard node.members != nil else {
      return HeaderLines(above: documentation(node), below: .none)
    }
    guard let mapping = mapping(node, as: .header) else { return .none }
    return HeaderLines(
      above: documentation(mapping["above"]), below: documentation(mapping["below"]))
  }

  /// Reads the modules: a single module whose keys are among the other keys, or a list.
  private mutating func modules(_ mapping: SpecMapping, of root: YAMLNode) -> [ModuleSettings] {
    guard let list = mapping.member("modules") else {
      for key in Schema.needed where mapping[key] == nil && !mapping.isSuspect {
        reportMissing(key, in: .settings, of: root)
      }
      return module(mapping, specs: "Specs").map { [$0] } ?? []
    }
    for key in Schema.needed + ["imports", "access", "publicImports", "bundle"] {
      guard let member = mapping.member(key) else { continue }
      report(
        .misplacedKey, "'\(key)' belongs to one of the modules", at: member.key.span,
        hint: "move it into the list under 'modules'",
        related: [.init("the modules are here", at: list.key.span)])
    }
    let modules = filled(mapping, "modules").compactMap { node -> ModuleSettings? in
      guard let mapping = self.mapping(node, as: .module), let specs = folder(mapping["specs"])
      else { return nil }
      return module(mapping, specs: specs)
    }
    checkAreApart(modules)
    return modules
  }

  /// Reads a single module.
  private mutating func module(_ mapping: SpecMapping, specs: String) -> ModuleSettings? {
    let name = mapping["module"].flatMap { self.name($0, "a module's name") }
    let bundle = mapping["bundle"].flatMap { self.name($0, "a static property of 'Bundle'") }
    let sources = folder(mapping["sources"])
    let tests = folder(mapping["tests"])
    let imports = imports(mapping["imports"])
    let access: Settings.Access = choice(mapping["access"], "an access level") ?? .public
    guard let name, let sources, let tests else { return nil }
    checkIsImportable(name)
    if "\(tests)/".hasPrefix("\(sources)/") || "\(sources)/".hasPrefix("\(tests)/"),
      let node = mapping["tests"]
    {
      report(
        .invalidFolder, "sources and tests are two targets, but one folder contains the other",
        at: node.span,
        hint: "give the tests a separate folder, as in 'Tests/\(name.value)Tests'")
    }
    return ModuleSettings(
      name: name, specs: specs, sources: sources, tests: tests, imports: imports, access: access,
      hasPublicImports: flag(mapping["publicImports"]) ?? false,
      templates: templates(mapping["templates"]),
      bundle: bundle?.value == "main" ? nil : bundle?.value)
  }

  /// Checks that a module has not the name of a module that its files import, and that these files can import it.
  private mutating func checkIsImportable(_ name: Located<String>) {
    let imported = [
      "FeatureRuntime", "FeatureTesting", "Foundation", "Swift", "SwiftUI", "Testing",
    ]
    guard imported.contains(name.value) || escapedIdentifier(name.value) != name.value else {
      return
    }
    report(
      .reservedName, "'\(name.value)' cannot be the name of a module", at: name.span,
      hint: imported.contains(name.value)
        ? "choose another name; generated files import a module of this name"
        : "choose another name; this one means something else in Swift")
  }

  /// Checks that no two modules have the same name or folder.
  private mutating func checkAreApart(_ modules: [ModuleSettings]) {
    for (index, module) in modules.enumerated() {
      for other in modules[..<index] {
        let shared =
          module.name.value == other.name.value
          ? "name" : module.specs == other.specs ? "folder of specs" : nil
        guard let shared else { continue }
        report(
          .duplicateName, "two modules have the same \(shared)", at: module.name.span,
          hint: "give each module its own name and folder of specs",
          related: [.init("the other is here", at: other.name.span)])
      }
    }
  }

  /// Reads a folder inside of the project.
  private mutating func folder(_ node: YAMLNode?, example: String = "Sources/App") -> String? {
    guard let node, let text = text(node, "a folder") else { return nil }
    let parts = text.value.split(separator: "/").filter { $0 != "." }
    let path = (text.value.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    switch ProjectPaths().problem(with: path) {
    case nil: return path
    case .outside, .unnamed:
      report(
        .invalidFolder, "'\(text.value)' is not a folder inside the project", at: node.span,
        hint: "name it relative to the project's root, as in '\(example)'")
    case let problem?:
      report(
        .invalidFolder, "'\(text.value)' \(problem.message)", at: node.span, hint: problem.hint)
    }
    return nil
  }

  /// Reads the suffix of feature types, which may be empty.
  private mutating func suffix(_ node: YAMLNode?) -> String {
    guard let node, let text = text(node, "a suffix") else { return "Feature" }
    guard text.value.isEmpty || isIdentifier("F" + text.value) else {
      report(
        .invalidName, "'\(text.value)' cannot end a type's name", at: node.span,
        hint: .write("Feature"))
      return "Feature"
    }
    return text.value
  }
}
