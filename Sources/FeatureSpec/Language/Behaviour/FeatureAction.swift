import SpecSource
import SpecSwift

/// Something that can happen to a feature, and what follows.
public struct FeatureAction: Sendable {
  /// The action's name.
  public var name: Located<String>
  /// When it happens.
  public var documentation: Documentation
  /// What comes with it.
  public var parameters: [Parameter]
  /// What follows.
  public var block: Block
}
