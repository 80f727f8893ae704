/// What a template sees whose output is for a model.
struct DataModel: TemplateModel {
  var common: SpecModel
  var type: String
  var imports: ImportsModel
  var conformances: String
  var types: [NestedTypeModel]
  var fields: [FieldModel]
  var `init`: InitializerModel?
  var enumeration: NestedTypeModel?
  var computed: [ComputedModel]

  static let members = Members<Self>(
    "model", "What a template sees whose output is `for: model`."
  ) {
    Part(\.common)
    Member("type", \.type, "the type's name in Swift")
    Member("imports", \.imports, "the modules that its file imports")
    Member("conformances", \.conformances, "its protocols, with commas between them")
    Member("types", \.types, "the nested types")
    Member("fields", \.fields, "the stored properties")
    Member("init", \.`init`, "the initialiser; false where Swift makes it")
    Member("enumeration", \.enumeration, "the enum that it is; false for a struct")
    Member("computed", \.computed, "the computed properties")
  }
}
