/// The events of the model, step by step.
extension ReferenceModel {
  /// Sends an action as a user does.
  func send(_ message: Message) {
    received = []
    let effects = reduce(root, &node, message, date: date)
    refresh(&node)
    start(effects)
    endEffectsOfRemovedFeatures()
  }

  /// Runs everything that follows without a passage of time.
  func runUntilIdle() {
    var count = 0
    while problem == nil {
      count += 1
      guard count < 40 else { return give(up: "it goes on and on") }
      checkChanges()
      if !queue.isEmpty {
        let next = queue.removeFirst()
        receive(next.scope, next.message)
      } else if !workOnce() {
        return
      }
    }
  }

  /// Advances the time.
  func advance(by duration: Int) {
    received = []
    let end = now + duration
    while problem == nil, let next = jobs.compactMap(\.deadline).min(), next <= end {
      now = next
      let due = jobs.filter { $0.deadline == next }
      guard due.count == 1, let job = due.first else { return give(up: "two at the same time") }
      wake(job)
      runUntilIdle()
    }
    now = end
  }

  /// Sends an element of a stream, or ends the stream.
  func feed(_ address: String, _ element: Value?) {
    received = []
    let listening = jobs.indices.filter { jobs[$0].heard == address }
    guard listening.count == 1, let index = listening.first,
      case .listening(let each, let end, _) = jobs[index].state
    else { return give(up: "not one effect listens") }
    let job = jobs[index]
    checkReads(of: job)
    if let element {
      queue.append((job.scope, each.filled(element)))
      return runUntilIdle()
    }
    jobs.remove(at: index)
    if let end { queue.append((job.scope, end)) }
    runUntilIdle()
    guard !job.rest.isEmpty, isAlive(job.scope) else { return }
    start([.sequence(job.rest)])
    runUntilIdle()
  }

  func wake(_ job: Job) {
    guard let index = jobs.firstIndex(where: { $0.number == job.number }) else { return }
    switch job.state {
    case .ready, .listening, .stuck: break
    case .sleeping(_, let work): jobs[index].state = .ready(work)
    case .ticking(_, let interval, let message):
      checkReads(of: job)
      jobs[index].state = .ticking(next: now + interval, every: interval, message)
      queue.append((job.scope, message))
    }
  }
}
