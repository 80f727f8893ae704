/// Effects that end together: those under one id, or those of one feature that can go away.
@MainActor
final class EffectLifetime<Action: Sendable> {
  enum Reason {
    case id(EffectID)
    case scope(EffectScope)
  }

  let reason: Reason
  /// Whether it was ended, so that nothing may follow in it any more.
  private(set) var isOver = false
  private var effects: [Int: RunningEffect<Action>] = [:]

  init(_ reason: Reason) {
    self.reason = reason
  }

  var isEmpty: Bool {
    effects.isEmpty
  }

  func enter(_ ticket: Int, _ effect: RunningEffect<Action>) {
    effects[ticket] = effect
  }

  func leave(_ ticket: Int) {
    effects[ticket] = nil
  }

  func end() {
    isOver = true
    for effect in effects.values { effect.cancel() }
  }
}
