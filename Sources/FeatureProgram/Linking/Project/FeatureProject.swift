import FeatureSpec
import SpecSource

/// All specs of a project, with their references to each other resolved.
///
/// A reference type, because most functions are given one, and copies would take time.
public final class FeatureProject: Sendable {
  /// The settings of the project.
  public let settings: Settings
  /// The features, by name.
  public let features: [Feature]
  /// The features that code is generated for: all but external ones.
  public var generatedFeatures: [Feature] { features.filter { !$0.isExternal } }
  /// The clients, by name.
  public let clients: [Client]
  /// The models, by name.
  public let models: [Model]

  /// Whether all specs could be read, so that a name that is not there does not exist.
  let isComplete: Bool

  /// The features by their names.
  private let featuresByName: [String: Feature]

  /// The places that features live in, by the names of these.
  private let parentsByName: [String: [(parent: Feature, child: Child)]]

  /// What the features are called.
  let featureNames: FeatureNames

  /// The clients by their keys.
  private let clientsByKey: [String: Client]

  /// The template sets that specs name themselves, by the specs' paths.
  private let templatesByPath: [String: Located<String>]

  /// What the specs declare, by the names of the types.
  let declarations: [String: Spec]

  /// The nested types that specs declare, with the specs, by the whole names of the types.
  let nestedTypes: [String: (type: NestedType, owner: Spec)]

  /// The names among which misspelt ones are looked up.
  let names: ProjectNames

  /// The modules whose names may precede those of types, and are not names of types themselves.
  let typeModules: Set<String>

  /// Where in the features' actions everything stands.
  ///
  /// Stored, because every address in a spec asks for one.
  private let actionLayouts: [ObjectIdentifier: ActionLayout]

  /// The names of the features whose states must be given values.
  let featuresThatNeedValues: Set<String>

  /// The names of the features with parts that other modules do not see.
  let featuresWithHiddenParts: Set<String>

  /// The names of the modules with specs that are public, whatever the settings say.
  let modulesWithPublicParts: Set<String>

  /// The features that live in themselves.
  let recursiveFeatures: RecursiveFeatures

  /// The properties that features have because of those that live in them.
  let graph: FeatureGraph

  /// The features that have several instances at the same time.
  let siblingInstances: SiblingInstances

  /// The features whose states have an identity.
  let stateIdentities: StateIdentities

  /// The names of declared cases whose payload has defaults, so that calls may leave parts of it out.
  public let casesWithDefaults: Set<String>

  /// The names of the features that lack protocols which features have unless something else is said.
  let lackingFeatures: [UsualConformance: Set<String>]

  /// Sorts specs by kind and name.
  init(specs: [Spec], settings: Settings, isComplete: Bool) {
    self.isComplete = isComplete
    self.settings = settings
    let sorted = specs.sorted { $0.name.value < $1.name.value }
    let decoded = sorted.compactMap { if case .feature(let feature) = $0 { feature } else { nil } }
    featureNames = FeatureNames(of: decoded)
    features = decoded.map(featureNames.resolvingChildren(of:))
    clients = sorted.compactMap { if case .client(let client) = $0 { client } else { nil } }
    models = sorted.compactMap { if case .model(let model) = $0 { model } else { nil } }
    let byName = Dictionary(features.map { ($0.name.value, $0) }) { first, _ in first }
    featuresByName = byName
    var parents: [String: [(parent: Feature, child: Child)]] = [:]
    for parent in features where !parent.isExternal {
      for child in parent.children {
        for name in Set(child.features.map(\.feature.value)) {
          parents[name, default: []].append((parent, child))
        }
      }
    }
    parentsByName = parents
    // A project that is only tried may have a feature twice.
    let layouts = Dictionary(
      features.map { feature in
        (ObjectIdentifier(feature), ActionLayout(of: feature, style: settings.style(of: feature)))
      }
    ) { first, _ in first }
    actionLayouts = layouts
    featuresThatNeedValues = spreading(
      in: features,
      from: {
        $0.state.contains(where: \.isRequired) || $0.hasRequiredChoice || $0.stateForm.cases != nil
      },
      over: { $1.needsValue })
    modulesWithPublicParts = findPublicParts(in: specs, settings)
    featuresWithHiddenParts = findHiddenParts(in: features, beside: models, settings)
    lackingFeatures = Dictionary(
      uniqueKeysWithValues: UsualConformance.allCases.map { [features] usual in
        let lacking = spreading(
          in: features, from: { $0.lacks(usual, settings) },
          over: { feature, _ in feature.said(usual.part, settings) == nil })
        return (usual, lacking)
      })
    templatesByPath = Dictionary(
      specs.compactMap { spec in spec.templates.map { (spec.file.path, $0) } }
    ) {
      first, _ in first
    }
    recursiveFeatures = RecursiveFeatures(in: features)
    graph = FeatureGraph(of: features, recursiveFeatures) { feature in
      layouts[ObjectIdentifier(feature)]
        ?? ActionLayout(of: feature, style: settings.style(of: feature))
    }
    siblingInstances = SiblingInstances(in: features, recursiveFeatures) { byName[$0] }
    stateIdentities = StateIdentities(
      in: features,
      busy: spreading(in: features, from: \.isBusy))
    let types = features.flatMap(\.types) + clients.flatMap(\.types) + models.flatMap(\.types)
    let nested = types.flatMap { type -> [EnumCase] in
      if case .enumeration(let cases) = type.kind { cases } else { [] }
    }
    let cases = nested + models.flatMap { $0.cases ?? [] }
    casesWithDefaults = Set(
      cases.filter { $0.parameters.contains { $0.defaultValue != nil } }.map(\.name.value))
    clientsByKey = Dictionary(clients.map { ($0.key.value, $0) }) { first, _ in first }
    let declared =
      features.map { ($0.typeName(among: byName, suffix: settings.suffix), Spec.feature($0)) }
      + clients.map { ($0.name.value, .client($0)) } + models.map { ($0.name.value, .model($0)) }
    declarations = Dictionary(declared) { first, _ in first }
    nestedTypes = Self.nestedTypes(declarations)
    names = ProjectNames(features: features, clients: clients, types: declarations.keys)
    let known = ["ComposableArchitecture", "FeatureRuntime", "Foundation"]
    typeModules = Set(known + settings.modules.map(\.name.value)).subtracting(declarations.keys)
  }

