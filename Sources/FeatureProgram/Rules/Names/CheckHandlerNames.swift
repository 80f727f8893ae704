import FeatureSpec
import SpecSource

/// Checks that no other type has the name of the protocol of a feature's handlers.
func checkHandlerNames(of project: FeatureProject) -> [Diagnostic] {
  project.generatedFeatures.filter { $0.hasHandlers }.compactMap { feature in
    let name = feature.handlersType
    guard let other = project.index.declarations[name]?.name,
      project.module(of: other).name.value == project.module(of: feature.name).name.value
    else { return nil }
    return .error(
      .reservedName,
      "'\(name)' is the name of the protocol for the handlers of \(feature.name.value)",
      at: other.span, hint: "choose another name",
      related: [.init("the feature is here", at: feature.name.span)])
  }
}

extension Feature {
  /// The protocol of the functions that are written by hand.
  public var handlersType: String { joinedName + "Handlers" }
}
