import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Returns the variants of a feature that differ in one part of its behaviour.
///
/// Its view and the texts of its alerts are not behaviour, and do not change.
func behaviourVariants(of feature: Feature) -> [Variant<FeatureParts>] {
  let parts = feature.parts
  let blocks = BlockVariants(actions: Redirections(in: feature))
  let declarations =
    varied(parts, at: \.state.form, variants)
    + varied(parts, at: \.state.computed) { variedEach($0, variants) }
    + varied(parts, at: \.types.nested) { types in
      variedEach(types) { type in
        varied(type, at: \.computed) { variedEach($0, variants) }
      }
    }
    + varied(parts, at: \.inputs.parameters) {
      variedEach($0) { varied($0, at: \.defaultValue, edited) }
    }
    + varied(parts, at: \.places.children) {
      variedEach($0) { varied($0, at: \.defaultValue, edited) }
    }
  let behaviour =
    varied(parts, at: \.actions.own) { variedEach($0) { varied($0, at: \.block, blocks.variants) } }
    + varied(parts, at: \.behaviour.reactions) { reactions in
      let addresses = Dictionary(grouping: reactions, by: \.names)
      return variedEach(reactions) { reaction in
        varied(reaction, at: \.block, blocks.variants)
          // If two reactions have the same address, neither can take the other's place in the order.
          + (addresses[reaction.names]?.count == 1 ? reordered(reaction) : [])
      }
    }
    + varied(parts, at: \.behaviour.always) { always in
      guard let always else { return [] }
      return varied(always, at: \.value, blocks.variants).map { $0.map(Optional.some) }
    }
    + varied(parts, at: \.behaviour.procedures) {
      variedEach($0) { varied($0, at: \.block, blocks.variants) }
    }
    + varied(parts, at: \.behaviour.composition, variants)
  return declarations + behaviour
}

/// Returns the variants of a state with other default values or observers of its fields.
private func variants(of form: StateForm) -> [Variant<StateForm>] {
  variedEach(form.fields) {
    varied($0, at: \.defaultValue, edited) + varied($0, at: \.didSet, edited)
  }
  .map { $0.map(StateForm.fields) }
}

/// Returns the variants of a composition: without one of the app's own reducers and operators, or with another
/// argument.
private func variants(of composition: Composition) -> [Variant<Composition>] {
  [\Composition.before, \.bindings, \.own, \.after, \.operators].flatMap { path in
    varied(composition, at: path) { fragments in
      removals(from: fragments) { ($0.span, "'\(shortText($0.text))'") }
        + variedEach(fragments, edited)
    }
  }
}

private func variants(of property: ComputedProperty) -> [Variant<ComputedProperty>] {
  varied(property, at: \.getter) { edited($0) as [Variant<SwiftFragment>] }
    + varied(property, at: \.setter) { setter in
      guard let setter else { return [] }
      return edited(setter).map { $0.map(Optional.some) }
    }
}

/// Returns a reaction with the opposite order relative to the child.
private func reordered(_ reaction: Reaction) -> [Variant<Reaction>] {
  guard let order = reaction.order else { return [] }
  var changed = reaction
  let other: Reaction.Order = order.value == .before ? .after : .before
  changed.order = Located(other, at: order.span)
  return [
    Variant(
      value: changed, span: order.span,
      title: "'order: \(order.value.rawValue)' to '\(other.rawValue)'")
  ]
}
