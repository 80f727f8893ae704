import FeatureProgram
import FeatureSpec
import SpecSource
import SwiftCode

/// Returns the specs from which files are generated, in the order of their paths.
func loweredSpecs(of project: FeatureProject) -> [Spec] {
  let features = project.generatedFeatures.map(Spec.feature)
  let clients = project.clients.filter { !$0.isExternal }.map(Spec.client)
  let models = project.models.map(Spec.model)
  return (features + clients + models).sorted { $0.file.path < $1.file.path }
}

extension Spec {
  /// Turns one spec into its template model.
  ///
  /// Every decision about the output is made here. Templates only lay out the code.
  ///
  /// - Parameters:
  ///   - dialect: The dialect of the generated code.
  ///   - support: The support code that the generated code needs in addition to the code of the specs.
  func lower(
    in project: FeatureProject, for dialect: Dialect, _ support: SupportPlan
  ) -> TemplateInput {
    let imports = support.imports(of: name)
    switch self {
    case .feature(let feature):
      let lowering = FeatureLowering(
        feature: feature, project: project, dialect: dialect, supportImports: imports)
      return TemplateInput(scope: .feature, file: file, model: lowering.lower())
    case .client(let client):
      let model = ClientModel(
        client: client, project: project, dialect: dialect, supportImports: imports)
      return TemplateInput(scope: .client, file: file, model: model)
    case .model(let model):
      let data = DataModel(
        model: model, project: project, dialect: dialect, supportImports: imports)
      return TemplateInput(scope: .model, file: file, model: data)
    }
  }
}

extension FeatureProject {
  /// Returns the feature of a child; nil for a child that can hold several features.
  func onlyFeature(in child: Child) -> Feature? {
    child.isOneOf ? nil : child.features.first.flatMap { feature(named: $0.feature.value) }
  }
}
extension Settings.Access {
  /// The access modifier in front of a declaration, with a space.
  var prefix: String {
    switch self {
    case .public: "public "
    case .internal: ""
    }
  }

  /// Returns the modifiers of a property in a type with this access.
  func prefix(of member: MemberAccess?) -> String {
    switch (self, member) {
    case (.internal, _), (.public, .internal): ""
    case (.public, .publicReading): "public internal(set) "
    case (.public, .public), (.public, nil): "public "
    }
  }
}
