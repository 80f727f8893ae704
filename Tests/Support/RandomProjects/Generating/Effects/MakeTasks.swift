extension FeatureMaker {
  /// Makes the steps of a single task.
  func task(_ scope: Scope) -> StepTask? {
    // The description of an error is unknown if the error has a type of its own.
    let calls = surroundings.clients.flatMap(\.endpoints)
      .filter { !$0.isStream && !$0.isTypedFailure }
    var isKept = false
    var task = StepTask(steps: [])
    var throwing = false
    if let endpoint = random.pickAny(calls.filter { $0.value != nil }), let type = endpoint.value {
      isKept = random.once(in: 2)
      task.steps.append(call(endpoint, scope, isKept: isKept))
      throwing = endpoint.failure != nil
      if isKept {
        var send = sendingLater("got", type, ["arrived", "counted"], scope)
        send.isSpelledOut = true
        task.steps.append(.send(send, delay: nil))
      }
    }
    for _ in 0..<random.number(1...2) {
      task.steps.append(step(scope, calls, &throwing, depth: 0))
    }
    if throwing {
      switch random.below(4) {
      case 0: task.failure = .ignored
      case 1: task.failure = .unhandled
      default: task.failure = .told(sendingLater("error", .error, ["failed", "refused"], scope))
      }
    }
    if !random.once(in: 3) {
      task.id = stoppable(["asking", "stepping"])
      task.isInFlightCancelled = random.once(in: 2)
    }
    switch random.below(5) {
    case 0 where task.id != nil, 4 where task.id != nil:
      task.debounce = random.pick([350, 700])
      task.isInFlightCancelled = false
    case 1: task.delay = random.pick([120, 4000])
    case 2: task.priority = ".utility"
    default: break
    }
    return task
  }

  /// Makes the steps for each element of a stream.
  func body(_ scope: Scope, _ throwing: inout Bool) -> [StepTask.Step] {
    let calls = surroundings.clients.flatMap(\.endpoints)
      .filter { !$0.isStream && !$0.isTypedFailure }
    return steps(scope, calls, &throwing, depth: 1)
  }

  private func call(_ endpoint: Endpoint, _ scope: Scope, isKept: Bool) -> StepTask.Step {
    let arguments = arguments(of: endpoint, upTo: 14, scope)
    let text = callText(endpoint, arguments)
    let keywords = (endpoint.failure == nil ? "" : "try ") + (endpoint.isAsync ? "await " : "")
    var run = Run(
      endpoint: endpoint, arguments: arguments, call: isKept ? "let got = \(keywords)\(text)" : text
    )
    if !isKept, let type = endpoint.value, random.once(in: 2) {
      run.success = sendingLater("value", type, ["loaded", "arrived"], scope)
    }
    if random.once(in: 4) { run.delay = random.pick([180, 900]) }
    return .call(run, isKept: isKept)
  }

  private func step(
    _ scope: Scope, _ calls: [Endpoint], _ throwing: inout Bool, depth: Int
  ) -> StepTask.Step {
    switch random.below(depth == 0 ? 7 : depth == 1 ? 6 : 3) {
    case 0:
      guard let endpoint = random.pickAny(calls) else { break }
      throwing = throwing || endpoint.failure != nil
      return call(endpoint, scope, isKept: false)
    case 1 where depth > 0 || random.once(in: 2): return .dismissal
    case 3...:
      let maker = ExpressionMaker(random: random, scope: scope)
      guard let condition = maker.conditionOfNames() else { break }
      var branches: [(condition: Condition?, steps: [StepTask.Step])] = [
        (
          Condition(text: condition.text) { condition.value($0).truth },
          steps(scope, calls, &throwing, depth: depth + 1)
        )
      ]
      if random.once(in: 2) {
        branches.append((nil, steps(scope, calls, &throwing, depth: depth + 1)))
      }
      return .branches(branches)
    default: break
    }
    return .send(
      send(random.pickAny(leaves) ?? receiver(of: nil, ["ticked"]), scope),
      delay: random.once(in: 5) ? random.pick([120, 700]) : nil)
  }

  private func steps(
    _ scope: Scope, _ calls: [Endpoint], _ throwing: inout Bool, depth: Int
  ) -> [StepTask.Step] {
    var steps: [StepTask.Step] = []
    for _ in 0..<random.number(1...2) {
      steps.append(step(scope, calls, &throwing, depth: depth))
    }
    return steps
  }
}
