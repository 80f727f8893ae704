import SpecSource
import SpecSupport
import Testing

/// A project whose specs have names that imported modules declare, too.
struct NamesProject {
  /// The kind of the specs with the names.
  enum Kind: String, CaseIterable, Sendable {
    case models, clients, features
  }

  /// The kind of the specs with the names.
  var kind: Kind
  /// Whether the specs with the names belong to a separate module; otherwise they belong to the module of the
  /// features that use them.
  var isApart = false
  /// The template set of all specs.
  var templates = "runtime"
  /// Whether the features have views.
  var hasViews = false
  /// The names.
  var names: [String]

  /// The modules, each after the modules that it imports.
  var modules: [String] { isApart ? ["Base", "App"] : ["App"] }

  /// Returns the Swift of the project, and the rejected names.
  ///
  /// Each name is rejected at its place in the spec, with a suggestion.
  func generate() throws -> (files: [String: [UInt8]], refused: Set<String>) {
    var refused: Set<String> = []
    while true {
      let left = names.filter { !refused.contains($0) }
      let generated = TextProject(texts: files(of: left)).generate()
      let errors = generated.errors
      if errors.isEmpty { return (generated.swift, refused) }
      let found = left.filter { name in
        errors.contains { error in
          error.span?.file.path == "\(folder)/\(name).yaml" && error.span?.start.line == 1
            || error.message.contains("'\(name)' is a type of the")
        }
      }
      try #require(!found.isEmpty, "\(errors.described)")
      #expect(errors.allSatisfy { $0.hint != nil }, "\(errors.described)")
      refused.formUnion(found)
    }
  }

  /// The folder of the specs with the names.
  private var folder: String { isApart ? "Specs/Base" : "Specs/App" }

  private func files(of names: [String]) -> [String: String] {
    var files = ["Specs/featuregen.yaml": settings]
    if templates == "redux" { files["Specs/App/Asking.yaml"] = Self.asking }
    for name in names { files["\(folder)/\(name).yaml"] = spec(of: name) }
    // The compiler would take minutes for a single state of all names.
    for start in stride(from: 0, to: names.count, by: 12) {
      let some = Array(names[start..<min(start + 12, names.count)])
      switch kind {
      case .models: use(models: some, number: start, in: &files)
      case .clients: use(clients: some, number: start, in: &files)
      case .features: use(features: some, number: start, in: &files)
      }
    }
    return files
  }

  private var settings: String {
    let base =
      "{module: Base, specs: Specs/Base, sources: Sources/Base, tests: Tests/BaseTests, access: public}"
    return """
      version: 1
      templates: \(templates)
      views: \(hasViews)
      suffix: \(kind == .features ? "''" : "Feature")
      modules:
        - {module: App, specs: Specs/App, sources: Sources/App, tests: Tests/AppTests}
        \(isApart ? "- \(base)" : "")

      """
  }

  /// Swift that names the types of the runtime's built-in dependencies.
  private static let asking = """
    feature: Asking
    dependencies: [calendar, continuousClock, date, locale, timeZone, uuid]
    actions:
      ask: {run: {call: 'print(calendar, continuousClock, locale, timeZone, uuid(), date.now)'}}

    """

  private func spec(of name: String) -> String {
    switch kind {
    case .models:
      "model: \(name)\n" + (isEnum(name) ? "enum: [a, b]\n" : "fields: {x: Int = 0}\n")
    case .clients:
      "client: \(name)\nkey: \(key(of: name))\nendpoints: {go: {with: {_ n: Int}, live: print(n)}}\n"
    case .features:
      """
      feature: \(name)
      state: {count: Int = 0}
      actions: {go: state.count += 1}
      tests: {counts: [{send: go, expect: {count: 1}}]}

      """
    }
  }

  private func isEnum(_ name: String) -> Bool { name.utf8.count.isMultiple(of: 2) }

  private func key(of name: String) -> String { "the\(name)" }

  /// Adds a feature whose state, actions, client and tests use the models. Half of the tests do not name the models.
  private func use(models: [String], number: Int, in files: inout [String: String]) {
    var lines = ["feature: Use\(number)", "dependencies: [use\(number)]", "state:"]
    lines += models.map { "  old\($0): \($0)?" }
    if hasViews {
      lines += models.filter(isEnum).map { "  new\($0): {type: \($0), default: .a, binding: true}" }
    }
    lines += ["delegate:"] + models.map { "  told\($0): {with: {_ value: \($0)}}" } + ["actions:"]
    for name in models {
      lines += [
        "  set\(name):", "    with: {_ value: \(name)}", "    do: state.old\(name) = value",
        "    run: {call: use\(number).save\(name)(value), failure: ignore}",
      ]
    }
    lines += ["tests:", "  records:", "    dependencies:"]
    lines += models.map { "      use\(number).save\($0): {records: saved\($0)}" } + ["    steps:"]
    for (index, name) in models.enumerated() {
      let type = index.isMultiple(of: 3) ? name : ""
      let value = isEnum(name) ? "\(type).a" : "\(type.isEmpty ? ".init" : type)(x: 1)"
      lines.append("      - {send: 'set\(name)(\(value))', expect: {old\(name): '\(value)'}}")
    }
    files["Specs/App/Use\(number).yaml"] = lines.joined(separator: "\n") + "\n"
    let endpoints = models.map {
      "  save\($0): {with: {_ value: \($0)}, async: true, throws: true, live: print(value)}"
    }
    files["Specs/App/Use\(number)Client.yaml"] =
      (["client: Use\(number)Client", "key: use\(number)", "endpoints:"] + endpoints)
      .joined(separator: "\n") + "\n"
  }

  /// Adds a feature that calls the clients, with a test that replaces each client as a whole.
  private func use(clients: [String], number: Int, in files: inout [String: String]) {
    let keys = clients.map(key)
    var lines = ["feature: Use\(number)", "dependencies: [\(keys.joined(separator: ", "))]"]
    lines += ["actions:"] + keys.map { "  call\($0): {run: {call: \($0).go(1)}}" }
    lines += ["tests:", "  calls:", "    dependencies:"]
    lines += zip(clients, keys).map { "      \($1): '\($0)(go: { _ in })'" } + ["    steps:"]
    lines += keys.map { "      - send: call\($0)" }
    files["Specs/App/Use\(number).yaml"] = lines.joined(separator: "\n") + "\n"
  }

  /// Adds a feature that has the features as children.
  private func use(features: [String], number: Int, in files: inout [String: String]) {
    var lines = ["feature: Use\(number)", "children:"] + features.map { "  the\($0): \($0)" }
    lines += ["tests:", "  goes:"]
    lines += features.map { "    - {send: the\($0).go, expect: {the\($0).count: 1}}" }
    files["Specs/App/Use\(number).yaml"] = lines.joined(separator: "\n") + "\n"
  }
}
