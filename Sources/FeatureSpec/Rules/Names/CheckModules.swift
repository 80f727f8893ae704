import SpecSource

/// Checks that a spec's code belongs to a module.
func checkModule(of spec: Spec, _ settings: Settings) -> [Diagnostic] {
  guard settings.module(ofSpecAt: spec.file.path) == nil else { return [] }
  let folders = settings.modules.map { "'\($0.specs)'" }.joined(separator: ", ")
  return .error(
    "'\(spec.name.value)' belongs to no module", at: spec.name.span,
    hint: "move it into the folder of one (\(folders)), or add a module to the settings")
}

/// Checks that a feature can see its children and its outer type. Those of another module must be public. The children of a public
/// feature must be public, too.
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
          "'\(name.value)' is internal, but '\(feature.name.value)' is public", at: name.span,
          hint: "write 'access: public' in '\(named.name.span.file.path)'",
          related: [.init("'\(name.value)' is here", at: named.name.span)])
    }
    return .error(
      "'\(name.value)' is internal to the module \(other.name.value)", at: name.span,
      hint:
        "write 'access: public' in '\(named.name.span.file.path)', or give that module 'access: public' in the settings",
      related: [.init("'\(name.value)' is here", at: named.name.span)])
  }
}
