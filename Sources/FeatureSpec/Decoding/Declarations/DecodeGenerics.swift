import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the generic parameters of a feature by name: protocols, or a mapping.
  mutating func generics(_ node: YAMLNode?) -> [GenericParameter] {
    named(
      node, of: "names to protocols", example: "Scope: Hashable & Sendable",
      as: "a generic parameter's name"
    ).readAll { name, value in
      guard case .mapping = value.content else {
        return GenericParameter(name: name, constraint: fragment(value, .type), sample: nil)
      }
      guard let mapping = mapping(value, as: .generic) else { return nil }
      return GenericParameter(
        name: name, constraint: fragment(mapping["conforms"], of: value, .type),
        sample: mapping["sample"].map { fragment($0, .type) })
    }
  }

  /// Reads the types that a parent specifies for the generic parameters of a feature.
  mutating func genericArguments(_ node: YAMLNode?) -> [GivenField] {
    named(
      node, of: "generic parameters to types", example: "Scope: City",
      as: "a generic parameter's name"
    ).readAll { GivenField(name: $0.name, value: fragment($0.value, .type)) }
  }
}
