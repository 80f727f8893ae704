import FeatureSpec
import SwiftCode

struct ProjectModel: TemplateModel {
  var header: HeaderModel
  var modules: [ModuleModel]
  var specs: SpecsModel

  static let members = Members<Self>(
    "project",
    "What a template sees whose output is `for: project`. Of the specs, those that the template set is used for."
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
    "What a template sees whose output is `for: module`. Of the specs, those that the template set is used for."
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
      "whether it has to declare `EffectError`, which the library does not have")
    Member("hasFeaturePaths", \.hasFeaturePaths, "whether it has to declare `featurePath`")
    Member(
      "hasStateIdentities", \.hasStateIdentities, "whether it has to declare `StateIdentity`")
    Member(
      "callsReduce", \.callsReduce,
      "whether the library's version wants reducers to be called by `reduce`, not `_reduce`")
    Member(
      "labelsScopes", \.labelsScopes,
      "whether the library's version wants the label `state` of `Scope`")
    Member(
      "hasEffectSteps", \.hasEffectSteps,
      "whether it has to declare `EffectStep`, for effects one after the other")
    Member(
      "hasAnimations", \.hasAnimations,
      "whether it has to declare what stands for animations where there is no SwiftUI")
    Member(
      "hasExpansions", \.hasExpansions,
      "whether it has to declare what expanded macros share")
    Member("hasRecorders", \.hasRecorders, "whether its tests have to declare `Recorder`")
    Member("hasFedStreams", \.hasFedStreams, "whether its tests have to declare `FedStream`")
    Member(
      "hasExplorations", \.hasExplorations, "whether its tests have to declare `exploreStates`")
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
    Member("clients", \.clients, "the clients, likewise")
    Member("models", \.models, "the models, likewise")
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
