import FeatureSpec
import SpecSource
import SpecSwift
import StrictMustache

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The functions: what follows changes, the reducer, what comes before the children, reactions, then what they call.
  func lower() -> TemplateValue {
    let reducerCases = reducerCases
    let changes = feature.reactions.filter(\.isOnChange)
    let observed: TemplateValue =
      changes.isEmpty
      ? false
      : ["opening": .text(opening("reduce")), "properties": .list(changes.map(lowerChange))]
    return [
      "observed": observed,
      "reduce": [
        "opening": .text(opening(changes.isEmpty ? "reduce" : "reduceAll")),
        "cases": reducerCases.values,
        "endsSwitch": .bool(reducerCases.contains(where: \.endsSwitch)),
      ],
      "before": function("reduceBefore", feature.reactions.filter(\.isBefore)),
      "reactions": function("reduceSelf", feature.reactions.filter(\.isPartOfBlock)),
      "changed": .list(changes.map(lowerChanged)),
      "procedures": cases.procedures,
    ]
  }

  /// The first line of a function that reduces; `reduce` is the reducer's requirement.
  private func opening(_ name: String) -> String {
    let access = name == "reduce" ? project.access(of: feature.name).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// A function that is a switch over reactions; false when there are none.
  private func function(_ name: String, _ reactions: [Reaction]) -> TemplateValue {
    let cases = cases.completeCases(of: reactions)
    return cases.isEmpty
      ? false
      : [
        "opening": .text(opening(name)), "doc": [],
        "block": ["items": .list(cases.switched.map(\.value))],
      ]
  }

  /// What the feature itself does.
  var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }
}
