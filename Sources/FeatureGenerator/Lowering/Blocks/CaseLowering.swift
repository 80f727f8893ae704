import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns the behavior of a feature itself into cases of a switch over the action, and into the functions that the
/// cases call.
struct CaseLowering {
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect

  /// The cases of the feature's own actions.
  var ownCases: [SwitchCase] {
    feature.actions.map { action in
      SwitchCase(
        pattern: pattern(of: action),
        items: items(
          of: action.block, handler: action.handlerName,
          arguments: action.parameters.map { $0.argumentCode($0.name.declaredCode) },
          payload: action.parameters.map(\.name.value)),
        span: action.name.span)
    }
  }

  /// Returns the cases of reactions to the actions of children and to the events of their places.
  func cases(of reactions: [Reaction]) -> [SwitchCase] {
    reactions.map(lowerReaction)
  }

  /// Returns the cases of a switch over some reactions, with a default for other actions if it is needed; none
  /// without reactions and own actions.
  ///
  /// - Parameter actions: The own actions whose cases come before the reactions.
  func completeCases(
    of reactions: [Reaction], beside actions: [FeatureAction] = []
  ) -> [SwitchCase] {
    let paths = actions.map { $0.groups + [$0.caseName.value] } + reactions.map(coveredPath)
    // In a complete switch, Swift warns about a default.
    let isComplete = ActionCoverage(project: project).isComplete(paths, of: feature)
    return cases(of: reactions) + (paths.isEmpty || isComplete ? [] : [rest(nil)])
  }

  /// Returns the names that lead to the actions that a reaction follows.
  private func coveredPath(_ reaction: Reaction) -> [String] {
    reaction.path.linked.isAny
      ? reaction.names.dropLast() + [ActionCoverage.whatever] : reaction.names
  }

  /// Returns the case that does nothing, for a pattern or as the default.
  func rest(_ pattern: Code?) -> SwitchCase {
    SwitchCase(pattern: pattern, items: [.result(.nothing)])
  }

  private func lowerReaction(_ reaction: Reaction) -> SwitchCase {
    let action = reaction.path.linked
    let arguments =
      action.elements.map { Code("\($0.id): \($0.id)") }
      + action.parameters.map { $0.argumentCode($0.name.declaredCode) }
    let names = action.parameters.map(\.name.value) + action.elements.map(\.id)
    let used = reaction.block.manual == nil ? reaction.block.usedPayload(of: names) : Set(names)
    return SwitchCase(
      pattern: action.pattern(binding: used, from: reaction.address),
      items: items(
        of: reaction.block, handler: reaction.handlerName, arguments: arguments, payload: names),
      span: reaction.address.span)
  }

  /// Returns the lines of a block, or the call of the hand-written function that replaces the block.
  func items(
    of block: Block, handler name: String, arguments: [Code], payload: [String]
  ) -> [BlockItem] {
    guard block.manual != nil else {
      return BlockLowering(
        feature: feature, project: project, dialect: dialect, payload: payload
      ).items(of: block)
    }
    return [.result(.line(.row("\(name)(", ["into: &state"] + arguments, ")")))]
  }

  /// Returns the pattern of an own action, which binds only the values that the block uses.
  private func pattern(of action: FeatureAction) -> Code {
    let names = action.parameters.map(\.name.value)
    let used =
      action.block.manual == nil ? action.block.usedPayload(of: names) : Set(names)
    return action.path.pattern(binding: used)
  }

  /// The functions that the blocks call with `perform`.
  var procedures: [FunctionModel] {
    feature.procedures.map(lowerProcedure)
  }

  private func lowerProcedure(_ procedure: Procedure) -> FunctionModel {
    let opening = Code.row(
      "private func \(procedure.name.declaredCode)(",
      ["into state: inout State"] + procedure.parameters.map(\.functionDeclarationCode),
      ") -> Effect<Action> {")
    let lowering = BlockLowering(
      feature: feature, project: project, dialect: dialect,
      payload: procedure.parameters.map(\.name.value))
    return FunctionModel(
      doc: procedure.documentation, opening: opening,
      block: lowering.items(of: procedure.block).code)
  }
}

extension Reaction {
  /// Whether the reaction comes before the child receives the action.
  var isBefore: Bool {
    order?.value == .before
  }

  /// Whether the reaction is part of the feature's own block.
  var isPartOfBlock: Bool {
    !isOnChange && !isBefore
  }
}
