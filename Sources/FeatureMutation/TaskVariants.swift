import FeatureSpec
import SpecSource
import SpecSwift

extension EffectVariants {
  /// Returns the variants of a task: with changed steps, errors and waits.
  func variants(of task: TaskEffect) -> [Variant<TaskEffect>] {
    varied(task, at: \.pause) { pause(of: $0, at: task.span) }
      + varied(task, at: \.cancelsInFlight) { flag(of: $0, at: task.id) }
      + varied(task, at: \.failure) { outcome(of: $0, "failure", at: task.span) }
      + varied(task, at: \.deliversCancellation) { delivery($0, at: task.failureKey) }
      + varied(task, at: \.steps) { variants(of: $0) }
  }

  /// Returns the variants of consecutive steps. A step with names that other steps may use is not removed.
  func variants(of steps: [TaskStep]) -> [Variant<[TaskStep]>] {
    removals(
      from: steps, where: { steps.count > 1 && !steps[$0].declaresNames }, Self.described)
      + variedEach(steps, variants)
  }

  private func variants(of step: TaskStep) -> [Variant<TaskStep>] {
    switch step {
    case .call(let run): variants(of: run).map { $0.map(TaskStep.call) }
    case .send(let call): actions.variants(of: call).map { $0.map(TaskStep.send) }
    case .pause(let duration, let span):
      self.duration(of: duration, at: span).map { $0.map { .pause($0, span) } }
    case .branches(let branches):
      variedEach(branches) { branch in
        varied(branch, at: \.condition, edited) + varied(branch, at: \.steps) { variants(of: $0) }
      }.map { $0.map(TaskStep.branches) }
    case .dismissal: []
    }
  }

  private static func described(_ step: TaskStep) -> (span: SourceSpan, title: String) {
    switch step {
    case .call(let run): (run.span, run.title)
    case .send(let action): (action.span, action.title)
    case .pause(_, let span): (span, "the pause")
    case .branches(let branches): (branches[0].span, "'when'")
    case .dismissal(let dismissal): (dismissal.span, dismissal.title)
    }
  }
}

extension TaskStep {
  /// Whether later steps may use names that the step declares.
  fileprivate var declaresNames: Bool {
    if case .call(let run) = self { !run.call.analysis.declaredNames.isEmpty } else { false }
  }
}
