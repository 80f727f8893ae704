import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Code that generated code uses and the library does not have.
enum Support {
  /// The type of errors that a state can hold.
  case effectError
  /// The type for the position of a feature among the children of its parents.
  case featurePath
  /// The type of an identity that distinguishes a state from another state that replaces it.
  case stateIdentity
  /// The type of one effect in a sequence of effects.
  case effectStep
  /// The type that replaces animations on platforms without SwiftUI.
  case animation
  /// The shared code of expansions of the library's macros.
  case expansions
  /// The type that records the calls of a dependency in a test.
  case recorder
  /// The type through which a test feeds a stream.
  case fedStream
  /// The code that visits all states in a test.
  case exploration
}

/// The support that each spec uses, and the modules that declare the support.
///
/// A type that several modules share is declared in only one module, so that it is the same type for all of them.
struct SupportPlan {
  private let project: FeatureProject
  /// The support that the specs of each module use, by the module's name and the spec's path.
  private var uses: [String: [String: Set<Support>]] = [:]
  /// The modules that each module imports, by their names.
  private var imports: [String: Set<String>] = [:]
  /// One spec for each use of support and for each import of a module, as its evidence.
  private var witnesses: [Located<String>] = []

  /// Makes the plan for the specs whose code may have support.
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

  /// Returns whether nothing in a module uses support.
  func isEmpty(_ module: ModuleSettings) -> Bool {
    uses[module.name.value] == nil
  }

  /// Returns whether a spec of a module uses support.
  func uses(_ support: Support, in module: ModuleSettings) -> Bool {
    uses[module.name.value]?.values.contains { $0.contains(support) } == true
  }

  /// Returns whether a module declares support itself: a module that uses the support and imports no module that
  /// declares it publicly.
  func declares(_ support: Support, _ module: ModuleSettings) -> Bool {
    uses(support, in: module) && provider(of: support, for: module) == nil
  }

  /// Returns the modules that the code of a spec has to import for the support that it uses.
  func imports(of spec: Located<String>) -> [ImportedModule] {
    let module = project.module(of: spec)
    let used = uses[module.name.value]?[spec.span.file.path] ?? []
    return [Support.effectError, .featurePath, .stateIdentity].filter(used.contains)
      .compactMap { provider(of: $0, for: module) }
      .map { ImportedModule(name: $0.name, isOptional: false) }
  }

  /// Returns the specs, in addition to a spec's own dependencies, that determine the spec's code. Other specs
  /// determine whether a feature has sibling instances, and which module a spec imports support from.
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

  /// Returns the module from which a module imports support; nil if the module has to declare the support itself.
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

  /// Returns the support that a feature uses in addition to the support that its own text mentions.
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
