import SpecSource
import SpecSwift

/// An app's own protocol in place of `Reducer`, and how the actions of its features are made.
public struct FeatureStyle: Sendable {
  /// The name by which features ask for it.
  public var name: Located<String>
  /// The protocol that the features conform to.
  public var conformance: SwiftFragment
  /// The type of their actions; nil where each declares an enum of its own.
  public var action: SwiftFragment?
  /// The groups that the type has a case for.
  public var groups: [ActionGroup]
  /// The children, alerts and dialogs that the type has a case for.
  public var cases: [Located<String>]
}

extension Settings {
  /// The style of a feature, when it is not a plain reducer.
  package func style(of feature: Feature) -> FeatureStyle? {
    feature.style.flatMap { name in styles.first { $0.name.value == name.value } }
  }
}
