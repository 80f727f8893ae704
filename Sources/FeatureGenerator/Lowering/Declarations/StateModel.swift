import FeatureSpec

/// The state of a feature.
struct StateModel: TemplateModel {
  var conformances: String
  var access: Settings.Access
  var fields: [FieldModel]
  var `init`: InitializerModel?
  var computed: [ComputedModel]
  var isEmpty: Bool
  var observed: ObservedModel?

  static let members = Members<Self>("state", "The state of a feature.") {
    Member("conformances", \.conformances, "its protocols, with commas between them")
    Member("access", \.access, accessMeaning)
    Member("fields", \.fields, "the stored properties: fields, children, alert and dialog")
    Member("init", \.`init`, "the initialiser; false where Swift makes it")
    Member("computed", \.computed, "the computed properties")
    Member("isEmpty", \.isEmpty, "whether there is nothing to declare")
    Member(
      "observed", \.observed, "which stored properties each property is made of",
      for: .runtime, .redux)
  }
}

/// Which stored properties each property of a state is made of.
struct ObservedModel: TemplateModel {
  var access: Settings.Access
  var entries: [String]

  static let members = Members<Self> {
    Member("access", \.access, accessMeaning)
    Member("entries", \.entries, "the entries: `(\\.count, [0])`, with their commas")
  }
}
