import FeatureSpec
import SwiftCode

struct ProjectModel: TemplateModel {
  var header: HeaderModel
  var modules: [ModuleModel]
  var specs: SpecsModel

  static let members = Members<Self>(
    "project",
    "The values of a template whose output is `for: project`. They include only specs that use the "
      + "template set."
  ) {
    Part(\.header)
    Member("modules", \.modules, "the modules, in the order of the settings")
    Part(\.specs)
  }
}

struct ModuleModel: TemplateModel {
  var header: HeaderModel
  var name: String
  var place: PlaceModel
  var support: SupportModel
  var specs: SpecsModel

  static let members = Members<Self>(
    "module",
    "The values of a template whose output is `for: module`. They include only specs that use the "
      + "template set."
  ) {
    Part(\.header)
    Member("name", \.name, "the module's name")
    Part(\.place)
    Part(\.support)
    Part(\.specs)
  }
}

/// The code that the library does not have and a module has to declare.
struct SupportModel: TemplateModel {
  var hasEffectErrors: Bool
  var hasFeaturePaths: Bool
  var hasStateIdentities: Bool
  var callsReduce: Bool
  var labelsScopes: Bool
  var hasEffectSteps: Bool
  var hasAnimations: Bool
  var hasExpansions: Bool
  var hasRecorders: Bool
  var hasFedStreams: Bool
  var hasExplorations: Bool

  static let members = Members<Self> {
    Member(
      "hasEffectErrors", \.hasEffectErrors,
      "whether it must declare `EffectError`, which the library does not have")
    Member("hasFeaturePaths", \.hasFeaturePaths, "whether it must declare `featurePath`")
    Member(
      "hasStateIdentities", \.hasStateIdentities, "whether it must declare `StateIdentity`")
    Member(
      "callsReduce", \.callsReduce,
      "whether the library's version requires `reduce` in place of `_reduce` to call reducers")
    Member(
      "labelsScopes", \.labelsScopes,
      "whether the library's version requires the label `state` of `Scope`")
    Member(
      "hasEffectSteps", \.hasEffectSteps,
      "whether it must declare `EffectStep`, for effects that run one after another")
    Member(
      "hasAnimations", \.hasAnimations,
      "whether it must declare a replacement for animations on systems without SwiftUI")
    Member(
      "hasExpansions", \.hasExpansions,
      "whether it must declare the code that expanded macros share")
    Member("hasRecorders", \.hasRecorders, "whether its tests must declare `Recorder`")
    Member("hasFedStreams", \.hasFedStreams, "whether its tests must declare `FedStream`")
    Member(
      "hasExplorations", \.hasExplorations, "whether its tests must declare `exploreStates`")
  }
}

/// The specs of a module or of the project, which are lowered when a template reads them.
struct SpecsModel: TemplateModel {
  /// The specs.
  let specs: [Spec]
  /// Lowers a spec.
  let lower: @Sendable (Spec) -> TemplateInput

  static let members = Members<Self> {
    Member("features", \.features, "the features, in the order of their specs' paths")
    Member("clients", \.clients, "the clients, in the same order")
    Member("models", \.models, "the models, in the same order")
  }

  var features: [FeatureModel] {
    lowered { if case .feature = $0 { true } else { false } }
  }

  var clients: [ClientModel] {
    lowered { if case .client = $0 { true } else { false } }
  }

  var models: [DataModel] {
    lowered { if case .model = $0 { true } else { false } }
  }

  private func lowered<Model>(where isWanted: (Spec) -> Bool) -> [Model] {
    specs.filter(isWanted).compactMap { lower($0).model as? Model }
  }
}
