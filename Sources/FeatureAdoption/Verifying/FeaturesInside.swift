import SpecSwift

extension FeatureDraft {
  /// The names of the nested features that have their own specs.
  var insideNames: [String] {
    members.elsewhere.compactMap { $0.declaration.type.map { "\(feature.name).\($0.name)" } }
  }
}

/// Checks that the features nested in a feature are cut out with it: their specs describe them.
func checkInside(
  _ draft: FeatureDraft, _ drafts: [FeatureDraft], _ results: [String: AdoptedSpec],
  in files: [ReadSwiftFile]
) throws(NotDrafted) {
  for name in draft.insideNames {
    guard let inner = drafts.first(where: { $0.feature.name == name }),
      results[name]?.equalText != nil
    else {
      throw NotDrafted("a nested reducer that stays Swift", at: draft.feature.origin.span)
    }
    var attempt = RestOfFiles()
    try checkInside(inner, drafts, results, in: files)
    try attempt.cut(inner, in: files)
  }
}
