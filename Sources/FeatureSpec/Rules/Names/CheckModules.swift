import SpecSource

/// Checks that a spec's code belongs to a module.
func checkModule(of spec: Spec, _ settings: Settings) -> [Diagnostic] {
  guard settings.module(ofSpecAt: spec.file.path) == nil else { return [] }
  let folders = settings.modules.map { "'\($0.specs)'" }.joined(separator: ", ")
  return .error(
    "'\(spec.name.value)' belongs to no module", at: spec.name.span,
    hint: "move it into the folder of one (\(folders)), or add a module to the settings")
}

/// Checks that a feature can see its children and what it is declared in: those of another module must be public.
func checkModules(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let module = project.module(of: feature.name)
  let names =
    feature.children.flatMap(\.features).map(\.feature) + [feature.outer].compactMap(\.self)
  return names.compactMap { name in
    guard let named = project.feature(named: name.value), named.external == nil else {
      return nil
    }
    let other = project.module(of: named.name)
    guard other.name.value != module.name.value, other.access == .internal else { return nil }
    return .error(
      "'\(name.value)' is internal to the module \(other.name.value)", at: name.span,
      hint: "give that module 'access: public' in the settings",
      related: [.init("the module is here", at: other.name.span)])
  }
}
