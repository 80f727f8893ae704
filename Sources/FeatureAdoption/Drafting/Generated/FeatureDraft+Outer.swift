import FeatureGenerator
import FeatureHeader
import SpecSwift

extension FeatureDraft {
  /// Behind the extension that generated code has a feature in: what stays of the feature cannot stand in that; nil for code of an
  /// app, where more may be around it.
  var placeBehindOuter: Int? {
    let origin = feature.origin
    guard GeneratedHeader.isBorne(by: origin.file.file.bytes) else { return nil }
    return origin.file.declarations.first { declaration in
      declaration.type?.keyword == .extension
        && declaration.source.range.contains(origin.declaration.source.range.lowerBound)
    }?.source.range.upperBound
  }
}
