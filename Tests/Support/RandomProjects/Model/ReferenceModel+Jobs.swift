/// The start and the end of effects.
extension ReferenceModel {
  func start(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .send(let scope, let message): queue.append((scope, message))
      case .cancel(let scope, let id): cancel(id, scope)
      case .job(var job, let isInFlightCancelled):
        if isInFlightCancelled, let id = job.id { cancel(id, job.scope) }
        jobNumber += 1
        job.number = jobNumber
        job.state.begin(at: now)
        if job.deadline != nil { usesClock = true }
        jobs.append(job)
      case .sequence(let steps): startSequence(steps)
      }
    }
  }

  func startSequence(_ steps: [[Effect]]) {
    guard let first = steps.first else { return }
    let rest = Array(steps.dropFirst())
    var hasJob = false
    for effect in first {
      if case .job(var job, let isInFlightCancelled) = effect {
        if hasJob { return give(up: "several that end before a step") }
        hasJob = true
        job.rest = rest
        start([.job(job, isInFlightCancelled: isInFlightCancelled)])
      } else {
        start([effect])
      }
    }
    if !hasJob { startSequence(rest) }
  }

  func cancel(_ id: String, _ scope: [ScopeStep]) {
    let ended = jobs.filter { $0.id == id && $0.scope == scope }
    for job in ended {
      if !job.rest.isEmpty { give(up: "what follows a cancelled effect") }
      // The job may or may not have made its call by now.
      if job.mayCall { give(up: "a call that was cancelled before it began") }
    }
    let numbers = Set(ended.map(\.number))
    jobs.removeAll { numbers.contains($0.number) }
  }

  func endEffectsOfRemovedFeatures() {
    for job in jobs where !isAlive(job.scope) {
      if job.mayCall { give(up: "a call that was cancelled before it began") }
    }
    jobs.removeAll { !isAlive($0.scope) }
  }

  func isAlive(_ scope: [ScopeStep]) -> Bool {
    var node = node
    for step in scope {
      guard let child = node.child(step.step), child.identity == step.identity else { return false }
      node = child
    }
    return true
  }
}
