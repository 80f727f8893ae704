import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// The specs that something is generated from, in the order of their paths.
func loweredSpecs(of project: FeatureProject) -> [Spec] {
  let features = project.features.filter { $0.external == nil }.map(Spec.feature)
  let clients = project.clients.filter { !$0.isExternal }.map(Spec.client)
  let models = project.models.map(Spec.model)
  return (features + clients + models).sorted { $0.file.path < $1.file.path }
}

extension Spec {
  /// Turns one spec into values for templates.
  ///
  /// Every decision about the output is made here; templates only lay out.
  ///
  /// - Parameters:
  ///   - dialect: What the code is written for.
  ///   - support: What the code needs beside that of the specs.
  func lower(
    in project: FeatureProject, for dialect: Dialect, _ support: SupportPlan
  ) -> TemplateInput {
    let imports = support.imports(of: name)
    return switch self {
    case .feature(let feature):
      FeatureLowering(
        feature: feature, project: project, dialect: dialect, supportImports: imports
      ).input()
    case .client(let client): lowerClient(client, in: project, for: dialect, importing: imports)
    case .model(let model): lowerModel(model, in: project, for: dialect, importing: imports)
    }
  }
}

/// What every template sees: where the code comes from and goes to.
func commonValues(
  of name: Located<String>, documentation: Documentation, in project: FeatureProject
) -> [(String, TemplateValue)] {
  let module = project.module(of: name)
  return [
    ("spec", .text(onOneLine(name.span.file.path))),
    ("name", .text(name.value)),
    ("doc", lines(of: documentation)),
    ("module", .text(module.name.value)),
    ("sources", .text(module.sources)),
    ("tests", .text(module.tests)),
    ("access", .text(module.access.prefix)),
    ("isPublic", .bool(module.access == .public)),
  ]
}

/// A path as a comment of one line can hold it, whatever its folders are called.
private func onOneLine(_ path: String) -> String {
  visibleText(path).split(whereSeparator: \.isNewline).joined(separator: " ")
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
