import SpecSource
import SpecSwift

// Effects that consist of several effects.

/// Effects that run one after another.
public struct EffectSequence: Sendable {
  /// The place of the first effect in the spec.
  public var span: SourceSpan
  /// The steps. The effects of a step start together.
  public var steps: [[Effect]]
}

extension EffectSequence: EffectContent {
  package var key: String { "sequence" }
  package var inner: [[Effect]] { steps }
  package var takesTime: Bool { steps.joined().contains(where: \.takesTime) }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> EffectSequence {
    var sequence = self
    sequence.steps = steps.map { $0.map { $0.changingActions(change) } }
    return sequence
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    for step in steps { scopes.add(step, in: scope) }
  }
}

/// Effects for each element of a collection.
public struct EachEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The collection.
  public var collection: SwiftFragment
  /// The name of an element.
  public var element: Located<String>
  /// The effects for an element, in the order in which they start.
  public var effects: [Effect]
}

extension EachEffect: EffectContent {
  package var key: String { "each" }
  package var title: String { "the effects for each of '\(shortText(collection.text))'" }
  package var inner: [[Effect]] { [effects] }
  package var takesTime: Bool { effects.contains(where: \.takesTime) }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> EachEffect {
    var each = self
    each.effects = effects.map { $0.changingActions(change) }
    return each
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([collection], at: .block, in: scope)
    scopes.add(effects, in: scope.adding(.element(element.value, of: collection)))
  }
}
