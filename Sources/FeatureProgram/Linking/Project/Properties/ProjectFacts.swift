import FeatureSpec

/// The properties of features that follow from other features and from the settings.
struct ProjectFacts: Sendable, Equatable {
  /// The names of the features whose states require values.
  let featuresThatNeedValues: Set<String>
  /// The names of the features with parts that other modules do not see.
  let featuresWithHiddenParts: Set<String>
  /// The names of the modules with public specs, regardless of the access in the settings.
  let modulesWithPublicParts: Set<String>
  /// The features that live in themselves.
  let recursiveFeatures: RecursiveFeatures
  /// The properties that features have because of their children.
  let graph: FeatureGraph
  /// The features that have several instances at the same time.
  let siblingInstances: SiblingInstances
  /// The features whose states have an identity.
  let stateIdentities: StateIdentities
  /// The names of declared cases whose payload has defaults, so that calls may omit parts of the payload.
  let casesWithDefaults: Set<String>
  /// The names of the features that lack a usual protocol, by protocol.
  let lackingFeatures: [UsualConformance: Set<String>]

  /// Finds the properties of the features of a project.
  init(
    features: [Feature], clients: [Client], models: [Model], _ index: ProjectIndex,
    _ settings: Settings
  ) {
    featuresThatNeedValues = spreading(
      in: features,
      from: {
        $0.state.contains(where: \.isRequired) || $0.hasRequiredChoice || $0.stateForm.cases != nil
      },
      over: { $1.needsValue })
    let specs = features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
    modulesWithPublicParts = findPublicParts(in: specs, settings)
    featuresWithHiddenParts = findHiddenParts(in: features, beside: models, settings)
    lackingFeatures = Dictionary(
      uniqueKeysWithValues: UsualConformance.allCases.map { usual in
        let lacking = spreading(
          in: features, from: { $0.lacks(usual, settings) },
          over: { feature, _ in feature.said(usual.part, settings) == nil })
        return (usual, lacking)
      })
    recursiveFeatures = RecursiveFeatures(in: features)
    graph = FeatureGraph(of: features, recursiveFeatures) { index.actionLayout(of: $0, settings) }
    siblingInstances = SiblingInstances(in: features, recursiveFeatures) { index.features[$0] }
    stateIdentities = StateIdentities(in: features, busy: spreading(in: features, from: \.isBusy))
    let types = features.flatMap(\.types) + clients.flatMap(\.types) + models.flatMap(\.types)
    let nested = types.flatMap { type -> [EnumCase] in
      if case .enumeration(let cases) = type.kind { cases } else { [] }
    }
    let cases = nested + models.flatMap { $0.cases ?? [] }
    casesWithDefaults = Set(
      cases.filter { $0.parameters.contains { $0.defaultValue != nil } }.map(\.name.value))
  }
}
