import SpecSource
import SpecSwift

/// A generic parameter of a feature: `Scope: Hashable & Sendable`.
public struct GenericParameter: Sendable {
  /// Its name.
  public var name: Located<String>
  /// The protocols that what takes its place conforms to.
  public var constraint: SwiftFragment
  /// The type that takes its place in tests and explorations.
  public var sample: Optional<SwiftFragment>

  /// How it is declared.
  public var declaration: String { "\(name.value): \(constraint.text)" }
}

extension Feature {
  /// The generic parameters as the feature declares them: `<Scope: Hashable & Sendable>`; nothing for none.
  public var genericDeclaration: String {
    generics.isEmpty ? "" : "<\(generics.map(\.declaration).joined(separator: ", "))>"
  }

  /// The types that take the places of the generic parameters in tests: `<String>`; nothing for none.
  public var sampleArguments: String { angled(generics.compactMap(\.sample?.text)) }
}

/// Types between angle brackets; nothing for none.
package func angled(_ types: [String]) -> String {
  types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
}
