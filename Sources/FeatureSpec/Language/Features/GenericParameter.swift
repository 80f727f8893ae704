import SpecSource
import SpecSwift

/// A generic parameter of a feature: `Scope: Hashable & Sendable`.
public struct GenericParameter: Sendable {
  /// The parameter's name.
  public var name: Located<String>
  /// The protocols that the types in place of the parameter conform to.
  public var constraint: SwiftFragment
  /// The type that replaces the parameter in tests and explorations.
  public var sample: Optional<SwiftFragment>

  /// The declaration of the parameter.
  public var declaration: String { "\(name.value): \(constraint.text)" }
}

extension Feature {
  /// The generic parameters as the feature declares them: `<Scope: Hashable & Sendable>`; empty for no parameters.
  public var genericDeclaration: String {
    generics.isEmpty ? "" : "<\(generics.map(\.declaration).joined(separator: ", "))>"
  }

  /// The types that replace the generic parameters in tests: `<String>`; empty for no parameters.
  public var sampleArguments: String { angled(generics.compactMap(\.sample?.text)) }
}

/// Writes types between angle brackets; empty for no types.
package func angled(_ types: [String]) -> String {
  types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
}
