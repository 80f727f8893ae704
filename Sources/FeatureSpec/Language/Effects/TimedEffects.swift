import SpecSource
import SpecSwift

// Effects that wait for the clock of the feature.

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

/// An action that is sent after a delay.
public struct DelayEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The time before the action is sent.
  public var delay: DurationValue
  /// The action that is sent.
  public var send: NamedAction
  /// The id by which the action can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect with the same id is cancelled first.
  public var cancelsInFlight: Bool
}

extension DelayEffect: EffectContent {
  package var key: String { "after" }
  package var title: String { "the delayed '\(send.span.text)'" }
  package var answers: [NamedAction] { [send] }
  package var takesTime: Bool { true }
  package var needsClock: Bool { true }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> DelayEffect {
    var delay = self
    delay.send = change(send)
    return delay
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([delay.fragment].compactMap(\.self), at: .setting, in: scope)
    scopes.add(send.argumentValues, at: .payload, in: scope)
  }
}
