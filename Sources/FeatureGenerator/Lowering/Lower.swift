import FeatureSpec
import SpecSource
import StrictMustache

/// Turns a validated project into values for templates, one input for each spec.
///
/// Every decision about the output is made here; templates only lay out. The inputs come in the order of the specs' paths.
///
/// - Parameter dialect: What the code of a spec, of which it is given the name, is written for.
public func lower(
  _ project: FeatureProject, dialect: (_ spec: Located<String>) -> Dialect
) -> [TemplateInput] {
  let features = project.features.filter { $0.external == nil }.map { feature in
    FeatureLowering(feature: feature, project: project, dialect: dialect(feature.name)).input()
  }
  let clients = project.clients.filter { !$0.isExternal }.map { client in
    lowerClient(client, in: project, for: dialect(client.name))
  }
  let models = project.models.map { model in
    lowerModel(model, in: project, for: dialect(model.name))
  }
  return (features + clients + models).sorted { $0.file.path < $1.file.path }
}

/// What every template sees: where the code comes from and goes to.
func commonValues(
  of name: Located<String>, documentation: Documentation, in project: FeatureProject
) -> [(String, TemplateValue)] {
  let module = project.module(of: name)
  return [
    ("spec", .text(name.span.file.path)),
    ("name", .text(name.value)),
    ("doc", lines(of: documentation)),
    ("module", .text(module.name.value)),
    ("sources", .text(module.sources)),
    ("tests", .text(module.tests)),
    ("access", .text(module.access.prefix)),
    ("isPublic", .bool(module.access == .public)),
  ]
}

/// The lines of a comment.
func lines(of documentation: Documentation) -> TemplateValue {
  .list(
    documentation.lines.map { line in
      ["text": .text(line), "isEmpty": .bool(line.isEmpty)]
    })
}

extension FeatureProject {
  /// Who can see the declarations of a spec.
  func access(of name: Located<String>) -> Settings.Access {
    module(of: name).access
  }
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
