import FeatureSpec
import SpecSource
import SpecSwift

/// A check of the steps of a task: that the actions of each call fit the call, that each step is reached, and that no
/// error is lost.
struct TaskCheck {
  let task: TaskEffect
  /// The sequence for whose elements the steps run, if the task belongs to a stream.
  var sequence: RunEffect?
  let feature: Feature
  let project: FeatureProject

  /// Checks the task.
  ///
  /// - Parameters:
  ///   - locals: The names in scope of the block.
  ///   - isSound: Whether a call itself has no errors.
  func check(locals: Set<String>, isSound: (RunEffect) -> Bool) -> [Diagnostic] {
    // An error of the sequence has the same consequence as an error of the steps.
    let failure =
      sequence == nil ? task.failure.calls.flatMap { $0.checkOptional() } : []
    let calledOnce = task.calls + [sequence].compactMap(\.self)
    let names = locals.union(task.declaredNames)
    let checks = calledOnce.map { run in
      RunCheck(run: run, feature: feature, project: project, locals: names)
        .checkCall(isSound: isSound(run))
    }
    let diagnostics =
      failure + checks.flatMap(\.diagnostics) + checkNames(in: task.steps)
      + checkReach(locals: locals) + checkEnd(of: task.steps)
    let calls = checks.compactMap(\.call)
    guard diagnostics.isEmpty, calls.count == calledOnce.count else { return diagnostics }
    let own = task.calls.count
    return checkFailure(
      of: Array(calls.prefix(own)) + task.writtenConditions(in: project, of: feature)
        + calls.dropFirst(own))
  }

  /// Checks that the spec specifies the consequence of errors, and that the errors fit the action that receives them.
  private func checkFailure(of calls: [RunCall]) -> [Diagnostic] {
    guard let thrown = task.throwing(calls) else {
      guard let key = task.failureKey else { return [] }
      return .error(
        .impossibleFailure,
        "\(sequence == nil ? "no step throws" : "neither the sequence nor a step throws"), "
          + "so no error is ever received", at: key, hint: "remove 'failure'")
    }
    guard task.failureKey != nil else {
      return .error(
        .unhandledFailure, "\(thrown.name) can throw, but no action handles the error",
        at: task.span(of: thrown, calls),
        hint:
          "add 'failure:' next to 'of', with an action for the error, 'ignore' or 'unhandled'"
      )
    }
    return thrown.checkFailure(task.failure, of: feature, in: project)
  }

  /// Checks that 'failure' uses no name that a step declares, because an error may come from any step.
  private func checkReach(locals: Set<String>) -> [Diagnostic] {
    let declared = Set(task.declaredNames).subtracting(locals)
    return task.failure.calls.flatMap(\.argumentValues).flatMap { fragment in
      fragment.analysis.references.filter { declared.contains($0.base.name) }.map {
        .error(
          .unavailableName, "'failure' cannot use '\($0.base.name)', which a step declares",
          at: fragment.span(of: $0.base.range),
          hint: "use only 'error' and names of the block: the step may not have run")
      }
    }
  }

  /// Checks that no step follows a step that never ends.
  private func checkEnd(of steps: [TaskStep]) -> [Diagnostic] {
    let unreached = zip(steps, steps.dropFirst()).first { $0.0.isDeadEnd }?.1
    let inner = steps.flatMap(\.innerSteps).flatMap { checkEnd(of: $0) }
    guard let unreached else { return inner }
    return .error(
      .unreachableBlock, "this step never runs, because the step before it ends the task",
      at: unreached.place,
      hint: "remove it, or end the task under a condition only: 'if …'") + inner
  }

  /// Checks that no two calls in one scope declare the same name.
  private func checkNames(in steps: [TaskStep]) -> [Diagnostic] {
    var names: [String: SourceSpan] = [:]
    return steps.flatMap { step -> [Diagnostic] in
      switch step {
      case .call(let run):
        return run.call.analysis.declaredNames.flatMap { name -> [Diagnostic] in
          let span = run.call.span(of: name.range)
          guard let first = names.updateValue(span, forKey: name.name) else { return [] }
          return .error(
            .duplicateName, "another step also declares '\(name.name)'", at: span,
            hint: "rename one of them",
            related: [.init("the other is here", at: first)])
        }
      case .branches(let branches): return branches.flatMap { checkNames(in: $0.steps) }
      case .send, .pause, .dismissal: return []
      }
    }
  }
}

extension TaskEffect {
  /// The names that the task's calls and conditions declare.
  var declaredNames: [String] {
    (calls.map(\.call) + conditions).flatMap(\.analysis.declaredNames).map(\.name)
  }

  /// Combines the errors of all steps into the errors of a single call; nil if the steps throw nothing except for a
  /// cancellation.
  ///
  /// - Parameter calls: The resolved calls and conditions of the task.
  public func throwing(_ calls: [RunCall]) -> RunCall? {
    let throwing = calls.filter(\.isThrowing)
    guard var thrown = throwing.first, throwing.count > 1 || pausesBetween else {
      return throwing.first
    }
    thrown.name = "a step"
    let effects = calls.map { CallEffects(isAsync: true, failure: $0.failure) }
    let waiting = CallEffects(isAsync: true, failure: pausesBetween ? .cancellation : .never)
    thrown.failure = effects.reduce(waiting, +).failure
    return thrown
  }

  /// Finds the place of the first call or condition of the task that throws.
  fileprivate func span(of thrown: RunCall, _ calls: [RunCall]) -> SourceSpan {
    zip(self.calls.map(\.span) + conditions.map(\.span), calls).first { $1.isThrowing }?.0 ?? span
  }
}

extension RunCall {
  /// Whether the call throws more than a cancellation.
  fileprivate var isThrowing: Bool {
    switch failure {
    case .never, .cancellation: false
    case .untyped, .typed: true
    }
  }
}
