import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The contents of a feature's view, whether it is generated or scaffolded; nil when the feature has none.
  public func view(of feature: Feature) -> FeatureView? {
    if case .unsaid = feature.view {
      let hasView = settings.hasViews && !feature.isExternal && feature.generics.isEmpty
      return hasView ? FeatureView() : nil
    }
    return feature.view.content
  }

  /// The type of a feature's view, be it generated or written by hand; nil when it has none.
  public func viewType(of feature: Feature) -> String? {
    if case .manual(let name) = feature.view { return name.value }
    return view(of: feature) == nil ? nil : feature.viewType
  }
}
