import FeatureProgram
import FeatureSpec
import SwiftCode

struct DataModel: TemplateModel {
  let model: Model
  let project: FeatureProject
  let dialect: Dialect
  /// The modules of declarations that the model uses and the library does not have.
  let supportImports: [ImportedModule]

  static let members = Members<Self>(
    "model", "The values of a template whose output is `for: model`."
  ) {
    Part(\.common)
    Member("type", \.model.name.declaredCode, "the type's name in Swift")
    Member("imports", \.imports, "the modules that its file imports")
    Member("conformances", \.conformances, "its protocols, with commas between them")
    Member("types", \.types, "the nested types")
    Member("fields", \.stored.properties, "the stored properties")
    Member("init", \.stored.initializer, "the initializer; false if Swift generates it")
    Member("enumeration", \.enumeration, "the declaration of an enum; false for a struct")
    Member("computed", \.computed, "the computed properties")
  }

  private var common: SpecModel {
    SpecModel(
      name: model.name, documentation: model.documentation, project: project,
      access: project.access(of: model))
  }

  private var access: Settings.Access { project.access(of: model) }

  private var imports: ImportsModel {
    lowerImports(dialect.modules, project.imports(of: model) + supportImports)
  }

  private var conformances: String {
    sortedConformances(
      model.conformances.map(\.value), isEquatable: model.fields.allSatisfy(\.isEquatable)
    ).joined(separator: ", ")
  }

  private var types: [NestedTypeModel] {
    model.types.map { NestedTypeModel(type: $0, access: access) }
  }

  private var stored: StoredFields { StoredFields(fields: model.fields, access: access) }

  private var enumeration: NestedTypeModel? {
    model.enumeration.map { NestedTypeModel(type: $0, access: access) }
  }

  private var computed: [ComputedModel] { lowerComputed(model.computed, access: access) }
}
