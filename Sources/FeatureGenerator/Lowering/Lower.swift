import FeatureSpec
import SpecSource
import StrictMustache

/// Turns a validated project into values for templates, one input for each spec.
///
/// Every decision about the output is made here; templates only lay out. The inputs come in the order of the specs' paths.
public func lower(_ project: FeatureProject) -> [TemplateInput] {
  let features = project.features.filter { $0.external == nil }.map { feature in
    FeatureLowering(feature: feature, project: project).input()
  }
  let clients = project.clients.filter { !$0.isExternal }.map { lowerClient($0, in: project) }
  let models = project.models.map { lowerModel($0, in: project) }
  return (features + clients + models).sorted { $0.file.path < $1.file.path }
}

/// What every template sees: where the code comes from and goes to.
func commonValues(
  of name: Located<String>, documentation: Documentation, in project: FeatureProject
) -> [(String, TemplateValue)] {
  [
    ("spec", .text(name.span.file.path)),
    ("name", .text(name.value)),
    ("doc", lines(of: documentation)),
    ("module", .text(project.settings.module.value)),
    ("sources", .text(project.settings.sources)),
    ("tests", .text(project.settings.tests)),
    ("access", .text(project.settings.access.prefix)),
    ("isPublic", .bool(project.settings.access == .public)),
  ]
}

/// The lines of a comment.
func lines(of documentation: Documentation) -> TemplateValue {
  .list(
    documentation.lines.map { line in
      ["text": .text(line), "isEmpty": .bool(line.isEmpty)]
    })
}

extension Settings.Access {
  /// What stands in front of a declaration.
  var prefix: String {
    switch self {
    case .public: "public "
    case .internal: ""
    }
  }
}
