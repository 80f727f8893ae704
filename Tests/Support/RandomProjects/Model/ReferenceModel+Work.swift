/// The work of effects.
extension ReferenceModel {
  /// Does the current work of one job; false if no job has work.
  func workOnce() -> Bool {
    if isClockImmediate {
      for index in jobs.indices {
        switch jobs[index].state {
        case .sleeping(_, let work): jobs[index].state = .ready(work)
        case .ticking: give(up: "a timer never waits")
        case .ready, .listening, .stuck: break
        }
      }
    }
    let ready = jobs.filter { if case .ready = $0.state { true } else { false } }
    guard !ready.isEmpty else { return false }
    let called = ready.compactMap { job -> String? in
      if case .ready(.call(let call)) = job.state { call.endpoint.address } else { nil }
    }
    let visible = ready.filter { !$0.isMute }
    guard visible.count < 2, Set(called).count == called.count else {
      give(up: "two at the same time")
      return false
    }
    if let job = ready.first(where: \.isMute) ?? visible.first { work(on: job) }
    return true
  }

  func work(on job: Job) {
    guard let index = jobs.firstIndex(where: { $0.number == job.number }),
      case .ready(let work) = job.state
    else { return }
    checkReads(of: job)
    switch work {
    case .elements(let elements, let end) where !elements.isEmpty:
      jobs[index].state = .ready(.elements(Array(elements.dropFirst()), end: end))
      queue.append((job.scope, elements[0]))
      return
    case .call(let call):
      if case .never = stub(call.endpoint) {
        jobs[index].state = .stuck
        return
      }
      if case .slow(let time, let value) = stub(call.endpoint) {
        usesClock = true
        jobs[index].state = .sleeping(until: now + time, .answer(call, value))
        return
      }
      let (isSuccess, value) = callStub(call.endpoint, call.arguments)
      deliver(call, isSuccess, value, job.scope)
    case .steps(let steps, let got):
      guard let step = steps.first else { break }
      guard let got = take(step, index, Array(steps.dropFirst()), got) else { break }
      guard steps.count > 1 else { break }
      jobs[index].state = .ready(.steps(Array(steps.dropFirst()), got: got))
      return
    case .answer(let call, let value): deliver(call, true, value, job.scope)
    case .send(let message): queue.append((job.scope, message))
    case .change(let statement, let node, let cell, let told):
      change(cell, by: statement, of: node, reads: job.reads)
      if let told { queue.append((job.scope, told)) }
    case .elements(_, let end): if let end { queue.append((job.scope, end)) }
    case .dismissal: dismiss(job.scope)
    }
    guard case .ready = jobs[index].state else { return }
    // The action that the job has sent is processed before the next step of the sequence begins.
    jobs.remove(at: index)
    guard !job.rest.isEmpty else { return }
    runUntilIdle()
    if isAlive(job.scope) { start([.sequence(job.rest)]) }
  }

  /// Performs a step of a task; nil if the task sleeps or has ended.
  func take(
    _ step: Job.TaskStep, _ index: Int, _ rest: [Job.TaskStep], _ got: Value
  ) -> Value? {
    let scope = jobs[index].scope
    func sleep(_ duration: Int, _ steps: [Job.TaskStep]) -> Value? {
      usesClock = true
      jobs[index].state = .sleeping(until: now + duration, .steps(steps, got: got))
      return nil
    }
    switch step {
    case .send(let template): queue.append((scope, template.filled(got)))
    case .dismissal: dismiss(scope)
    case .pause(let duration):
      guard isClockImmediate else { return sleep(duration, rest) }
      usesClock = true
    case .call(let call, let isKept):
      if case .never = stub(call.endpoint) {
        if call.continuesAfterItsEnd(with: rest) { give(up: "steps that go on after their end") }
        jobs[index].state = .stuck
        return nil
      }
      if case .slow(let time, let value) = stub(call.endpoint) {
        return sleep(time, [.answer(call, value, isKept: isKept)] + rest)
      }
      let (isSuccess, value) = callStub(call.endpoint, call.arguments)
      deliver(call, isSuccess, value, scope)
      guard isSuccess else { return nil }
      return isKept ? value : got
    case .answer(let call, let value, let isKept):
      deliver(call, true, value, scope)
      return isKept ? value : got
    }
    return got
  }

  func deliver(_ call: Call, _ isSuccess: Bool, _ value: Value, _ scope: [ScopeStep]) {
    if !isSuccess, call.isUnhandled { return give(up: "an error that the runtime reports") }
    if let result = call.result {
      queue.append((scope, result.filled(.result(success: isSuccess, value))))
    } else if let told = isSuccess ? call.success : call.failure {
      queue.append((scope, told.filled(value)))
    }
  }

  func dismiss(_ scope: [ScopeStep]) {
    guard let last = scope.last else {
      dismissals += 1
      return
    }
    let parents = Array(scope.dropLast())
    let parent = parents.reduce(root) { feature, step in
      feature.child(step.step.child)?.choice(step.step.choice)?.feature ?? feature
    }
    let child = parent.child(last.step.child)
    switch child?.presence {
    case .optional where child?.isPresented == true:
      queue.append((parents, Message(kind: .dismiss, name: last.step.child)))
    case .stack:
      queue.append(
        (parents, Message(kind: .popFrom, name: last.step.child, values: [last.step.id])))
    default: give(up: "nobody presents it")
    }
  }

  func receive(_ scope: [ScopeStep], _ message: Message) {
    guard isAlive(scope) else { return give(up: "an action of somebody who is gone") }
    var message = message
    message.path = scope.map(\.step) + message.path
    let effects = reduce(root, &node, message, date: date)
    refresh(&node)
    received.append(Received(message: message, node: node, cells: cells))
    start(effects)
    endEffectsOfRemovedFeatures()
  }
}
