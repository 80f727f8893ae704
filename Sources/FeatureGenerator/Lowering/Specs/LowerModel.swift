import FeatureSpec

/// Turns a model into what templates see of it.
func lowerModel(
  _ model: Model, in project: FeatureProject, for dialect: Dialect,
  importing supportImports: [ImportedModule]
) -> DataModel {
  let access = project.access(of: model.name)
  let stored = StoredFields(fields: model.fields, access: access)
  return DataModel(
    common: SpecModel(model.name, model.documentation, in: project),
    type: model.name.declared,
    imports: lowerImports(dialect.modules, project.imports(of: model) + supportImports),
    conformances: sortedConformances(
      model.conformances.map(\.value), isEquatable: model.fields.allSatisfy(\.isEquatable)
    ).joined(separator: ", "),
    types: model.types.map { lowerNestedType($0, access: access) },
    fields: stored.properties,
    init: stored.initializer,
    enumeration: model.enumeration.map { lowerNestedType($0, access: access) },
    computed: model.computed.map { lowerComputed($0, access: access) })
}
