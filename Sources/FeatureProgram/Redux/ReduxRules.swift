import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of the template set 'redux'.
  public static let redux: [Rule] = [
    unsupportedByRedux, impureBlock,
  ]
}
