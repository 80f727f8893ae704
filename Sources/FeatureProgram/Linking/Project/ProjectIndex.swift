import FeatureSpec
import SpecSource

/// The specs of a project and their declarations, by name.
struct ProjectIndex: Sendable {
  /// The features.
  let features: [String: Feature]
  /// The clients, by their keys.
  let clients: [String: Client]
  /// The places in which features live, by the names of the features.
  let parents: [String: [(parent: Feature, child: Child)]]
  /// The names by which other specs may refer to features.
  let featureNames: FeatureNames
  /// The template sets that the specs themselves name, by the paths of the specs.
  let templates: [String: Located<String>]
  /// The specs, by the names of the types that they declare.
  let declarations: [String: Spec]
  /// The specs, by the paths of their files.
  let specs: [String: Spec]
  /// The nested types that specs declare, with the specs, by the full names of the types.
  let nestedTypes: [String: (type: NestedType, owner: Spec)]
  /// The names that are suggested for misspelt names.
  let names: ProjectNames
  /// The modules whose names may precede the names of types, and are not names of types themselves.
  let typeModules: Set<String>
  /// The layouts of the features' actions. They are stored because each address in a spec needs one.
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
    // A project that is only made as a trial may contain a feature twice.
    actionLayouts = Dictionary(
      features.map { feature in
        (ObjectIdentifier(feature), ActionLayout(of: feature, style: settings.style(of: feature)))
      }
    ) { first, _ in first }
  }

  /// Finds the layout of a feature's action.
  func actionLayout(of feature: Feature, _ settings: Settings) -> ActionLayout {
    actionLayouts[ObjectIdentifier(feature)]
      ?? ActionLayout(of: feature, style: settings.style(of: feature))
  }
}
