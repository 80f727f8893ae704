import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// Drafts features and tries their specs.
struct DraftTrial {
  /// The types of the app.
  let types: LinkedTypes
  /// The places of words in the app.
  let places: WordPlaces
  /// The clients and tests of the features.
  let surroundings: AdoptedSurroundings
  /// The sets of templates.
  let sets: TemplateSets
  /// The workers.
  let workers: Workers

  /// Drafts features and compares the code that is generated from the drafts with the features.
  ///
  /// - Parameter others: The drafts of other features that are tried at the same time.
  func run(
    _ features: [LinkedType], _ choices: DraftingChoices, beside others: [DraftedFeature] = []
  ) -> (drafts: [DraftedFeature], accepted: AcceptedSpecs, results: [String: AdoptedSpec]) {
    var (results, drafts) = drafted(
      features, in: types, places, surroundings.endpoints, choices, workers)
    let accepted = accepted(drafts, beside: others, &results)
    return (drafts, accepted, results)
  }

  /// Tries specs and records the results. Nothing is recorded while the descriptions of clients are refused or
  /// contradict their calls.
  func accepted(
    _ drafts: [DraftedFeature], beside others: [DraftedFeature] = [],
    _ results: inout [String: AdoptedSpec]
  ) -> AcceptedSpecs {
    let accepted = AcceptedSpecs(
      drafts + others, in: types, beside: surroundings, sets: sets, workers: workers)
    guard accepted.looseClients.isEmpty else { return accepted }
    for (name, refusal) in accepted.refusals {
      results[name] = AdoptedSpec.none(refusal.reasons)
    }
    compare(drafts, accepted, workers, &results)
    return accepted
  }

  /// Drafts again the features that are only equal if a part of them is expressed in another way. The other drafts
  /// stay.
  func retried(
    _ features: [LinkedType], _ drafts: [DraftedFeature], _ accepted: AcceptedSpecs,
    _ results: [String: AdoptedSpec], _ known: DraftingChoices
  ) -> [String: DraftedFeature] {
    var better: [String: DraftedFeature] = [:]
    var choices = known
    var more = hardParts(drafts, accepted, results)
    for _ in 0..<2 where !more.isEmpty {
      choices.hard.merge(more) { $0.union($1) }
      let others = drafts.filter {
        more[$0.name] == nil && accepted.text(of: $0.name) != nil
      }.map { better[$0.name] ?? $0 }
      let tried = run(features.filter { more[$0.name] != nil }, choices, beside: others)
      for one in tried.drafts where tried.results[one.name]?.equalText != nil {
        better[one.name] = one
      }
      more = hardParts(tried.drafts, tried.accepted, tried.results)
        .filter { !choices.knows($0.value, of: $0.key) }
    }
    return better
  }
}

/// Compares the code that is generated from the accepted specs with the features.
private func compare(
  _ drafts: [DraftedFeature], _ accepted: AcceptedSpecs,
  _ workers: Workers, _ results: inout [String: AdoptedSpec]
) {
  let generatedFiles = accepted.files.filter {
    $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") && $0.ownership == .generated
  }
  let read = workers.map(generatedFiles, as: "reading") { file in
    readSwift(SourceFile(path: file.path, bytes: file.contents))
  }
  let generated = LinkedTypes(read.compactMap(\.self), generatedFor: drafts.first?.drafter.types)
  let texts = drafts.compactMap { drafted in accepted.text(of: drafted.name).map { (drafted, $0) } }
  let compared = workers.map(texts, as: "comparing features") { drafted, text in
    AdoptedSpec.accepted(
      text: text, roundTrip(of: drafted.drafter, drafted.draft.keys, among: generated))
  }
  for ((drafted, _), result) in zip(texts, compared) { results[drafted.name] = result }
}
