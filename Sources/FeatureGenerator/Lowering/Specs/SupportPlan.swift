import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Code that the library does not have and generated code uses.
enum Support {
  /// The type of errors that a state can hold.
  case effectError
  /// Where a feature is among the children of its parents.
  case featurePath
  /// What tells a state from another one that takes its place.
  case stateIdentity
  /// What is one of several effects one after the other.
  case effectStep
  /// What stands for animations where there is no SwiftUI.
  case animation
  /// What the code shares that the library's macros would expand to.
  case expansions
  /// What collects the calls of a dependency in a test.
  case recorder
  /// What a test feeds a stream by.
  case fedStream
  /// What visits all states in a test.
  case exploration
}

/// Which specs use which support, and which modules declare it.
///
/// A type that several modules share is declared in one of them, so that it is the same for all.
struct SupportPlan {
  private let project: FeatureProject
  /// What the specs of each module use, by the module's name and the spec's path.
  private var uses: [String: [String: Set<Support>]] = [:]
  /// The modules that each module imports, by their names.
  private var imports: [String: Set<String>] = [:]
  /// The specs that show which modules use and import what, one for each.
  private var witnesses: [Located<String>] = []

  /// Looks at the specs whose code is meant to have support.
  init(of project: FeatureProject, where isMeant: (Located<String>) -> Bool) {
    self.project = project
    for feature in project.generatedFeatures where isMeant(feature.name) {
      add(
        feature.name, names: project.names(mentionedBy: feature),
        project.imports(of: feature).modules)
      use(support(of: feature), feature.name, because: project.featuresReplacing(feature))
    }
    for client in project.clients where !client.isExternal && isMeant(client.name) {
      add(
        client.name, names: project.names(mentionedBy: client), project.imports(of: client).modules)
    }
    for model in project.models where isMeant(model.name) {
      add(model.name, names: project.names(mentionedBy: model), project.imports(of: model).modules)
    }
  }

  /// Whether nothing in a module uses support.
  func isEmpty(_ module: ModuleSettings) -> Bool {
    uses[module.name.value] == nil
  }

  /// Whether a spec of a module uses support.
  func uses(_ support: Support, in module: ModuleSettings) -> Bool {
    uses[module.name.value]?.values.contains { $0.contains(support) } == true
  }

  /// Whether a module declares support itself: it uses it, and nothing that it imports declares it for all to see.
  func declares(_ support: Support, _ module: ModuleSettings) -> Bool {
    uses(support, in: module) && provider(of: support, for: module) == nil
  }

  /// The modules that the code of a spec has to import for the support that it uses.
  func imports(of spec: Located<String>) -> [ImportedModule] {
    let module = project.module(of: spec)
    let used = uses[module.name.value]?[spec.span.file.path] ?? []
    return [Support.effectError, .featurePath, .stateIdentity].filter(used.contains)
      .compactMap { provider(of: $0, for: module) }
      .map { ImportedModule(name: $0.name, isOptional: false) }
  }

  /// The specs beside its own dependencies that the code of a spec follows from: whether there are several of a feature,
  /// and where a module has support from, others tell.
  ///
  /// - Parameter dependencies: The specs that each spec depends on by itself, by path.
  func specs(decidingOn spec: Located<String>, _ dependencies: [String: [String]]) -> [String] {
    guard let used = uses[project.module(of: spec).name.value]?[spec.span.file.path] else {
      return []
    }
    let feature = used.contains(.featurePath) ? project.feature(named: spec.value) : nil
    let family = feature.map(project.featuresShowingSiblingInstances) ?? []
    let replaced = used.contains(.stateIdentity) ? project.feature(named: spec.value) : nil
    let replacing = replaced.map(project.featuresReplacing) ?? []
    let others = imports(of: spec).isEmpty ? [] : witnesses
    let deciding = (family + replacing).map(\.name) + others
    return deciding.flatMap { dependencies[$0.span.file.path] ?? [] }
  }

  /// The module that a module has support from; nil when it has to declare it itself.
  private func provider(of support: Support, for module: ModuleSettings) -> ModuleSettings? {
    var seen: Set = [module.name.value]
    var pending = imports[module.name.value] ?? []
    while let name = pending.min() {
      pending.remove(name)
      guard seen.insert(name).inserted else { continue }
      pending.formUnion(imports[name] ?? [])
      guard let other = project.settings.modules.first(where: { $0.name.value == name }),
        project.accessOfSupport(in: other) == .public, declares(support, other)
      else { continue }
      return other
    }
    return nil
  }

  /// The support that a feature uses beside what it mentions itself.
  private func support(of feature: Feature) -> Set<Support> {
    var support: Set<Support> = []
    if project.hasSiblingInstance(feature)
      || feature.children.contains(where: { child in
        project.leadsToSiblingInstance(child, of: feature)
      })
    {
      support.insert(.featurePath)
    }
    if project.hasIdentity(feature) || feature.children.contains(where: project.endsEffects) {
      support.insert(.stateIdentity)
    }
    if project.settings.tca.macros == .expand { support.insert(.expansions) }
    if feature.allEffects.contains(where: { $0.steps?.splitAtWork.rest.areEffectSteps == true }) {
      support.insert(.effectStep)
    }
    if feature.isAnimated { support.insert(.animation) }
    if feature.exploration != nil { support.insert(.exploration) }
    let records = feature.tests.flatMap(\.overrides).contains {
      if case .records = $0.behaviour { true } else { false }
    }
    if records { support.insert(.recorder) }
    if feature.tests.flatMap(\.overrides).contains(where: \.isFed) { support.insert(.fedStream) }
    return support
  }

  private mutating func add(
    _ spec: Located<String>, names: Set<String>, _ imported: [ImportedModule]
  ) {
    use(names.contains("EffectError") ? [.effectError] : [], spec)
    let module = project.module(of: spec).name.value
    for other in imported.map(\.name.value)
    where imports[module, default: []].insert(other).inserted {
      witnesses.append(spec)
    }
  }

  /// - Parameter parents: The features whose specs show that the spec uses its support.
  private mutating func use(
    _ support: Set<Support>, _ spec: Located<String>, because parents: [Feature] = []
  ) {
    guard !support.isEmpty else { return }
    let module = project.module(of: spec)
    if support.contains(where: { !uses($0, in: module) }) {
      witnesses += [spec] + parents.map(\.name)
    }
    uses[module.name.value, default: [:]][spec.span.file.path, default: []].formUnion(support)
  }
}
