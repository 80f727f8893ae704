import FeatureSpec
import SpecSwift

/// A type that a fragment of a spec names.
public struct ResolvedType: Sendable {
  /// The name of the type in the place of the fragment.
  public let text: String
  /// The form of the type, which is the same in all places.
  public let form: TypeForm
}

extension TypeScope {
  /// Resolves the type that a fragment names; nil for broken Swift.
  func resolve(_ type: SwiftFragment) -> ResolvedType? {
    form(of: type).map { ResolvedType(text: type.text, form: $0) }
  }
}
