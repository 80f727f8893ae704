/// Effects that end together: those under one id, or those of one feature that can go away.
final class EffectLifetime {
  enum Reason {
    case id(EffectID)
    case scope(EffectScope)
  }

  let reason: Reason
  /// Whether the lifetime was ended, so that no effect may start in it any more.
  private(set) var isOver = false
  // The tasks and not the effects, which hold their lifetimes.
  private var tasks: [Int: EffectTask] = [:]

  init(_ reason: Reason) {
    self.reason = reason
  }

  var isEmpty: Bool {
    tasks.isEmpty
  }

  func enter(_ ticket: Int, _ task: EffectTask) {
    tasks[ticket] = task
  }

  func leave(_ ticket: Int) {
    tasks[ticket] = nil
  }

  func end() {
    isOver = true
    for task in tasks.values { task.cancel() }
  }
}
