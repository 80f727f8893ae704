import FeatureSpec
import SpecSource
import SpecSwift

/// Turns a feature's reducer into functions: its own block, its children around it, and what follows changes.
struct CompositionLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The functions: what follows changes, the reducer, what comes before the children, reactions, then what they call.
  func lower() -> FunctionsModel {
    let changes = feature.reactions.filter(\.isOnChange)
    let cases = reducerCases
    return FunctionsModel(
      observed: changes.isEmpty
        ? nil : .init(opening: opening("reduce"), properties: changes.map(lowerChange)),
      reduce: .init(
        opening: opening(changes.isEmpty ? "reduce" : "reduceAll"),
        cases: cases.map(\.ended).grouped, endsSwitch: cases.contains(where: \.endsSwitch)),
      before: function("reduceBefore", feature.reactions.filter(\.isBefore)),
      reactions: function("reduceSelf", feature.reactions.filter(\.isPartOfBlock)),
      changed: changes.map(lowerChanged),
      procedures: self.cases.procedures)
  }

  /// The first line of a function that reduces; `reduce` is the reducer's requirement.
  private func opening(_ name: String) -> String {
    let access = name == "reduce" ? project.access(of: feature.name).prefix : "private "
    return
      "\(access)func \(name)(into state: inout State, action: Action) -> Effect<Action> {"
  }

  /// A function that is a switch over reactions; nil when there are none.
  private func function(_ name: String, _ reactions: [Reaction]) -> FunctionModel? {
    let cases = cases.completeCases(of: reactions)
    return cases.isEmpty
      ? nil
      : FunctionModel(
        doc: .none, opening: opening(name), block: BlockModel(items: cases.switched))
  }

  /// What the feature itself does.
  var cases: CaseLowering {
    CaseLowering(feature: feature, project: project, dialect: dialect)
  }
}
