import Platform
import SpecSwift

/// The decisions about the drafts of all features.
struct DraftingChoices {
  /// Whether handlers that no key expresses become functions in Swift.
  var takesManual: Bool
  /// The project that the features are adopted into; nil when no project is known.
  var project: AdoptingProject?
  /// The parts of features that a spec expresses in another way, because the plain way is refused, has another meaning,
  /// or belongs to a feature whose code is not equal.
  var hard: [String: HardParts] = [:]
  /// The features that stay Swift in the reducers around them, with their results.
  var keptInside: [String: AdoptedSpec] = [:]

  /// Whether some parts of a feature are already expressed in another way.
  func knows(_ parts: HardParts, of name: String) -> Bool {
    (hard[name] ?? HardParts()).union(parts) == hard[name] ?? HardParts()
  }
}

/// Drafts features, and returns the results of the features that are not drafted, and the drafts.
func drafted(
  _ features: [LinkedType], in types: LinkedTypes, _ places: WordPlaces,
  _ endpoints: DescribedEndpoints, _ choices: DraftingChoices, _ workers: Workers
) -> ([String: AdoptedSpec], [DraftedFeature]) {
  let names = Set(features.map(\.name))
  var results = choices.keptInside.filter { names.contains($0.key) }
  var drafts: [DraftedFeature] = []
  @Sendable func drafted(
    _ context: DraftingContext, madeByApp: Set<String> = []
  ) throws(NotDrafted) -> DraftedFeature {
    let feature = context.feature
    var attempt = DraftingAttempt(
      hard: choices.hard[feature.name] ?? HardParts(), takesManual: choices.takesManual,
      specsInside: names.subtracting(choices.keptInside.keys))
    attempt.hard.madeByApp.formUnion(madeByApp)
    var drafted = try Drafting(context: context).draft(attempt)
    try checkNothingIsLost(&drafted.draft, drafted.drafter)
    try checkProjections(of: drafted.draft, in: places)
    drafted.draft.access = try choices.project?.otherAccess(adopting: feature, named: drafted.name)
    (drafted.draft.opened, drafted.draft.moved) = try openedNames(
      of: drafted.draft, in: places, types)
    return drafted
  }
  let tried = features.filter { choices.keptInside[$0.name] == nil }
  let outcomes = workers.map(tried, as: "drafting features") { feature in
    Result { () throws(NotDrafted) in
      try drafted(DraftingContext(feature, in: types, endpoints: endpoints))
    }
  }
  for (feature, outcome) in zip(tried, outcomes) {
    switch outcome {
    case .success(let draft): drafts.append(draft)
    case .failure(let error): results[feature.name] = AdoptedSpec.none([error.reason])
    }
  }
  let made = Set(drafts.filter(\.drafter.reducer.needsValues).map(\.name))
  let parents = drafts.indices.filter { !made.isDisjoint(with: drafts[$0].draft.children) }
  let others = workers.map(parents.map { drafts[$0].drafter.context }, as: "drafting features") {
    try? drafted($0, madeByApp: made)
  }
  for (index, other) in zip(parents, others) {
    if let other { drafts[index] = other }
  }
  return (results, drafts)
}

/// Returns features that are not equal with keys for alerts, or that are children of such features. Their presentations
/// stay Swift.
func unequalAlerts(
  _ drafts: [DraftedFeature], _ results: [String: AdoptedSpec]
) -> [String: HardParts] {
  let unequal = drafts.filter { results[$0.name]?.equalText == nil }
  let names = Set(unequal.map(\.name)).union(unequal.flatMap(\.draft.children))
  let presenting = drafts.filter { names.contains($0.name) && $0.drafter.presentsMoreThanFeatures }
  return Dictionary(
    presenting.map { ($0.name, HardParts(alerts: $0.drafter.context.presentedNames)) }
  ) { first, _ in first }
}
