import FeatureGenerator
import Platform
import SpecSource
import SpecSwift

/// What became of making a spec of a feature.
public enum AdoptedSpec: Sendable {
  /// None was made, or the generator refused it, for these reasons.
  case none([AdoptionReason])
  /// The generator accepts it: its text, and how what is generated from it compares with the feature.
  case accepted(text: String, RoundTrip)

  /// The spec, if what is generated from it is the feature.
  public var equalText: String? {
    if case .accepted(let text, let roundTrip) = self, roundTrip.isEqual { text } else { nil }
  }
}

/// Makes specs of features, and holds what is generated from them against the features.
///
/// - Returns: What became of each feature, by the name of its type.
func verifiedSpecs(
  of features: [LinkedType], in types: LinkedTypes, sets: TemplateSets, workers: Workers
) -> [String: AdoptedSpec] {
  var results: [String: AdoptedSpec] = [:]
  var drafts: [(draft: FeatureDraft, drafter: FeatureDrafter)] = []
  for feature in features {
    do throws(NotDrafted) {
      var drafter = try FeatureDrafter(feature, in: types)
      let draft = try drafter.draft()
      try checkNothingIsLost(draft, drafter)
      drafts.append((draft, drafter))
    } catch {
      results[feature.name] = AdoptedSpec.none([error.reason])
    }
  }
  let accepted = AcceptedSpecs(drafts, in: types, sets: sets, workers: workers)
  for (name, reasons) in accepted.refusals { results[name] = AdoptedSpec.none(reasons) }
  let files = accepted.files.filter { $0.path.hasPrefix("Sources/") && $0.path.hasSuffix(".swift") }
  let read = workers.map(files, as: "reading") { file in
    readSwift(SourceFile(path: file.path, bytes: file.contents))
  }
  let generated = LinkedTypes(read.compactMap(\.self))
  for (draft, drafter) in drafts {
    guard let text = accepted.specs[draft.feature.name] else { continue }
    results[draft.feature.name] = .accepted(
      text: text, roundTrip(of: drafter, among: generated))
  }
  return results
}

private func roundTrip(of original: FeatureDrafter, among generated: LinkedTypes) -> RoundTrip {
  let span = original.feature.origin.span
  func failed(_ text: String) -> RoundTrip {
    RoundTrip(differences: [.init(subject: "the feature", original: "", generated: text, span: span)])
  }
  guard let feature = generated[original.feature.name, from: original.feature.origin.file] else {
    return failed("it is not generated")
  }
  do throws(NotDrafted) {
    var drafter = try FeatureDrafter(feature, in: generated)
    _ = try drafter.draft()
    return compared(original, drafter)
  } catch {
    return failed("\(error.reason.text) at \(error.reason.span.description)")
  }
}
