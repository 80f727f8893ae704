import FeatureSpec

/// A nested type, or a model that is an enum.
struct NestedTypeModel: TemplateModel {
  var name: String
  var doc: Documentation
  var access: Settings.Access
  var conformances: String
  var `enum`: [DeclaredCaseModel]?
  var `struct`: Struct?
  var computed: [ComputedModel]

  static let members = Members<Self>(
    "nested type", "An enum or a struct; of `enum` and `struct` exactly one is not false."
  ) {
    Member("name", \.name, "the type's name")
    Member("doc", \.doc, "the lines of its documentation")
    Member("access", \.access, accessMeaning)
    Member("conformances", \.conformances, "its protocols, the raw type first")
    Member("enum", \.enum, "what an enum has", holding: "cases", "the cases")
    Member("struct", \.struct, "what a struct has")
    Member("computed", \.computed, "the computed properties")
  }

  struct Struct: TemplateModel {
    var fields: [FieldModel]
    var `init`: InitializerModel?

    static let members = Members<Self> {
      Member("fields", \.fields, "the stored properties")
      Member("init", \.`init`, "the initialiser; false where Swift makes it")
    }
  }
}

/// A case of an enum without case paths.
struct DeclaredCaseModel: TemplateModel {
  var doc: Documentation
  var declaration: String

  static let members = Members<Self>(
    "declared case", "A case of an enum that has no case paths."
  ) {
    Member("doc", \.doc, "the lines of its documentation")
    Member(
      "declaration", \.declaration,
      "the case with its payload or raw value: `case refused(code: Int)`")
  }
}
