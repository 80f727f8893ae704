import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Turns the steps of a task into the statements of an effect's closure.
struct TaskLowering {
  let task: TaskEffect
  let scope: EffectScope

  /// Lowers the task to an effect with a closure.
  func lower() -> RunEffectCode {
    let pause = [task.pause.map { BlockItem.statements(scope.pausing($0)) }]
      .compactMap(\.self)
    let failure = caughtFailure(
      task.failure, of: task.throwing(task.resolvedCalls(of: scope.feature, in: scope.project)),
      delivers: task.deliversCancellation, in: scope)
    return RunEffectCode(
      priority: task.priority?.code,
      spec: scope.dialect.place(of: task.failure, at: task.span),
      capturesState: task.mentions("state") || failure.isInside && task.failure.mentions("state"),
      items: pause + failure.following(items(of: task.steps)),
      sends: task.sendsActions || failure.isInside,
      failure: failure.closure,
      cancellable: task.id.map { scope.ids.arguments($0, cancelsInFlight: task.cancelsInFlight) })
  }

  /// Returns the statements of steps.
  func items(of steps: [TaskStep]) -> [BlockItem] {
    steps.enumerated().flatMap { index, step in
      items(of: step, isLast: index == steps.count - 1)
    }
  }

  private func items(of step: TaskStep, isLast: Bool) -> [BlockItem] {
    switch step {
    case .call(let run):
      let pause = [run.pause.map { BlockItem.statements(scope.pausing($0)) }]
        .compactMap(\.self)
      return pause + items(of: run, isLast: isLast)
    case .send(let action):
      return [.statements(scope.dialect.sending(action), of: action.span)]
    case .pause(let duration, let span):
      return [.statements(scope.pausing(duration), of: span)]
    case .branches(let branches):
      return [
        .choice(
          branches.map {
            BlockBranch(condition: $0.condition, items: items(of: $0.steps))
          })
      ]
    case .dismissal(let dismissal):
      return [.statements(dismissal.statement, of: dismissal.span)]
    }
  }

  /// Returns a call with the action that receives its value. A name that generated code gives the value is not in
  /// scope after these items.
  private func items(of run: RunEffect, isLast: Bool) -> [BlockItem] {
    let lowering = RunLowering(run: run, scope: scope)
    let success = lowering.success(run.resolvedCall(of: scope.feature, in: scope.project))
    var items = success.statements.map { BlockItem.statements($0, of: run.span) }
    if let name = success.name, !isLast || scope.locals.contains(name) {
      items = [.attempt(items)]
    }
    return success.line.map { [.line(.made($0, of: run.span), else: items)] } ?? items
  }
}

extension TaskEffect {
  /// Whether one of the steps sends an action.
  var sendsActions: Bool {
    allSteps.contains { step in
      switch step {
      case .send: true
      case .call(let run): run.success.call != nil
      case .pause, .branches, .dismissal: false
      }
    }
  }

  /// Returns whether the Swift of the steps uses a name.
  func mentions(_ name: String) -> Bool {
    pause?.mentions(name) == true
      || allSteps.contains { step in
        switch step {
        case .call(let run):
          run.call.analysis.mentions(name) || run.success.mentions(name)
            || run.pause?.mentions(name) == true
        case .send(let call): call.mentions(name)
        case .pause(let duration, _): duration.mentions(name)
        case .branches(let branches):
          branches.contains { $0.condition?.analysis.mentions(name) == true }
        case .dismissal(let dismissal): dismissal.animation?.analysis.mentions(name) == true
        }
      }
  }
}
