import FeatureSpec
import SpecSource
import SpecSwift

/// What every spec tells templates: where its code comes from and goes to.
struct SpecModel: TemplateModel {
  var spec: String
  var name: String
  var doc: Documentation
  var place: PlaceModel

  static let members = Members<Self> {
    Member("spec", \.spec, "the spec's path, for the header")
    Member("name", \.name, "the name, as the spec has it")
    Member("doc", \.doc, "the lines of its documentation")
    Part(\.place)
  }
}

extension SpecModel {
  /// What a spec of a name tells.
  init(_ name: Located<String>, _ documentation: Documentation, in project: FeatureProject) {
    self.init(
      spec: onOneLine(name.span.file.path), name: name.value, doc: documentation,
      place: PlaceModel(project.module(of: name)))
  }
}

/// Where code goes to.
struct PlaceModel: TemplateModel {
  var module: String
  var sources: String
  var tests: String
  var access: Settings.Access
  var isPublic: Bool

  static let members = Members<Self> {
    Member("module", \.module, "the module's name")
    Member("sources", \.sources, "the folder of generated sources")
    Member("tests", \.tests, "the folder of generated tests")
    Member("access", \.access, accessMeaning)
    Member("isPublic", \.isPublic, "whether declarations are public")
  }

  /// The place of a module's code.
  init(_ module: ModuleSettings) {
    self.module = module.name.value
    sources = module.sources
    tests = module.tests
    access = module.access
    isPublic = module.access == .public
  }
}

/// A path as a comment of one line can hold it, whatever its folders are called.
private func onOneLine(_ path: String) -> String {
  visibleText(path).split(whereSeparator: \.isNewline).joined(separator: " ")
}
