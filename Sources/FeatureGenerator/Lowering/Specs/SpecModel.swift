import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// The properties of every spec that templates see: the source and the destination of its code.
struct SpecModel: TemplateModel {
  let name: Located<String>
  let documentation: Documentation
  let header: HeaderModel
  let place: PlaceModel

  init(
    name: Located<String>, documentation: Documentation, project: FeatureProject,
    access: Settings.Access
  ) {
    self.name = name
    self.documentation = documentation
    header = HeaderModel(file: name.span.file, lines: project.settings.header)
    place = PlaceModel(module: project.module(of: name), access: access)
  }

  static let members = Members<Self> {
    Part(\.header)
    Member(
      "name", { joinedName($0.name.value) },
      "the name in the spec; `SettingsAppearance` for a feature inside another type")
    Member("doc", \.documentation, "the lines of its documentation")
    Part(\.place)
  }
}

/// The destination of code.
struct PlaceModel: TemplateModel {
  let module: ModuleSettings
  let access: Settings.Access

  static let members = Members<Self> {
    Member("module", \.module.name.value, "the module's name")
    Member("sources", \.module.sources, "the folder of generated sources")
    Member("tests", \.module.tests, "the folder of generated tests")
    Member("access", \.access, accessMeaning)
    Member("isPublic", { $0.access == .public }, "whether declarations are public")
  }
}
