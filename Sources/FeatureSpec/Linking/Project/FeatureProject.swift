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

  /// Whether all specs could be read, so that a name that is not there does not exist.
  let isComplete: Bool

  /// The features by their names.
  private let featuresByName: [String: Feature]

  /// The clients by their keys.
  private let clientsByKey: [String: Client]

  /// The template sets that specs name themselves, by the specs' paths.
  private let templatesByPath: [String: Located<String>]

  /// What the specs declare, by the names of the types.
  let declarations: [String: Spec]

  /// The names of the features whose states must be given values.
  let featuresThatNeedValues: Set<String>

  /// The features that have several instances at the same time.
  let siblingInstances: SiblingInstances

  /// The names of the features that lack protocols which features have unless something else is said.
  let lackingFeatures: [UsualConformance: Set<String>]

  /// Sorts specs by kind and name.
  init(specs: [Spec], settings: Settings, isComplete: Bool) {
    self.isComplete = isComplete
    self.settings = settings
    let sorted = specs.sorted { $0.name.value < $1.name.value }
    features = sorted.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
    clients = sorted.compactMap { if case .client(let client) = $0 { client } else { nil } }
    models = sorted.compactMap { if case .model(let model) = $0 { model } else { nil } }
    featuresByName = Dictionary(features.map { ($0.name.value, $0) }) { first, _ in first }
    featuresThatNeedValues = spreading(
      in: features, from: { $0.state.contains(where: \.isRequired) || $0.hasRequiredChoice },
      over: \.placesWithoutDefault)
    lackingFeatures = Dictionary(
      uniqueKeysWithValues: UsualConformance.allCases.map { [features] usual in
        let lacking = spreading(
          in: features, from: { $0.lacks(usual, settings) },
          over: { $0.said(usual.part, settings) == nil ? $0.children.flatMap(\.features) : [] })
        return (usual, lacking)
      })
    templatesByPath = Dictionary(
      specs.compactMap { spec in spec.templates.map { (spec.file.path, $0) } }
    ) {
      first, _ in first
    }
    let byName = featuresByName
    siblingInstances = SiblingInstances(in: features) { byName[$0] }
    clientsByKey = Dictionary(clients.map { ($0.key.value, $0) }) { first, _ in first }
    let types =
      features.map { ($0.typeName(suffix: settings.suffix), Spec.feature($0)) }
      + clients.map { ($0.name.value, .client($0)) } + models.map { ($0.name.value, .model($0)) }
    declarations = Dictionary(types) { first, _ in first }
  }

  /// The dependency of a key.
  public func dependency(_ key: String) -> Dependency? {
    clientsByKey[key].map(Dependency.client)
      ?? BuiltInDependency.named(key).map(Dependency.builtIn)
  }

  /// Whether there is certainly no dependency of a key: all specs could be read.
  func isMissing(_ key: String) -> Bool {
    isComplete && dependency(key) == nil
  }

  /// The keys of all dependencies.
  var dependencyKeys: [String] {
    clients.map(\.key.value) + BuiltInDependency.all.map(\.key)
  }

  /// The module that the code of a spec belongs to.
  ///
  /// A spec that lies in the folder of none is an error of its own; its code is taken for the first module's.
  public func module(of name: Located<String>) -> ModuleSettings {
    settings.module(ofSpecAt: name.span.file.path) ?? settings.modules[0]
  }

  /// The template set of a spec: its own, its module's or the project's.
  public func templates(ofSpecAt path: String) -> Located<String> {
    templatesByPath[path] ?? settings.module(ofSpecAt: path)?.templates ?? settings.templates
  }

  /// The template sets that specs, modules and the settings name, each where it is named first.
  public var namedTemplates: [Located<String>] {
    var seen: Set<String> = []
    let names =
      [settings.templates] + settings.modules.compactMap(\.templates)
      + templatesByPath.sorted { $0.key < $1.key }.map(\.value)
    return names.filter { seen.insert($0.value).inserted }
  }

  /// The feature of a name.
  public func feature(named name: String) -> Feature? {
    featuresByName[name]
  }

  /// The model of a name.
  public func model(named name: String) -> Model? {
    if case .model(let model)? = declarations[name] { model } else { nil }
  }

  /// The feature whose type has a name.
  public func feature(ofType name: String) -> Feature? {
    if case .feature(let feature)? = declarations[name] { feature } else { nil }
  }

  /// A type of a module, with the module's name in front where a spec declares a type of the same name.
  public func type(_ name: String, of module: String) -> String {
    declarations[name] == nil ? name : "\(module).\(name)"
  }

  /// The type of a feature; that of an external feature is the name of its spec.
  public func typeName(of feature: Feature) -> String {
    feature.typeName(suffix: settings.suffix)
  }

  /// The type of a feature of a name.
  public func typeName(ofFeature name: String) -> String {
    feature(named: name).map { typeName(of: $0) } ?? name + settings.suffix
  }

  /// The type of a feature's state.
  public func stateType(ofFeature name: String) -> String {
    feature(named: name)?.external?.state?.text ?? typeName(ofFeature: name) + ".State"
  }

  /// The type of a child's state: a feature's state, or the enum of several.
  public func elementType(of child: Child) -> String {
    switch child.content {
    case .feature(let feature): stateType(ofFeature: feature.feature.value)
    case .oneOf: "\(child.enumName).State"
    }
  }
}

/// The features that have a property, and all their ancestors, to which it spreads.
private func spreading(
  in features: [Feature], from holds: (Feature) -> Bool, over children: (Feature) -> [ChildFeature]
) -> Set<String> {
  var parents: [String: [String]] = [:]
  for feature in features {
    for child in children(feature) {
      parents[child.feature.value, default: []].append(feature.name.value)
    }
  }
  var found: Set<String> = []
  var pending = features.filter(holds).map(\.name.value)
  while let name = pending.popLast() {
    if found.insert(name).inserted { pending += parents[name] ?? [] }
  }
  return found
}

extension Feature {
  /// The feature's type; that of an external feature is the name of its spec.
  fileprivate func typeName(suffix: String) -> String {
    external == nil ? name.value + suffix : name.value
  }

  /// The features that always live in this one, with no default.
  fileprivate var placesWithoutDefault: [ChildFeature] {
    children.filter {
      $0.hasProperty && $0.presence == .always && $0.defaultValue == nil && !$0.isOneOf
    }
    .flatMap(\.features)
  }

  /// Whether one of several features always lives in this one, and nothing says which.
  fileprivate var hasRequiredChoice: Bool {
    children.contains { $0.presence == .always && $0.defaultValue == nil && $0.isOneOf }
  }
}
