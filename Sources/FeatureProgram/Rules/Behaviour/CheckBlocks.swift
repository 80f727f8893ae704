import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the blocks of a feature, and its computed properties.
func checkBlocks(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let computed = feature.computed.flatMap { checkComputed($0, of: feature, in: project) }
  let check = BlockCheck(feature: feature, project: project)
  let actions = feature.actions.flatMap {
    check.check($0.block, payload: $0.parameters.map(\.name.value))
  }
  let procedures = feature.procedures.flatMap {
    check.check($0.block, payload: $0.parameters.map(\.name.value))
  }
  let always =
    feature.always.map {
      check.check($0.value, payload: ["action"]) + checkBefore($0.span, of: feature, in: project)
    } ?? []
  return computed + always + actions + checkReactions(of: feature, in: project) + procedures
    + checkHandlers(of: feature) + checkFunctions(of: feature)
}

/// Checks that a feature with an `always` block has actions.
private func checkBefore(
  _ span: SourceSpan, of feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  guard project.isIdle(feature) else { return [] }
  return .error(
    .idlePlace, "this block never runs: \(feature.name.value) has no actions", at: span,
    hint: "remove 'always', or add actions")
}

/// Checks that no two functions of the reducer have the same name.
private func checkFunctions(of feature: Feature) -> [Diagnostic] {
  let procedures = feature.procedures.map(\.name)
  let changes = feature.reactions.filter(\.isOnChange).map {
    Located($0.changeName, at: $0.address.span)
  }
  let handlers =
    feature.actions.filter(\.block.isManual).map { Located($0.handlerName, at: $0.name.span) }
    + feature.reactions.filter(\.block.isManual).map {
      Located($0.handlerName, at: $0.address.span)
    }
  var names: [String: Located<String>] = [:]
  return (procedures + changes + handlers).flatMap { name -> [Diagnostic] in
    // Two procedures with the same name have already been reported.
    guard let first = names.updateValue(name, forKey: name.value),
      !procedures.contains(where: { $0.span == name.span })
    else { return [] }
    return .error(
      .duplicateName, "two functions of the reducer would be called '\(name.value)'", at: name.span,
      hint: "rename one of them", related: [.init("the other is here", at: first.span)])
  }
}

/// Checks that `manual` appears only in the outermost blocks of actions and reactions.
private func checkHandlers(of feature: Feature) -> [Diagnostic] {
  let inner = feature.blocks.flatMap(\.innerBlocks).flatMap(\.allBlocks)
  let outer = [feature.always?.value].compactMap(\.self) + feature.procedures.map(\.block)
  return (inner + outer).compactMap { block in
    block.manual.map {
      .error(
        .idleKey, "'manual' applies only to a whole action or reaction", at: $0,
        hint: "write 'manual: true' directly under the action, next to no other key than 'with'")
    }
  }
}

/// Checks the use of the state in a computed property.
private func checkComputed(
  _ property: ComputedProperty, of feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  [property.getter, property.setter].compactMap(\.self).flatMap { fragment in
    fragment.analysis.references.flatMap { reference -> [Diagnostic] in
      switch reference.base.name {
      case "self":
        return StateUse(feature: feature, project: project).check(reference, in: fragment)
      case "state" where feature.field(named: "state") == nil:
        return .error(
          .unavailableState,
          "a computed property is part of the state and names its fields directly",
          at: fragment.span(of: reference.base.range), hint: "remove 'state.'")
      default:
        return []
      }
    }
  }
}
