import FeatureSpec
import SpecSource

extension Rule {
  /// The rules of the spec language.
  public static let language =
    decoding + declarations + names + behaviour + effects + tests + references + redux + lint
}
