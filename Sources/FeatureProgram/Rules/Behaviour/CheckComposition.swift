import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the app's own reducers and operators: that they use only names in scope, and that no name conflicts with
/// them.
func checkComposition(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let fragments = feature.composition.fragments
  guard !fragments.isEmpty else { return [] }
  let dependencies = DependencyUse(feature: feature, project: project, place: .setting)
  let uses = fragments.flatMap { fragment in
    fragment.analysis.references.flatMap { dependencies.check($0, in: fragment) }
  }
  let state = checkNoState(
    in: fragments, hint: "use the parameter of a closure: 'Reduce { state, action in … }'")
  return uses + state + checkBindings(of: feature) + checkOwnPart(of: feature)
    + checkComposedNames(of: feature)
}

/// Checks that operators for the writes of views are applied to existing writes, which have a place of their own.
private func checkBindings(of feature: Feature) -> [Diagnostic] {
  guard let first = feature.composition.bindings.first, feature.isWhole else {
    return []
  }
  guard feature.hasBindings else {
    return [
      .error(
        .idleKey, "'bindings' has no effect, because views write no field",
        at: first.span, hint: "give a field 'binding: true', or put it under 'own' or 'operators'")
    ]
  }
  // The comparison of such a reaction is generated inside of the feature's own part.
  return feature.reactions.filter(\.comparesBinding).map { reaction in
    .error(
      .idleKey,
      "'\(reaction.address.text)' compares the field before and after a view writes it, so "
        + "'bindings' cannot have operators",
      at: reaction.address.span,
      hint: "move the block of the reaction into '.onChange(of:)' under 'bindings'",
      related: [.init("the operators are here", at: first.span)])
  }
}

/// Checks that operators for the feature's own part are applied to an existing part.
private func checkOwnPart(of feature: Feature) -> [Diagnostic] {
  guard let first = feature.composition.own.first, feature.isWhole,
    feature.actions.isEmpty,
    feature.always == nil,
    !feature.reactions.contains(where: { !$0.isOnChange && $0.order?.value != .before })
  else { return [] }
  return [
    .error(
      .idleKey, "'own' has no effect, because the feature does nothing itself",
      at: first.span, hint: "move it to 'operators', which apply to the whole feature")
  ]
}

/// Checks the names of the declarations next to the generated body.
private func checkComposedNames(of feature: Feature) -> [Diagnostic] {
  let members =
    feature.dependencies + feature.procedures.map(\.name) + feature.parameters.map(\.name)
  let types =
    feature.types.map(\.name)
    + feature.children.filter(\.isOneOf).map { child in child.name.map { _ in child.enumName } }
  return members.flatMap {
    checkReserved(
      $0, ["body", "core", "reduceBindings", "reduceCore", "reduceOwn"],
      "a part of a feature with 'compose'")
  }
    + types.flatMap { checkReserved($0, typesOfBody, "a type in a feature with 'compose'") }
}

/// The names that the generated body uses, which a nested type would hide from the body.
private let typesOfBody = ["Body", "CombineReducers", "Reduce", "ReducerBuilder", "ReducerOf"]
