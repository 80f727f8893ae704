import FeatureSpec
import SpecSource
import SpecSwift

extension TaskEffect {
  /// The consequences of the task's steps, in order. An error of a call is an error of the task.
  var consequences: [Consequence] {
    var reader = TaskReader(failure: failure, waits: [pause].compactMap { $0?.words })
    reader.read(steps, under: [])
    var consequences = reader.consequences
    if !consequences.isEmpty { consequences[0].settings += settings }
    return consequences
  }
}

/// A reader of the consequences of a task's steps.
private struct TaskReader {
  /// The consequence of an error.
  let failure: RunEffect.Outcome
  /// The times between the last consequence and the next one.
  var waits: [String]
  /// The consequences so far.
  private(set) var consequences: [Consequence] = []

  init(failure: RunEffect.Outcome, waits: [String]) {
    self.failure = failure
    self.waits = waits
  }

  mutating func read(_ steps: [TaskStep], under conditions: [BlockCondition]) {
    for step in steps {
      switch step {
      case .pause(let duration, _): waits.append(duration.words)
      case .branches(let branches): read(branches, under: conditions)
      case .dismissal(let dismissal):
        consequences.append(dismissal.consequence.under(conditions))
      case .call(var run):
        run.failure = failure
        var consequence = run.consequence
        waits += [consequence.wait].compactMap(\.self)
        consequence.wait = takeWait()
        consequences.append(consequence.under(conditions))
      case .send(let call):
        let wait = takeWait()
        let consequence = Consequence(
          kind: wait == nil ? .send : .after, what: wait ?? call.written, span: step.place,
          answers: [call.answer("")])
        consequences.append(consequence.under(conditions))
      }
    }
  }

  /// Reads branches. Each branch begins after the same time.
  private mutating func read(_ branches: [TaskBranch], under conditions: [BlockCondition]) {
    let (count, waitsBefore) = (consequences.count, waits)
    var earlier: [SwiftFragment] = []
    for branch in branches {
      var inside = conditions.after(earlier)
      if let condition = branch.condition {
        inside.append(.holds(condition))
        earlier.append(condition)
      }
      waits = waitsBefore
      read(branch.steps, under: inside)
    }
    waits = consequences.count == count ? waitsBefore : []
  }

  /// Returns the sum of the times before a consequence, and resets the times; nil if there are none.
  private mutating func takeWait() -> String? {
    defer { waits = [] }
    return waits.isEmpty ? nil : waits.joined(separator: " + ")
  }
}
