import SpecSource
import SpecSwift

/// An app's own protocol that replaces `Reducer`, with the form of the actions of its features.
public struct FeatureStyle: Sendable {
  /// The name by which features request the style.
  public var name: Located<String>
  /// The protocol that the features conform to.
  public var conformance: SwiftFragment
  /// The type of the features' actions; nil if each feature declares an enum of its own.
  public var action: SwiftFragment?
  /// The groups for which the type has a case.
  public var groups: [ActionGroup]
  /// The children, alerts and dialogs for which the type has a case.
  public var cases: [Located<String>]
}

extension Settings {
  /// Finds the style of a feature, when the feature is not a plain reducer.
  package func style(of feature: Feature) -> FeatureStyle? {
    feature.style.flatMap { name in styles.first { $0.name.value == name.value } }
  }
}
