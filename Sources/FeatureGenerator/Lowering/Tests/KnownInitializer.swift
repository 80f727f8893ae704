import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// The initializer of a type that specs declare, which takes the type's stored properties.
public struct KnownInitializer: Sendable {
  /// A parameter.
  public struct Parameter: Sendable {
    /// The property's name.
    public var name: String
    /// The value that is used if a call omits the argument; nil for a required argument.
    public var defaultValue: String?
    /// The name of the reference type that wraps the argument, such as `Shared`; nil for the value itself.
    public var wrapper: String?
    /// Whether the initialiser has the parameter.
    public var isTaken = true
  }

  /// The parameters, in their order.
  public var parameters: [Parameter]
}

extension FeatureProject {
  /// The initialisers of all structs that the specs declare, by the names of the types without their modules.
  public var knownInitializers: [String: KnownInitializer] {
    var known: [String: KnownInitializer] = [:]
    for feature in features where !feature.isExternal {
      let type = typeName(of: feature)
      known["\(type).State"] = KnownInitializer(
        parameters: storedProperties(of: feature).map { property in
          KnownInitializer.Parameter(
            name: property.name.value,
            defaultValue: property.defaultValue?.text ?? (property.isOptional ? "nil" : nil),
            wrapper: property.shared?.wrapper, isTaken: property.isParameter)
        })
      add(feature.types, in: type, to: &known)
    }
    for model in models {
      known[model.name.value] = KnownInitializer(model.fields)
      add(model.types, in: model.name.value, to: &known)
    }
    return known
  }

  private func add(
    _ types: [NestedType], in outer: String, to known: inout [String: KnownInitializer]
  ) {
    for type in types {
      guard case .structure(let fields) = type.kind else { continue }
      let place = type.inState == nil ? outer : "\(outer).State"
      known["\(place).\(type.name.value)"] = KnownInitializer(fields)
    }
  }
}

extension KnownInitializer {
  fileprivate init(_ fields: [Field]) {
    parameters = fields.map { field in
      Parameter(
        name: field.name.value,
        defaultValue: field.defaultValue?.text ?? (field.isOptional ? "nil" : nil))
    }
  }
}
