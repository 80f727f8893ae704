import SpecSource
import SpecSwift

/// An action that is sent repeatedly.
public struct TimerEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The time between two sends.
  public var interval: DurationValue
  /// The action that is sent.
  public var send: NamedAction
  /// The id by which the timer can be cancelled. A running timer with the same id is replaced.
  public var id: Optional<EffectID>
}

extension TimerEffect: EffectContent {
  package var key: String { "timer" }
  package var title: String { "the timer of '\(send.span.text)'" }
  package var cancelsInFlight: Bool { true }
  package var answers: [NamedAction] { [send] }
  package var takesTime: Bool { true }
  package var needsClock: Bool { true }
  package var isEndless: Bool { true }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> TimerEffect {
    var timer = self
    timer.send = change(send)
    return timer
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([interval.fragment].compactMap(\.self), at: .setting, in: scope)
    scopes.add(send.argumentValues, at: .payload, in: scope)
  }
}
