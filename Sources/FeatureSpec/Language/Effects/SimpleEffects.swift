import SpecSource
import SpecSwift

// Effects that do a single thing at once, and effects that are written as Swift.

extension NamedAction: EffectContent {
  package var key: String { "send" }
  package var title: String { "'send: \(span.text)'" }
  package var sentAtOnce: [NamedAction] { [self] }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> NamedAction {
    change(self)
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    // The payload of an action that is sent at once is evaluated at once.
    scopes.add(argumentValues, at: .block, in: scope)
  }
}

/// The id by which effects are cancelled: a name, with a value if effects with the same name differ by the value.
public struct EffectID: Sendable {
  /// The name.
  public var name: Located<String>
  /// The value, as in `loading(item.id)`.
  public var element: Optional<SwiftFragment>

  /// The name as a text.
  public var value: String { name.value }

  /// The place of the name in the spec.
  public var span: SourceSpan { name.span }

  /// The id as written.
  public var text: String { element.map { "\(value)(\($0.text))" } ?? value }
}

extension EffectID: EffectContent {
  package var key: String { "cancel" }
  package var title: String { "'cancel: \(text)'" }
  package var cancelledID: EffectID? { self }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([element].compactMap(\.self), at: .block, in: scope)
  }
}

/// The request to the parent to dismiss the feature.
public struct Dismissal: Sendable {
  /// The place of the request in the spec.
  public var span: SourceSpan
  /// The animation of the dismissal.
  public var animation: Optional<SwiftFragment>
}

extension Dismissal: EffectContent {
  package var key: String { "dismiss" }
  package var title: String { "'dismiss: self'" }
  package var dismissals: [Dismissal] { [self] }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([animation].compactMap(\.self), at: .payload, in: scope)
  }
}

/// An effect that is written as Swift.
public struct ExpressionEffect: Sendable {
  /// The effect, of type `Effect<Action>`.
  public var effect: SwiftFragment
  /// The id by which the effect can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect with the same id is cancelled first.
  public var cancelsInFlight: Bool
}

extension ExpressionEffect: EffectContent {
  package var span: SourceSpan { effect.span }
  package var key: String { "effect" }
  package var title: String { "the effect" }
  package var takesTime: Bool { true }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([effect], at: .block, in: scope)
  }
}
