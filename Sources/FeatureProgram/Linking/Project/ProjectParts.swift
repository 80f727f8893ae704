import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The project's specs.
  public var specs: [Spec] {
    features.map(Spec.feature) + clients.map(Spec.client) + models.map(Spec.model)
  }
}

extension FeatureProject {
  /// The style of a feature, when it is not a plain reducer.
  public func style(of feature: Feature) -> FeatureStyle? {
    settings.style(of: feature)
  }
}
