import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the steps of a task: that each call fits what it tells, that each is reached, and that no error is lost.
struct TaskCheck {
  let task: TaskEffect
  /// The sequence for whose elements the steps are done, if there is one.
  var sequence: RunEffect?
  let feature: Feature
  let project: FeatureProject

  /// Everything wrong with it.
  ///
  /// - Parameters:
  ///   - locals: The names in scope of the block.
  ///   - isSound: Whether a call itself has no errors.
  func check(locals: Set<String>, isSound: (RunEffect) -> Bool) -> [Diagnostic] {
    // The sequence fails as the steps do.
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

  /// Checks that errors are told of, and fit the action that receives them.
  private func checkFailure(of calls: [RunCall]) -> [Diagnostic] {
    guard let thrown = task.throwing(calls) else {
      guard let key = task.failureKey else { return [] }
      return .error(
        .impossibleFailure,
        "\(sequence == nil ? "no step throws" : "neither the sequence nor a step throws"), "
          + "so no error is ever received", at: key, hint: "take 'failure' out")
    }
    guard task.failureKey != nil else {
      return .error(
        .unhandledFailure, "\(thrown.name) can throw, and nothing says what happens then",
        at: task.span(of: thrown, calls),
        hint:
          "add 'failure:' beside 'of', with an action that receives the error, 'ignore' or 'unhandled'"
      )
    }
    return thrown.checkFailure(task.failure, of: feature, in: project)
  }

  /// Checks that 'failure' uses no name that a step declares: it may follow any of them.
  private func checkReach(locals: Set<String>) -> [Diagnostic] {
    let declared = Set(task.declaredNames).subtracting(locals)
    return task.failure.calls.flatMap(\.argumentValues).flatMap { fragment in
      fragment.analysis.references.filter { declared.contains($0.base.name) }.map {
        .error(
          .unavailableName, "'failure' cannot use '\($0.base.name)', which a step declares",
          at: fragment.span(of: $0.base.range),
          hint: "an error may come before the step; use the error and what the block knows")
      }
    }
  }

  /// Checks that no step stands behind one that nothing follows.
  private func checkEnd(of steps: [TaskStep]) -> [Diagnostic] {
    let unreached = zip(steps, steps.dropFirst()).first { $0.0.isDeadEnd }?.1
    let inner = steps.flatMap(\.innerSteps).flatMap { checkEnd(of: $0) }
    guard let unreached else { return inner }
    return .error(
      .unreachableBlock, "this step is never reached: the one in front of it ends the task",
      at: unreached.place,
      hint: "take it out, or end the task on some condition only: 'if …'") + inner
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
            .duplicateName, "another step declares '\(name.name)', too", at: span,
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
  /// The names that its calls and conditions declare.
  var declaredNames: [String] {
    (calls.map(\.call) + conditions).flatMap(\.analysis.declaredNames).map(\.name)
  }

  /// What is thrown by the steps together, as by one call; nil if nothing but a cancellation is.
  ///
  /// - Parameter calls: What is known of the task's calls and conditions.
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

  /// Where the first of its calls and conditions stands that throws.
  fileprivate func span(of thrown: RunCall, _ calls: [RunCall]) -> SourceSpan {
    zip(self.calls.map(\.span) + conditions.map(\.span), calls).first { $1.isThrowing }?.0 ?? span
  }
}

extension RunCall {
  /// Whether it throws more than a cancellation.
  fileprivate var isThrowing: Bool {
    switch failure {
    case .never, .cancellation: false
    case .untyped, .typed: true
    }
  }
}
