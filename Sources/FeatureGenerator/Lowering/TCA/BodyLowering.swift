import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's reducer into the reducers that its body is made of.
struct BodyLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The body: bindings, what comes before the children, the children, the feature's own block and what is attached to it.
  func lower() -> TemplateValue {
    let changes = feature.reactions.filter(\.isOnChange)
    return [
      "isCombined": .bool(!changes.isEmpty),
      "reducers": [
        "hasBinding": .bool(feature.hasBindings),
        "before": before,
        "scopes": .list(children(.always).map(scope)),
        "own": hasOwn ? block(ownCases) : false,
        "isEmpty": .bool(isEmpty),
        "attachments": .list(attachments),
      ],
      "changes": .list(changes.map(lowerChange)),
    ]
  }

  private var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }

  /// A switch over the action.
  private func block(_ cases: [BlockCase]) -> TemplateValue {
    ["block": ["items": .list(cases.switched.map(\.value))]]
  }

  /// What comes before the children see an action; false when there is nothing.
  private var before: TemplateValue {
    let before = cases.completeCases(of: feature.reactions.filter(\.isBefore))
    return before.isEmpty ? false : block(before)
  }

  /// Whether the feature has a block of its own.
  private var hasOwn: Bool {
    !feature.actions.isEmpty || feature.reactions.contains(where: \.isPartOfBlock)
  }

  private var ownCases: [BlockCase] {
    cases.ownCases + cases.cases(of: feature.reactions.filter(\.isPartOfBlock))
      + (ownRest.map { [cases.rest($0)] } ?? [])
  }

  /// The cases of the action that the own block leaves to others; nil when there are none.
  private var ownRest: String? {
    let names =
      (feature.hasBindings ? ["binding"] : []) + feature.children.map(\.name.member)
      + (feature.delegate.isEmpty ? [] : ["delegate"]) + questions.map(\.rawValue)
    return names.isEmpty
      ? nil : alternatives(names.map { ".\($0)" }, columns: dialect.patternColumns)
  }

  private var questions: [Question.Kind] {
    Question.Kind.allCases.filter { !feature.questions($0).isEmpty }
  }

  /// What follows the change of a property.
  private func lowerChange(_ reaction: Reaction) -> TemplateValue {
    let names = Array(reaction.names.dropFirst())
    let isUsed =
      reaction.block.manual != nil || reaction.block.usedPayload(of: ["oldValue"]) == ["oldValue"]
    let items = cases.items(
      of: reaction.block, handler: reaction.handlerName, arguments: ["oldValue: oldValue"],
      payload: ["oldValue"])
    return [
      "path": .text(names.map { escapedMember($0) }.joined(separator: ".")),
      "oldValue": .text(isUsed ? "oldValue" : "_"),
      "block": ["items": .list(items.map(\.value))],
    ]
  }
}

// The children, and what asks questions.

extension BodyLowering {
  /// Whether nothing is there that the others could be attached to, or that could stand for the body.
  private var isEmpty: Bool {
    guard !hasOwn else { return false }
    return !attachments.isEmpty
      || !feature.hasBindings && children(.always).isEmpty
        && !feature.reactions.contains(where: \.isBefore)
  }

  private func children(_ presences: Child.Presence...) -> [Child] {
    feature.children.filter { presences.contains($0.presence) }
  }

  /// A child that is always there.
  private func scope(_ child: Child) -> TemplateValue {
    ["name": .text(child.name.member), "reducer": reducer(of: child) ?? false]
  }

  /// What is attached to the own block: what is presented, then what asks questions, then rows and stacks.
  private var attachments: [TemplateValue] {
    let optional = children(.optional).map { attachment("ifLet", $0.name.member, of: $0) }
    let asked = questions.map { attachment("ifLet", $0.rawValue, of: nil) }
    let collections = children(.many, .stack).map { attachment("forEach", $0.name.member, of: $0) }
    return optional + asked + collections
  }

  private func attachment(_ name: String, _ place: String, of child: Child?) -> TemplateValue {
    let prefix = name == "ifLet" ? "$" : ""
    return [
      "call": .text(".\(name)(\\.\(prefix)\(place), action: \\.\(place))"),
      "reducer": child.flatMap { reducer(of: $0) } ?? false,
    ]
  }

  /// The reducer of a child; nil where its type says it, as that of an enum of reducers does.
  private func reducer(of child: Child) -> TemplateValue? {
    let place = project.leadsToTwin(child, of: feature) ? child.name.literal : nil
    if child.isOneOf {
      guard child.isReducerEnum else {
        return reducer("\(child.enumName)()", [], place)
      }
      return child.presence == .always ? reducer("\(child.enumName).body", [], place) : nil
    }
    guard let one = child.features.first else { return nil }
    return reducer(
      "\(project.typeName(ofFeature: one.feature.value))()", lowerOverrides(of: one), place)
  }

  private func reducer(
    _ text: String, _ overrides: [TemplateValue], _ place: String?
  ) -> TemplateValue {
    [
      "text": .text(text),
      "overrides": .list(overrides),
      "place": place.map { ["literal": .text($0)] } ?? false,
    ]
  }
}
