import FeatureSpec
import SpecSource

/// Checks that the code of a spec belongs to a module.
func checkModule(of spec: Spec, _ settings: Settings) -> [Diagnostic] {
  guard settings.module(ofSpecAt: spec.file.path) == nil else { return [] }
  let folders = settings.modules.map { "'\($0.specs)'" }.joined(separator: ", ")
  return .error(
    .unknownModule, "'\(spec.name.value)' belongs to no module", at: spec.name.span,
    hint: "move it into the folder of a module (\(folders)), or add a module to the settings")
}

/// Checks that a feature can see its children and its outer type. If these are in another module, they must be
/// public. The children of a public feature must be public, too.
func checkModules(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let module = project.module(of: feature.name)
  let names =
    feature.children.flatMap(\.features).map(\.feature) + [feature.outer].compactMap(\.self)
  return names.compactMap { name in
    guard let named = project.feature(named: name.value), !named.isExternal else {
      return nil
    }
    let other = project.module(of: named.name)
    guard project.access(of: named) == .internal else { return nil }
    guard other.name.value != module.name.value else {
      return project.access(of: feature) == .internal
        ? nil
        : .error(
          .internalFeature, "'\(name.value)' is internal, but '\(feature.name.value)' is public",
          at: name.span,
          hint: "write 'access: public' in '\(named.name.span.file.path)'",
          related: [.init("'\(name.value)' is here", at: named.name.span)])
    }
    return .error(
      .internalFeature, "'\(name.value)' is internal to the module \(other.name.value)",
      at: name.span,
      hint:
        "write 'access: public' in '\(named.name.span.file.path)', or give that module 'access: public' in the settings",
      related: [.init("'\(name.value)' is here", at: named.name.span)])
  }
}

extension Rule {
  /// A spec or a name that belongs to no module of the settings.
  public static let unknownModule = Rule(
    "unknown-module",
    reason: """
      The settings list the modules, each with the folder of its specs. The generated code of a spec belongs to the module \
      whose folder holds the spec.

      Move the spec into the folder of a module, or add a module to the settings.
      """,
    wrong: """
      version: 1
      modules:
        - {module: App, specs: Specs/App, sources: Sources/App, tests: Tests/AppTests}
      ---
      feature: Counter
      state: {count: Int = 0}
      """,
    right: """
      version: 1
      modules:
        - {module: App, specs: Specs, sources: Sources/App, tests: Tests/AppTests}
      ---
      feature: Counter
      state: {count: Int = 0}
      """)

  /// An internal feature that public code or another module needs.
  public static let internalFeature = Rule(
    "internal-feature",
    reason: """
      The code of a public feature shows the types of its children and of the feature around it. Swift allows that only \
      for types that are public, too, and other modules see public types only.

      Write 'access: public' in the spec of the named feature, or give its module 'access: public' in the settings.
      """,
    wrong: """
      feature: Parent
      access: public
      children: {counter: Counter}
      ---
      feature: Counter
      access: internal
      state: {count: Int = 0}
      """,
    right: """
      feature: Parent
      access: public
      children: {counter: Counter}
      ---
      feature: Counter
      access: public
      state: {count: Int = 0}
      """)
}
