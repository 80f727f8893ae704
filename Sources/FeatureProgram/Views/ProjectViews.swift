import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Finds the content of a feature's view, which is generated or scaffolded; nil when the feature has no view.
  public func view(of feature: Feature) -> FeatureView? {
    if case .unsaid = feature.view {
      let hasView = settings.hasViews && !feature.isExternal && feature.generics.isEmpty
      return hasView ? FeatureView() : nil
    }
    return feature.view.content
  }

  /// Finds the type of a feature's view, which is generated or written by hand; nil when the feature has no view.
  public func viewType(of feature: Feature) -> String? {
    if case .manual(let name) = feature.view { return name.value }
    return view(of: feature) == nil ? nil : feature.viewType
  }
}
