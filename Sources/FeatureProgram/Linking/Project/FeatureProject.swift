import FeatureSpec
import Platform
import SpecSource

/// All specs of a project, with the references between them resolved.
///
/// A project is a reference type, because most functions take one and copies would take time.
public final class FeatureProject: Sendable {
  /// The settings of the project.
  public let settings: Settings
  /// The features, by name.
  public let features: [Feature]
  /// The clients, by name.
  public let clients: [Client]
  /// The models, by name.
  public let models: [Model]

  /// Whether the names in blocks and tests are linked.
  let isLinked: Bool
  /// Whether all specs could be read. If so, a name that no spec declares does not exist.
  let isComplete: Bool
  /// The specs and their declarations by name.
  let index: ProjectIndex
  /// The properties of features that follow from other features.
  let facts: ProjectFacts

  /// The features for which code is generated: all features except for external features.
  public var generatedFeatures: [Feature] { features.filter { !$0.isExternal } }

  /// The specs.
  public var specs: [Spec] {
    features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
  }

  /// The names of declared cases whose payload has defaults, so that calls may omit parts of the payload.
  public var casesWithDefaults: Set<String> { facts.casesWithDefaults }

  /// Makes a project of specs whose blocks and tests are not linked yet.
  init(specs: [Spec], settings: Settings, isComplete: Bool) {
    self.isComplete = isComplete
    self.settings = settings
    isLinked = false
    let sorted = specs.sorted { $0.name.value < $1.name.value }
    let decoded = sorted.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
    let names = FeatureNames(of: decoded)
    features = decoded.map(names.resolvingChildren(of:))
    clients = sorted.compactMap { if case .client(let client) = $0 { client } else { nil } }
    models = sorted.compactMap { if case .model(let model) = $0 { model } else { nil } }
    index = ProjectIndex(
      features: features, clients: clients, models: models, featureNames: names,
      settings: settings)
    facts = ProjectFacts(features: features, clients: clients, models: models, index, settings)
  }

  /// Makes a project from another project, with the declarations that the names in blocks and tests refer to.
  ///
  /// - Parameters:
  ///   - linked: The features that were linked before, by the paths of their specs, whose names still refer to the
  ///     same declarations.
  ///   - workers: The threads that share the work.
  init(
    linking project: FeatureProject, reusing linked: [String: Feature] = [:], _ workers: Workers
  ) {
    (isComplete, settings) = (project.isComplete, project.settings)
    isLinked = true
    features = workers.map(project.features, as: "linking features") { feature in
      linked[feature.name.span.file.path] ?? feature.linked(in: project)
    }
    (clients, models) = (project.clients, project.models)
    index = ProjectIndex(
      features: features, clients: clients, models: models,
      featureNames: project.index.featureNames, settings: settings)
    // Blocks and tests do not influence the facts.
    facts = project.facts
  }

  /// Finds the layout of a feature's action: its groups, and the cases in them.
  public func actionLayout(of feature: Feature) -> ActionLayout {
    index.actionLayout(of: feature, settings)
  }

  /// Finds the style of a feature, when the feature is not a plain reducer.
  public func style(of feature: Feature) -> FeatureStyle? {
    settings.style(of: feature)
  }

  /// Finds the dependency with the given key.
  public func dependency(_ key: String) -> Dependency? {
    index.clients[key].map(Dependency.client)
      ?? BuiltInDependency.named(key).map(Dependency.builtIn)
  }

  /// Whether a dependency with the given key certainly does not exist, because all specs could be read.
  func isMissing(_ key: String) -> Bool {
    isComplete && dependency(key) == nil
  }

  /// Finds the module of a spec's code.
  ///
  /// A spec outside of all modules' folders has an error of its own; its code is assigned to the first module.
  public func module(of name: Located<String>) -> ModuleSettings {
    settings.module(ofSpecAt: name.span.file.path) ?? settings.modules[0]
  }

  /// Finds the template set of a spec: its own set, its module's set or the project's set.
  public func templates(ofSpecAt path: String) -> Located<String> {
    index.templates[path] ?? settings.module(ofSpecAt: path)?.templates ?? settings.templates
  }

  /// The template sets that specs, modules and the settings name, each at the place where it is named first.
  public var namedTemplates: [Located<String>] {
    var seen: Set<String> = []
    let names =
      [settings.templates] + settings.modules.compactMap(\.templates)
      + index.templates.sorted { $0.key < $1.key }.map(\.value)
    return names.filter { seen.insert($0.value).inserted }
  }

  /// Finds the feature with the given name, which is a full name or a last part that no other feature has.
  public func feature(named name: String) -> Feature? {
    index.features[name] ?? index.features[index.featureNames.resolved(name)]
  }

  /// Finds the features in which a feature lives, each with the place, by name.
  func parents(of feature: Feature) -> [(parent: Feature, child: Child)] {
    index.parents[feature.name.value] ?? []
  }

  /// Finds the feature in which a feature is declared; nil if the outer type is a type of the app, or if there is no
  /// outer type.
  public func outerFeature(of feature: Feature) -> Feature? {
    feature.outer.flatMap { index.features[$0.value] }
  }

  /// Finds a feature and the features around it, from the inside to the outside.
  public func scopes(of feature: Feature) -> [Feature] {
    Array(sequence(first: feature, next: outerFeature))
  }

  /// Finds the names of the types that are declared in the type of a feature, including other features.
  public func namesOfTypes(in feature: Feature) -> [String] {
    feature.typesOutsideState.map(\.name.value) + feature.children.filter(\.isOneOf).map(\.enumName)
      + (index.featureNames.byOuter[feature.name.value] ?? [])
  }

  /// Finds the model with the given name.
  public func model(named name: String) -> Model? {
    if case .model(let model)? = index.declarations[name] { model } else { nil }
  }

  /// Finds the feature whose type has the given name.
  public func feature(ofType name: String) -> Feature? {
    if case .feature(let feature)? = index.declarations[name] { feature } else { nil }
  }

  /// Finds the spec of the type with which a path begins, and the names after that type.
  ///
  /// - Parameter home: The feature that contains the path, whose nested types come first.
  public func declaration(
    at path: [String], in home: Feature?
  ) -> (spec: Spec, rest: ArraySlice<String>)? {
    for scope in [home.map { typeName(of: $0) + "." }, ""].compactMap(\.self) {
      for end in path.indices.reversed() {
        if let spec = index.declarations[scope + path[...end].joined(separator: ".")] {
          return (spec, path[(end + 1)...])
        }
      }
    }
    return nil
  }

  /// Writes a type of a module, with the module's name in front if a spec declares a type with the same name.
  public func type(_ name: String, of module: String) -> String {
    index.declarations[name] == nil ? name : "\(module).\(name)"
  }
}
