/// What happens, step by step.
extension ReferenceModel {
  /// A user sends an action.
  func send(_ message: Message) {
    received = []
    let effects = reduce(root, &node, message, date: date)
    refresh(&node)
    start(effects)
    endEffectsOfTheGone()
  }

  /// Everything that follows at once.
  func settle() {
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

  /// The time moves.
  func advance(by duration: Int) {
    received = []
    let end = now + duration
    while problem == nil, let next = jobs.compactMap(\.deadline).min(), next <= end {
      now = next
      let due = jobs.filter { $0.deadline == next }
      guard due.count == 1, let job = due.first else { return give(up: "two at the same time") }
      wake(job)
      settle()
    }
    now = end
  }

  /// A stream gives an element, or ends.
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
      return settle()
    }
    jobs.remove(at: index)
    if let end { queue.append((job.scope, end)) }
    settle()
    guard !job.rest.isEmpty, isAlive(job.scope) else { return }
    start([.sequence(job.rest)])
    settle()
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
