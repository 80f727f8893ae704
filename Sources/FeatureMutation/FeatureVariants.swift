import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the variants of a feature that differ in one thing it does.
///
/// Its view and the texts of its alerts are not behaviour, and stay.
func behaviourVariants(of feature: Feature) -> [Variant<Feature>] {
  let blocks = BlockVariants(actions: Redirections(in: feature))
  let fields = variedEach(feature.state) {
    varied($0, at: \.defaultValue, edited) + varied($0, at: \.didSet, edited)
  }
  let computed = variedEach(feature.computed, variants)
  let types = variedEach(feature.types) { type in
    varied(type, at: \.computed) { variedEach($0, variants) }
  }
  let parameters = variedEach(feature.parameters) { varied($0, at: \.defaultValue, edited) }
  let children = variedEach(feature.children) { varied($0, at: \.defaultValue, edited) }
  let actions = variedEach(feature.actions) { varied($0, at: \.block, blocks.variants) }
  let reactions = variedEach(feature.reactions) {
    varied($0, at: \.block, blocks.variants) + reordered($0, among: feature.reactions)
  }
  let before = feature.before.map { varied($0, at: \.value, blocks.variants) } ?? []
  let procedures = variedEach(feature.procedures) { varied($0, at: \.block, blocks.variants) }
  let composition = variants(of: feature.composition)
  return fields.map { $0.map { feature.replacing(state: $0) } }
    + computed.map { $0.map { feature.replacing(computed: $0) } }
    + types.map { $0.map { feature.replacing(types: $0) } }
    + parameters.map { $0.map { feature.replacing(parameters: $0) } }
    + children.map { $0.map { feature.replacing(children: $0) } }
    + actions.map { $0.map { feature.replacing(actions: $0) } }
    + reactions.map { $0.map { feature.replacing(reactions: $0) } }
    + before.map { $0.map { feature.replacing(before: $0) } }
    + procedures.map { $0.map { feature.replacing(procedures: $0) } }
    + composition.map { $0.map { feature.replacing(composition: $0) } }
}

/// The app's own reducers and operators without one of them, or with another argument.
private func variants(of composition: Composition) -> [Variant<Composition>] {
  [\Composition.before, \.bindings, \.own, \.after, \.operators].flatMap { path in
    varied(composition, at: path) { fragments in
      removals(from: fragments) { ($0.span, "'\(shown($0.text))'") } + variedEach(fragments, edited)
    }
  }
}

private func variants(of property: ComputedProperty) -> [Variant<ComputedProperty>] {
  varied(property, at: \.getter) { edited($0) as [Variant<SwiftFragment>] }
    + varied(property, at: \.setter, edited).filter { $0.value.setter != nil }
}

/// A reaction that comes before what it came after.
private func reordered(_ reaction: Reaction, among all: [Reaction]) -> [Variant<Reaction>] {
  // Of two for one address, neither can take the place of the other.
  guard let order = reaction.order, all.count(where: { $0.names == reaction.names }) == 1 else {
    return []
  }
  var changed = reaction
  let other: Reaction.Order = order.value == .before ? .after : .before
  changed.order = Located(other, at: order.span)
  return [
    Variant(
      value: changed, span: order.span,
      title: "'order: \(order.value.rawValue)' to '\(other.rawValue)'")
  ]
}
