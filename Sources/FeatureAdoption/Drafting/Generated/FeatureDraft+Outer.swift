import FeatureGenerator
import FeatureHeader
import SpecSwift

extension FeatureDraft {
  /// The place after the extension in which generated code declares a feature. The remaining parts of the feature
  /// cannot be in that extension.
  ///
  /// The place is nil for code of an app, which may have more code around the feature.
  var placeBehindOuter: Int? {
    let origin = feature.origin
    guard GeneratedHeader.isBorne(by: origin.file.file.bytes) else { return nil }
    return origin.file.declarations.first { declaration in
      declaration.type?.keyword == .extension
        && declaration.source.range.contains(origin.declaration.source.range.lowerBound)
    }?.source.range.upperBound
  }
}
