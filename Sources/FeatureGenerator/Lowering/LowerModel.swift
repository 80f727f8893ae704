import FeatureSpec
import StrictMustache

/// Turns a model into values for templates.
func lowerModel(
  _ model: Model, in project: FeatureProject, for dialect: Dialect,
  importing supportImports: [ImportedModule]
) -> TemplateInput {
  let access = project.access(of: model.name)
  let conformances = sortedConformances(
    model.conformances.map(\.value), isEquatable: model.fields.allSatisfy(\.isEquatable))
  let stored = StoredFields(fields: model.fields, access: access)
  let values =
    commonValues(of: model.name, documentation: model.documentation, in: project) + [
      ("type", .text(model.name.declared)),
      ("imports", lowerImports(dialect.modules, project.imports(of: model) + supportImports)),
      ("conformances", .text(conformances.joined(separator: ", "))),
      ("types", .list(model.types.map { lowerNestedType($0, access: access) })),
      ("fields", stored.properties()),
      ("init", stored.initializer()),
      ("enumeration", model.enumeration.map { lowerNestedType($0, access: access) } ?? false),
      ("computed", lowerComputed(model.computed, access: access)),
    ]
  return TemplateInput(scope: .model, file: model.name.span.file, values: TemplateObject(values))
}
