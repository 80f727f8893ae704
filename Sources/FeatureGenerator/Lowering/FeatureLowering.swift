import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature into values for templates.
struct FeatureLowering {
  let feature: Feature
  let project: FeatureProject

  /// The input for the feature's templates.
  func input() -> TemplateInput {
    let type = project.typeName(of: feature)
    let values =
      commonValues(of: feature.name, documentation: feature.documentation, in: project) + [
        ("type", .text(type)),
        ("imports", lowerImports(["FeatureRuntime", "Foundation"], feature.imports)),
        ("types", .list(feature.types.map { lowerNestedType($0, access: access) })),
        ("state", state),
        ("dependencies", .list(dependencies.map { .text($0) })),
        // Left to the compiler, the initializer is internal and takes the dependencies.
        ("needsInit", .bool(access == .public || !dependencies.isEmpty)),
        ("cancelIDs", cancelIDs),
        ("hasBindings", .bool(feature.hasBindings)),
        ("actions", .list(feature.actions.map(lowerAction))),
        ("hasTests", .bool(!feature.tests.isEmpty || feature.exploration != nil)),
        ("suite", TestLowering(feature: feature, project: project).suite()),
      ]
    return TemplateInput(
      kind: .feature, file: feature.name.span.file, values: TemplateObject(values))
  }

  /// The dependencies that the reducer declares: those that the spec lists, and the clock that effects wait for.
  private var dependencies: [String] {
    let listed = feature.dependencies.map(\.value)
    let needsClock = feature.actions.contains { $0.block.needsClock }
    return needsClock && !listed.contains("continuousClock") ? listed + ["continuousClock"] : listed
  }

  private var access: Settings.Access {
    project.settings.access
  }

  /// The state: its protocols, fields, computed properties and what observation needs.
  private var state: TemplateValue {
    let stored = StoredFields(fields: feature.state, access: access)
    return [
      "conformances": .text(stateConformances.joined(separator: ", ")),
      "access": .text(access.prefix),
      "fields": stored.properties(),
      "init": stored.initializer(),
      "computed": .list(feature.computed.map { lowerComputed($0, access: access) }),
      "observed": lowerObservedProperties(of: feature, access: access),
    ]
  }

  /// The protocols of the state.
  private var stateConformances: [String] {
    let hasID =
      feature.field(named: "id") != nil || feature.computedProperty(named: "id") != nil
    return sortedConformances(
      hasID ? ["Identifiable"] : [],
      isEquatable: feature.state.allSatisfy(\.isEquatable), further: ["ObservableState"])
  }

  /// The names of the ids by which effects are cancelled.
  private var cancelIDs: TemplateValue {
    let ids = feature.effectIDs
    guard !ids.isEmpty else { return false }
    return ["names": .list(ids.map { .text(escapedIdentifier($0)) })]
  }

  /// An action: its case, its case path and what follows.
  private func lowerAction(_ action: FeatureAction) -> TemplateValue {
    let block = BlockLowering(action: action, feature: feature, project: project)
    return [
      "access": .text(access.prefix),
      "name": .text(action.name.declared),
      "doc": lines(of: action.documentation),
      "declaration": .text(caseDeclaration(action.name, action.parameters)),
      "path": lowerCasePath(action),
      "pattern": .text(block.pattern),
      "block": block.lower(),
    ]
  }
}

/// The way into and out of an action's payload.
///
/// One value stands for itself, several make a tuple with their labels.
private func lowerCasePath(_ action: FeatureAction) -> TemplateValue {
  let name = action.name.member
  let parameters = action.parameters
  guard parameters.count != 1 else {
    let parameter = parameters[0]
    return [
      "value": .text(parameter.type.text),
      "embed": .text(".\(name)(\(parameter.argument("$0")))"),
      "pattern": .text(".\(name)(\(parameter.binding))"),
      "extracted": .text(parameter.name.declared),
      "isVoid": false,
    ]
  }
  let types = parameters.map { parameter in
    parameter.label.map { "\($0): \(parameter.type.text)" } ?? parameter.type.text
  }
  let arguments = parameters.enumerated().map { index, parameter in
    parameter.argument("$0.\(parameter.label ?? String(index))")
  }
  let isVoid = parameters.isEmpty
  let names = parameters.map(\.name.declared).joined(separator: ", ")
  return [
    "value": .text(isVoid ? "Void" : "(\(types.joined(separator: ", ")))"),
    "embed": .text(isVoid ? ".\(name)" : ".\(name)(\(arguments.joined(separator: ", ")))"),
    "pattern": .text(
      isVoid
        ? ".\(name)" : ".\(name)(\(parameters.map(\.binding).joined(separator: ", ")))"),
    "extracted": .text("(\(names))"),
    "isVoid": .bool(isVoid),
  ]
}
