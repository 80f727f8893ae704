import FeatureSpec
import SpecSource

/// The specs of a project and their declarations, by name.
struct ProjectIndex: Sendable {
  /// The features.
  let features: [String: Feature]
  /// The clients, by their keys.
  let clients: [String: Client]
  /// The places that features live in, by the names of the features.
  let parents: [String: [(parent: Feature, child: Child)]]
  /// The names that other specs may give to features.
  let featureNames: FeatureNames
  /// The template sets that specs name themselves, by the paths of the specs.
  let templates: [String: Located<String>]
  /// The specs, by the names of the types that they declare.
  let declarations: [String: Spec]
  /// The specs, by the paths of their files.
  let specs: [String: Spec]
  /// The nested types that specs declare, with the specs, by the whole names of the types.
  let nestedTypes: [String: (type: NestedType, owner: Spec)]
  /// The names among which misspelt ones are looked up.
  let names: ProjectNames
  /// The modules whose names may precede those of types, and are not names of types themselves.
  let typeModules: Set<String>
  /// The layouts of the features' actions. Stored, because each address in a spec needs one.
  let actionLayouts: [ObjectIdentifier: ActionLayout]

  /// Makes the index of specs that are sorted by name.
  init(
    features: [Feature], clients: [Client], models: [Model], featureNames: FeatureNames,
    settings: Settings
  ) {
    let byName = Dictionary(features.map { ($0.name.value, $0) }) { first, _ in first }
    self.features = byName
    self.clients = Dictionary(clients.map { ($0.key.value, $0) }) { first, _ in first }
    self.featureNames = featureNames
    var parents: [String: [(parent: Feature, child: Child)]] = [:]
    for parent in features where !parent.isExternal {
      for child in parent.children {
        for name in Set(child.features.map(\.feature.value)) {
          parents[name, default: []].append((parent, child))
        }
      }
    }
    self.parents = parents
    let specs = features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
    self.specs = Dictionary(specs.map { ($0.file.path, $0) }) { first, _ in first }
    templates = Dictionary(
      specs.compactMap { spec in spec.templates.map { (spec.file.path, $0) } }
    ) { first, _ in first }
    let declared = specs.map { spec in
      if case .feature(let feature) = spec {
        (feature.typeName(among: byName, suffix: settings.suffix), spec)
      } else {
        (spec.name.value, spec)
      }
    }
    declarations = Dictionary(declared) { first, _ in first }
    nestedTypes = FeatureProject.nestedTypes(declarations)
    names = ProjectNames(features: features, clients: clients, types: declarations.keys)
    let known = ["ComposableArchitecture", "FeatureRuntime", "Foundation"]
    typeModules = Set(known + settings.modules.map(\.name.value)).subtracting(declarations.keys)
    // A project that is only tried may have a feature twice.
    actionLayouts = Dictionary(
      features.map { feature in
        (ObjectIdentifier(feature), ActionLayout(of: feature, style: settings.style(of: feature)))
      }
    ) { first, _ in first }
  }

  /// The layout of a feature's action.
  func actionLayout(of feature: Feature, _ settings: Settings) -> ActionLayout {
    actionLayouts[ObjectIdentifier(feature)]
      ?? ActionLayout(of: feature, style: settings.style(of: feature))
  }
}
