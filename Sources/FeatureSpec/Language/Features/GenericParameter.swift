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

extension FeatureProject {
  /// The type of a feature that lives in a place, with the types that the parent names.
  public func typeName(of one: ChildFeature) -> String {
    let given = Dictionary(one.generics.map { ($0.name.value, $0.value.text) }) { first, _ in first
    }
    let ordered = feature(named: one.feature.value)?.generics.map(\.name.value) ?? []
    return typeName(ofFeature: one.feature.value) + angled(ordered.compactMap { given[$0] })
  }

  /// The type of the state of a feature that lives in a place.
  public func stateType(of one: ChildFeature) -> String {
    feature(named: one.feature.value)?.externalState ?? typeName(of: one) + ".State"
  }
}

/// Types between angle brackets; nothing for none.
private func angled(_ types: [String]) -> String {
  types.isEmpty ? "" : "<\(types.joined(separator: ", "))>"
}
