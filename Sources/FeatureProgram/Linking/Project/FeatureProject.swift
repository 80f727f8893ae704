import FeatureSpec
import Platform
import SpecSource

/// All specs of a project, with their references to each other resolved.
///
/// A reference type, because most functions are given one, and copies would take time.
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
  /// Whether all specs could be read, so that a name that no spec declares does not exist.
  let isComplete: Bool
  /// The specs and their declarations by name.
  let index: ProjectIndex
  /// The properties of features that follow from other features.
  let facts: ProjectFacts

  /// The features that code is generated for: all but external ones.
  public var generatedFeatures: [Feature] { features.filter { !$0.isExternal } }

  /// The specs.
  public var specs: [Spec] {
    features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
  }

  /// The names of declared cases whose payload has defaults, so that calls may leave parts of it out.
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

  /// Makes the project of another with the declarations that the names in blocks and tests refer to.
  ///
  /// - Parameters:
  ///   - linked: Features that were linked before, by the paths of their specs, whose names mean the same as then.
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
    // Blocks and tests make no difference to them.
    facts = project.facts
  }

  /// The layout of a feature's action: its groups, and the cases in them.
  public func actionLayout(of feature: Feature) -> ActionLayout {
    index.actionLayout(of: feature, settings)
  }

  /// The style of a feature, when it is not a plain reducer.
  public func style(of feature: Feature) -> FeatureStyle? {
    settings.style(of: feature)
  }

  /// The dependency of a key.
  public func dependency(_ key: String) -> Dependency? {
    index.clients[key].map(Dependency.client)
      ?? BuiltInDependency.named(key).map(Dependency.builtIn)
  }

  /// Whether there is certainly no dependency of a key: all specs could be read.
  func isMissing(_ key: String) -> Bool {
    isComplete && dependency(key) == nil
  }

  /// The module that the code of a spec belongs to.
  ///
  /// A spec that lies in the folder of none is an error of its own; its code is taken for the first module's.
  public func module(of name: Located<String>) -> ModuleSettings {
    settings.module(ofSpecAt: name.span.file.path) ?? settings.modules[0]
  }

  /// The template set of a spec: its own, its module's or the project's.
  public func templates(ofSpecAt path: String) -> Located<String> {
    index.templates[path] ?? settings.module(ofSpecAt: path)?.templates ?? settings.templates
  }

  /// The template sets that specs, modules and the settings name, each where it is named first.
  public var namedTemplates: [Located<String>] {
    var seen: Set<String> = []
    let names =
      [settings.templates] + settings.modules.compactMap(\.templates)
      + index.templates.sorted { $0.key < $1.key }.map(\.value)
    return names.filter { seen.insert($0.value).inserted }
  }

  /// The feature of a name, or of the last part of it where no other has that.
  public func feature(named name: String) -> Feature? {
    index.features[name] ?? index.features[index.featureNames.resolved(name)]
  }

  /// The features that a feature lives in, each with the place, by name.
  func parents(of feature: Feature) -> [(parent: Feature, child: Child)] {
    index.parents[feature.name.value] ?? []
  }

  /// The feature that a feature is declared in; nil where it is a type of the app, or where there is none.
  public func outerFeature(of feature: Feature) -> Feature? {
    feature.outer.flatMap { index.features[$0.value] }
  }

  /// A feature and those around it, from the inside to the outside.
  public func scopes(of feature: Feature) -> [Feature] {
    Array(sequence(first: feature, next: outerFeature))
  }

  /// The names of the types that are declared in a feature's, those of other features included.
  public func namesOfTypes(in feature: Feature) -> [String] {
    feature.typesOutsideState.map(\.name.value) + feature.children.filter(\.isOneOf).map(\.enumName)
      + (index.featureNames.byOuter[feature.name.value] ?? [])
  }

  /// The model of a name.
  public func model(named name: String) -> Model? {
    if case .model(let model)? = index.declarations[name] { model } else { nil }
  }

  /// The feature whose type has a name.
  public func feature(ofType name: String) -> Feature? {
    if case .feature(let feature)? = index.declarations[name] { feature } else { nil }
  }

  /// The spec of the type that a path begins with, and the names after that type.
  ///
  /// - Parameter home: The feature that the path is written in, whose nested types come first.
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

  /// A type of a module, with the module's name in front where a spec declares a type of the same name.
  public func type(_ name: String, of module: String) -> String {
    index.declarations[name] == nil ? name : "\(module).\(name)"
  }
}
