import SpecSource
import SpecSwift

/// The properties that all kinds of effects have.
///
/// Each kind declares, next to its own type, the properties in which it differs from most other kinds.
package protocol EffectContent: Sendable {
  /// The place of the effect in the spec.
  var span: SourceSpan { get }
  /// The key of a block under which the effect is written.
  var key: String { get }
  /// The effect in a few words.
  var title: String { get }
  /// The id by which the effect is cancelled.
  var id: EffectID? { get }
  /// Whether the effect cancels the running effect with the same id.
  var cancelsInFlight: Bool { get }
  /// The id of the effects that the effect ends.
  var cancelledID: EffectID? { get }
  /// The inner effects. The effects of one list start together.
  var inner: [[Effect]] { get }
  /// The actions that the effect sends at once.
  var sentAtOnce: [NamedAction] { get }
  /// The actions that the effect sends later, without the actions of inner effects.
  var answers: [NamedAction] { get }
  /// The calls of the effect.
  var calls: [RunEffect] { get }
  /// The dismissals of the feature.
  var dismissals: [Dismissal] { get }
  /// The outcome of an error, and the key that names it; nil for an effect that cannot throw.
  var outcomeOfErrors: (outcome: RunEffect.Outcome, key: SourceSpan?)? { get }
  /// Whether the effect may continue after the action that started it.
  var takesTime: Bool { get }
  /// Whether the effect waits for a clock without naming it.
  var needsClock: Bool { get }
  /// Whether the effect continues until it is cancelled.
  var isEndless: Bool { get }

  /// Changes the actions that the effect and its inner effects send.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> Self
  /// Adds the Swift of the effect, each fragment with the names in its scope.
  func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope)
}

extension EffectContent {
  package var title: String { "'\(key)'" }
  package var id: EffectID? { nil }
  package var cancelsInFlight: Bool { false }
  package var cancelledID: EffectID? { nil }
  package var inner: [[Effect]] { [] }
  package var sentAtOnce: [NamedAction] { [] }
  package var answers: [NamedAction] { [] }
  package var calls: [RunEffect] { [] }
  package var dismissals: [Dismissal] { [] }
  package var outcomeOfErrors: (outcome: RunEffect.Outcome, key: SourceSpan?)? { nil }
  package var takesTime: Bool { false }
  package var needsClock: Bool { false }
  package var isEndless: Bool { false }
  package func changingActions(_ change: (NamedAction) -> NamedAction) -> Self { self }
}
