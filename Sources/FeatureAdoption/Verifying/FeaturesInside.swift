import SpecSwift

extension FeatureDraft {
  /// The names of the features that stand in it and have specs of their own.
  var insideNames: [String] {
    elsewhere.compactMap { $0.declaration.type.map { "\(feature.name).\($0.name)" } }
  }
}

/// Checks that the features that stand in one are cut out with it: their specs have what they do.
func checkInside(
  _ draft: FeatureDraft, _ drafts: [FeatureDraft], _ results: [String: AdoptedSpec],
  in files: [ReadSwiftFile]
) throws(NotDrafted) {
  for name in draft.insideNames {
    guard let inner = drafts.first(where: { $0.feature.name == name }),
      results[name]?.equalText != nil
    else {
      throw NotDrafted("a reducer in it that stays Swift", at: draft.feature.origin.span)
    }
    var attempt = RestOfFiles()
    try checkInside(inner, drafts, results, in: files)
    try attempt.cut(inner, in: files)
  }
}
