import FeatureSpec
import SpecSource
import StrictMustache

/// What says of each module, by its name, which support its code needs beside that of the specs.
///
/// - Parameter dialect: What the code of a spec is written for; the bundled runtime brings all support along.
func supportValues(
  of project: FeatureProject, dialect: (_ spec: Located<String>) -> Dialect
) -> [String: [(String, TemplateValue)]] {
  let needs = SupportNeeds(of: project) { dialect($0) == .tca }
  var folders: Set<String> = []
  var values: [String: [(String, TemplateValue)]] = [:]
  for module in project.settings.modules {
    // Modules may share the folder of their tests.
    let isFirst = needs.all(in: module).isEmpty || folders.insert(module.tests).inserted
    let sharing = project.settings.modules.filter { $0.tests == module.tests }
    let tests = Set(sharing.flatMap { needs.all(in: $0) })
    values[module.name.value] = [
      ("hasEffectErrors", .bool(needs.declares(.effectError, module))),
      ("hasFeaturePaths", .bool(needs.declares(.featurePath, module))),
      ("hasRecorders", .bool(isFirst && tests.contains(.recorder))),
      ("hasExplorations", .bool(isFirst && tests.contains(.exploration))),
    ]
  }
  return values
}

/// Code that the library does not have and generated code uses.
private enum Support {
  case effectError, featurePath, recorder, exploration
}

/// Which specs use which support.
private struct SupportNeeds {
  private let project: FeatureProject
  private var uses: [String: Set<Support>] = [:]
  /// The modules that each module imports, by their names.
  private var imports: [String: Set<String>] = [:]

  init(of project: FeatureProject, where isMeant: (Located<String>) -> Bool) {
    self.project = project
    for feature in project.features where feature.external == nil && isMeant(feature.name) {
      add(feature.name, names: project.names(mentionedBy: feature), project.imports(of: feature))
      for support in support(of: feature) { use(support, feature.name) }
    }
    for client in project.clients where !client.isExternal && isMeant(client.name) {
      add(client.name, names: project.names(mentionedBy: client), project.imports(of: client))
    }
    for model in project.models where isMeant(model.name) {
      add(model.name, names: project.names(mentionedBy: model), project.imports(of: model))
    }
  }

  /// Everything that is used in a module.
  func all(in module: ModuleSettings) -> Set<Support> {
    uses[module.name.value] ?? []
  }

  /// Whether a module declares support itself: it uses it, and nothing that it imports declares it for all to see.
  func declares(_ support: Support, _ module: ModuleSettings) -> Bool {
    var seen: Set<String> = []
    return declares(support, module, &seen)
  }

  private func declares(
    _ support: Support, _ module: ModuleSettings, _ seen: inout Set<String>
  ) -> Bool {
    guard seen.insert(module.name.value).inserted,
      all(in: module).contains(support)
    else { return false }
    let imported = imports[module.name.value] ?? []
    for other in project.settings.modules
    where other.access == .public && imported.contains(other.name.value) {
      if declares(support, other, &seen) { return false }
    }
    return true
  }

  /// The support that a feature uses beside what it mentions itself.
  private func support(of feature: Feature) -> [Support] {
    let leadsToTwins = feature.children.contains { project.leadsToTwin($0, of: feature) }
    let records = feature.tests.flatMap(\.overrides).contains {
      if case .records = $0.behaviour { true } else { false }
    }
    return (project.hasTwin(feature) || leadsToTwins ? [.featurePath] : [])
      + (records ? [.recorder] : []) + (feature.exploration == nil ? [] : [.exploration])
  }

  private mutating func add(
    _ spec: Located<String>, names: Set<String>, _ imported: [ImportedModule]
  ) {
    if names.contains("EffectError") { use(.effectError, spec) }
    let module = project.module(of: spec).name.value
    imports[module, default: []].formUnion(imported.map(\.name.value))
  }

  private mutating func use(_ support: Support, _ spec: Located<String>) {
    uses[project.module(of: spec).name.value, default: []].insert(support)
  }
}
