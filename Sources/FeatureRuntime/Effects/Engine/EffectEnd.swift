/// An effect that is to be started.
struct PendingEffect<Action: Sendable> {
  let effect: Effect<Action>
  let context: EffectContext<Action>
  /// The counter of ended effects that the effect belongs to.
  let end: EffectEnd<Action>?
}

/// Knows when effects that belong together have ended, and which follow then.
///
/// It is used on the actor of an engine.
final class EffectEnd<Action: Sendable> {
  private struct Sequence {
    /// The effects to start one after the other, the next one last, so that a started one is not
    /// held any longer.
    var effects: [Effect<Action>]
    let context: EffectContext<Action>
  }

  /// The number of effects under way.
  private var open = 1
  /// The sequences to start, the next one last.
  private var sequences: [Sequence] = []
  private var outer: EffectEnd?

  /// Makes the end of one effect, which is part of another.
  init(in outer: EffectEnd?) {
    self.outer = outer
  }

  /// Releases the ends around it one after the other, not by a call in each other.
  deinit {
    var next = outer
    outer = nil
    while isKnownUniquelyReferenced(&next) {
      let after = next?.outer
      next?.outer = nil
      next = after
    }
  }

  /// Whether a single effect is under way, so that others may follow it.
  var isOfOne: Bool { open == 1 }

  /// Splits an effect under way into a number of effects.
  func split(into count: Int) {
    open += count - 1
  }

  /// Adds effects that follow the one under way, before those that were added earlier.
  func add(_ effects: [Effect<Action>], in context: EffectContext<Action>) {
    sequences.append(Sequence(effects: effects.reversed(), context: context))
  }

  /// Counts an effect under way as ended, and adds the effect that follows, if there is one.
  func countEnd(_ pending: inout [PendingEffect<Action>]) {
    var ended: EffectEnd? = self
    while let end = ended {
      end.open -= 1
      guard end.open == 0 else { return }
      if let next = end.takeNext() { return pending.append(next) }
      ended = end.outer
    }
  }

  private func takeNext() -> PendingEffect<Action>? {
    while let last = sequences.indices.last {
      guard let effect = sequences[last].effects.popLast() else {
        sequences.removeLast()
        continue
      }
      open = 1
      return PendingEffect(effect: effect, context: sequences[last].context, end: self)
    }
    return nil
  }
}