  /// Where in a feature's action everything stands that can happen to the feature.
  public func actionLayout(of feature: Feature) -> ActionLayout {
    actionLayouts[ObjectIdentifier(feature)]
      ?? ActionLayout(of: feature, style: settings.style(of: feature))
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

  /// The feature of a name, or of the last part of it where no other has that.
  public func feature(named name: String) -> Feature? {
    featuresByName[name] ?? featuresByName[featureNames.resolved(name)]
  }

  /// The features that a feature lives in, each with the place, by name.
  func parents(of feature: Feature) -> [(parent: Feature, child: Child)] {
    parentsByName[feature.name.value] ?? []
  }

  /// The feature that a feature is declared in; nil where it is a type of the app, or where there is none.
  public func outerFeature(of feature: Feature) -> Feature? {
    feature.outer.flatMap { featuresByName[$0.value] }
  }

  /// A feature and those around it, from the inside to the outside.
  public func scopes(of feature: Feature) -> [Feature] {
    Array(sequence(first: feature, next: outerFeature))
  }

  /// The names of the types that are declared in a feature's, those of other features included.
  public func namesOfTypes(in feature: Feature) -> [String] {
    feature.typesOutsideState.map(\.name.value) + feature.children.filter(\.isOneOf).map(\.enumName)
      + (featureNames.byOuter[feature.name.value] ?? [])
  }

  /// The model of a name.
  public func model(named name: String) -> Model? {
    if case .model(let model)? = declarations[name] { model } else { nil }
  }

  /// The feature whose type has a name.
  public func feature(ofType name: String) -> Feature? {
    if case .feature(let feature)? = declarations[name] { feature } else { nil }
  }

  /// The spec of the type that a path begins with, and the names behind that type.
  ///
  /// - Parameter home: The feature that the path is written in, whose nested types come first.
  public func declaration(
    at path: [String], in home: Feature?
  ) -> (spec: Spec, rest: ArraySlice<String>)? {
    for scope in [home.map { typeName(of: $0) + "." }, ""].compactMap(\.self) {
      for end in path.indices.reversed() {
        if let spec = declarations[scope + path[...end].joined(separator: ".")] {
          return (spec, path[(end + 1)...])
        }
      }
    }
    return nil
  }

  /// A type of a module, with the module's name in front where a spec declares a type of the same name.
  public func type(_ name: String, of module: String) -> String {
    declarations[name] == nil ? name : "\(module).\(name)"
  }

  /// The type of a feature, as it is called everywhere: `CounterFeature`, `SettingsFeature.Appearance`.
  ///
  /// The suffix distinguishes features from other types of an app, which needs none where another type is around them; an
  /// external feature is called what its spec says.
  public func typeName(of feature: Feature) -> String {
    feature.typeName(among: featuresByName, suffix: settings.suffix)
  }

  /// The type of a feature of a name.
  public func typeName(ofFeature name: String) -> String {
    feature(named: name).map { typeName(of: $0) } ?? name + settings.suffix
  }

  /// The type of a feature's state.
  public func stateType(ofFeature name: String) -> String {
    feature(named: name)?.externalState ?? typeName(ofFeature: name) + ".State"
  }

  /// The type of a child's state: a feature's state, or the enum of several.
  public func elementType(of child: Child) -> String {
    switch child.content {
    case .feature(let feature): stateType(of: feature)
    case .oneOf: "\(child.enumName).State"
    }
  }
}

extension Feature {
  /// The feature's type.
  fileprivate func typeName(among features: [String: Feature], suffix: String) -> String {
    if let outer {
      return "\(Feature.typeName(atPath: outer.value, among: features, suffix)).\(ownName)"
    }
    return isExternal ? name.value : name.value + suffix
  }

  /// The type of a path that begins with a feature's name, or with one of the app's types.
  private static func typeName(
    atPath path: String, among features: [String: Feature], _ suffix: String
  ) -> String {
    if let feature = features[path] { return feature.typeName(among: features, suffix: suffix) }
    guard let dot = path.lastIndex(of: ".") else { return path }
    return typeName(atPath: String(path[..<dot]), among: features, suffix) + path[dot...]
  }
}
