import FeatureSpec
import SpecSwift

/// A type that a fragment of a spec names.
public struct ResolvedType: Sendable {
  /// The type as the fragment's place calls it.
  public let text: String
  /// The form of the type, which is the same in all places.
  public let form: TypeForm
}

extension TypeScope {
  /// The type that a fragment names; nil for broken Swift.
  func resolve(_ type: SwiftFragment) -> ResolvedType? {
    form(of: type).map { ResolvedType(text: type.text, form: $0) }
  }
}
