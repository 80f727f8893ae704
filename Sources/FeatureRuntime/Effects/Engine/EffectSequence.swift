/// Effects that follow one another.
@MainActor
final class EffectSequence<Action: Sendable> {
  // Weak, because the engine holds the running step and the step holds this.
  private weak var engine: EffectEngine<Action>?
  /// The effects still to start, the next one last, so that a started one is not held any longer.
  private var remaining: [Effect<Action>]
  private let context: EffectContext<Action>
  private let then: (() -> Void)?

  init(
    engine: EffectEngine<Action>,
    effects: [Effect<Action>],
    context: EffectContext<Action>,
    then: (() -> Void)?
  ) {
    self.engine = engine
    self.remaining = effects.reversed()
    self.context = context
    self.then = then
  }

  /// Starts the next effect, or ends after the last; the engine starts none that was ended
  /// meanwhile.
  func advance() {
    guard let engine else { return }
    if let next = remaining.popLast() {
      engine.start(next, in: context) { self.advance() }
    } else {
      then?()
    }
  }
}
