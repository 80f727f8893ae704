import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature into values for templates.
struct FeatureLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The input for the feature's templates.
  func input() -> TemplateInput {
    let type = project.typeName(of: feature)
    let values =
      commonValues(of: feature.name, documentation: feature.documentation, in: project) + [
        ("type", .text(type)),
        ("imports", lowerImports(dialect.modules, project.imports(of: feature))),
        ("types", .list(feature.types.map { lowerNestedType($0, access: access) })),
        ("state", state),
        ("dependencies", .list(feature.usedDependencies.map { .text($0) })),
        // Left to the compiler, the initializer is internal and takes the dependencies.
        ("needsInit", .bool(access == .public || !feature.usedDependencies.isEmpty)),
        ("cancelIDs", cancelIDs),
        ("action", project.actionEnum(of: feature).value(access: access, indentation: 4)),
        (
          "functions",
          CompositionLowering(feature: feature, project: project, dialect: dialect).lower()
        ),
        ("destinations", DestinationLowering(feature: feature, project: project).lower()),
        ("questions", QuestionLowering(feature: feature, project: project).lower()),
        ("handlers", HandlerLowering(feature: feature, project: project).lower()),
        ("hasDestinations", .bool(feature.children.contains(where: \.isOneOf))),
        ("hasQuestions", .bool(!feature.questions.isEmpty)),
        ("hasHandlers", .bool(feature.blocks.contains { $0.manual != nil })),
        ("hasTests", .bool(!feature.tests.isEmpty || feature.exploration != nil)),
        ("suite", TestLowering(feature: feature, project: project, dialect: dialect).suite()),
      ]
    return TemplateInput(
      scope: .feature, file: feature.name.span.file, values: TemplateObject(values))
  }

  private var access: Settings.Access {
    project.access(of: feature.name)
  }

  /// The state: its protocols, fields, computed properties and what observation needs.
  private var state: TemplateValue {
    let stored = StoredFields(project.storedProperties(of: feature), access: access)
    return [
      "conformances": .text(stateConformances.joined(separator: ", ")),
      "access": .text(access.prefix),
      "fields": stored.properties(),
      "init": stored.initializer(),
      "computed": .list(feature.computed.map { lowerComputed($0, access: access) }),
      "observed": lowerObservedProperties(of: feature, in: project),
    ]
  }

  /// The protocols of the state.
  private var stateConformances: [String] {
    sortedConformances(
      feature.hasID ? ["Identifiable"] : [],
      isEquatable: project.isStateEquatable(ofFeature: feature.name.value),
      further: ["ObservableState"])
  }

  /// The names of the ids by which effects are cancelled.
  private var cancelIDs: TemplateValue {
    let ids = feature.effectIDs
    guard !ids.isEmpty else { return false }
    // What is written by hand stands in another file.
    let isShared = feature.blocks.contains { !$0.manualIDs.isEmpty }
    return [
      "access": .text(isShared ? "" : "private "),
      "names": .list(ids.map { .text(escapedIdentifier($0)) }),
    ]
  }
}
