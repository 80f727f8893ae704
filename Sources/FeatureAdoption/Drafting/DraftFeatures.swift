import SpecSwift

/// The parts that stay Swift in drafts though keys could express them.
struct DraftingChoices {
  /// Whether handlers that no key expresses become functions in Swift.
  var takesManual: Bool
  /// The features whose alerts stay Swift, because they are not equal with keys for the alerts.
  var plainAlerts: Set<String> = []
  /// The project that the features are adopted into; nil when no project is known.
  var project: AdoptingProject?
  /// The parts of features that a spec expresses in another way, because the plain way is refused or has another
  /// meaning.
  var hardParts: [String: HardParts] = [:]
  /// The features that stay Swift in the reducers around them, with their results.
  var keptInside: [String: AdoptedSpec] = [:]
}

/// Drafts features, and returns the results of the features that are not drafted, and the drafts.
func drafted(
  _ features: [LinkedType], in types: LinkedTypes, _ places: WordPlaces,
  _ endpoints: DescribedEndpoints, _ choices: DraftingChoices
) -> ([String: AdoptedSpec], [(draft: FeatureDraft, drafter: FeatureDrafter)]) {
  var results: [String: AdoptedSpec] = [:]
  var drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)] = []
  let names = Set(features.map(\.name))
  func drafted(
    _ feature: LinkedType, madeByApp: Set<String> = []
  ) throws(NotDrafted) -> (draft: FeatureDraft, drafter: FeatureDrafter) {
    var drafter = try FeatureDrafter(feature, in: types, endpoints: endpoints)
    drafter.takesManual = choices.takesManual
    drafter.hard = choices.hardParts[feature.name] ?? HardParts()
    drafter.hard.madeByApp.formUnion(madeByApp)
    drafter.specsInside = names.subtracting(choices.keptInside.keys)
    if choices.plainAlerts.contains(feature.name) { drafter.hard.alerts = drafter.presentedNames }
    var draft = try drafter.draft()
    try checkNothingIsLost(&draft, drafter)
    try checkProjections(of: draft, in: places)
    draft.access = try choices.project?.otherAccess(adopting: feature, named: draft.feature.name)
    (draft.opened, draft.moved) = try openedNames(of: draft, in: places, types)
    return (draft, drafter)
  }
  for feature in features {
    if let kept = choices.keptInside[feature.name] {
      results[feature.name] = kept
      continue
    }
    do throws(NotDrafted) {
      drafts.append(try drafted(feature))
    } catch {
      results[feature.name] = AdoptedSpec.none([error.reason])
    }
  }
  let made = Set(drafts.filter(\.drafter.needsValues).map(\.draft.feature.name))
  for index in drafts.indices where !made.isDisjoint(with: drafts[index].draft.children) {
    let other = try? drafted(drafts[index].draft.feature, madeByApp: made)
    if let other { drafts[index] = other }
  }
  return (results, drafts)
}

/// Returns the features that are not equal with keys for alerts, or that are children of such features.
func unequalAlerts(
  _ drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)], _ results: [String: AdoptedSpec]
) -> Set<String> {
  let unequal = drafts.filter { results[$0.draft.feature.name]?.equalText == nil }
  let names = Set(unequal.map(\.draft.feature.name)).union(unequal.flatMap(\.draft.children))
  return Set(
    drafts.filter(\.drafter.presentsMoreThanFeatures).map(\.draft.feature.name)
  ).intersection(names)
}
