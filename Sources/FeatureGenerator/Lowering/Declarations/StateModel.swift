import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

struct StateModel: TemplateModel {
  var conformances: String?
  var types: [NestedTypeModel]
  var stored: StoredFields
  var computed: [ComputedModel]
  var observed: ObservedModel?
  /// The encoding and decoding of the state, if it has them.
  var coding: CodingModel?
  var isIdentified: Bool
  var expanded: ExpandedStateModel?
  /// The state as an enum, if it is one.
  var `enum`: EnumModel?
  /// The type of the state, if it is declared elsewhere.
  var alias: SwiftFragment?

  static let members = Members<Self>("state", "The state of a feature.") {
    Member(
      "alias", \.alias, "the type of a state that is declared elsewhere",
      holding: "type", "the type")
    Member("enum", \.`enum`, "the state as an enum; false if it is a struct or an alias")
    Member(
      "conformances", \.conformances, "its protocols, with commas between them; false for none")
    Member("access", \.stored.access, accessMeaning)
    Member("types", \.types, "the types that it declares")
    Member(
      "fields", \.stored.properties, "the stored properties: fields, children, alert and dialog")
    Member("init", \.stored.initializer, "the initializer; false if Swift generates it")
    Member("computed", \.computed, "the computed properties")
    Member(
      "isEmpty",
      {
        $0.types.isEmpty && $0.stored.isEmpty && $0.computed.isEmpty && !$0.isIdentified
          && $0.expanded == nil
      },
      "whether it has no declarations")
    Member(
      "coding", \.coding,
      "how it is encoded and decoded; false if Swift generates the code, or if it is neither "
        + "encoded nor decoded")
    Member("isIdentified", \.isIdentified, "whether it has an identity", for: .tca)
    Member(
      "expanded", \.expanded,
      "the expansion of `@ObservableState`; false if the attribute is written",
      for: .tca)
    Member(
      "observedFields", \.stored.observed, "the properties whose observation is written out",
      for: .tca)
    Member(
      "observed", \.observed, "the stored properties that each property depends on",
      for: .runtime, .redux)
  }
}

/// The stored properties from which each property of a state is computed.
struct ObservedModel: TemplateModel {
  var access: Settings.Access
  var isComputed: Bool
  var fields: Code

  static let members = Members<Self> {
    Member("access", \.access, accessMeaning)
    Member(
      "isComputed", \.isComputed, "whether the property is computed, because the type is generic")
    Member("fields", \.fields, "the value: `StateFields<Self>([(\\.count, [0])])`")
  }
}
