/// A feature in a test, as the language says that it behaves; written from the words of its documentation.
///
/// Where more than one thing may happen first, or a value cannot be shown, it gives up: a test does not go there.
final class ReferenceModel {
  /// An action that an effect has sent, and the state that it has led to.
  struct Received {
    var message: Message
    var node: Node
    var cells: [String: Value]
  }

  let root: Feature
  let random: RandomSource
  var node = Node(identity: 0, margin: 0, fields: [:])
  var now = 0
  var jobs: [Job] = []
  private(set) var queue: [(scope: [ScopeStep], message: Message)] = []
  private var identities = 0
  private var jobNumber = 0
  var uuids = 0
  var date = 5
  var stubs: [String: Stub] = [:]
  /// The endpoints that have stubs.
  var knownEndpoints: [Endpoint] = []
  var records: [String: [[Value]]] = [:]
  var dismissals = 0
  var received: [Received] = []
  /// Why it cannot be told what happens.
  private(set) var problem: String?
  /// The shared values, by what tells them from each other.
  var cells: [String: Value] = [:]
  /// Those that were read of late, with their values.
  var cellsRead: [String: Value] = [:]
  var usesClock = false
  var usesDate = false
  var isClockImmediate = false
  /// Whether stubs may answer late.
  var mayBeSlow = true

  init(_ root: Feature, random: RandomSource) {
    self.root = root
    self.random = random
    node = makeNode(root, margin: 3)
  }

  /// The same model, to try something out.
  init(_ other: ReferenceModel) {
    root = other.root
    random = other.random
    node = other.node
    now = other.now
    jobs = other.jobs
    identities = other.identities
    jobNumber = other.jobNumber
    uuids = other.uuids
    date = other.date
    stubs = other.stubs
    knownEndpoints = other.knownEndpoints
    records = other.records
    dismissals = other.dismissals
    problem = other.problem
    cells = other.cells
    usesClock = other.usesClock
    usesDate = other.usesDate
    isClockImmediate = other.isClockImmediate
    mayBeSlow = other.mayBeSlow
  }

  func give(up reason: String) {
    problem = problem ?? reason
  }

  func newIdentity() -> Int {
    identities += 1
    return identities
  }

  /// The first state of a feature.
  ///
  /// - Parameter margin: What the feature is given; a parent gives each child the same.
  func makeNode(_ feature: Feature, _ values: [String: Value] = [:], margin: Int = 5) -> Node {
    var node = Node(identity: newIdentity(), margin: margin, fields: [:])
    for field in feature.fields {
      if field.shared != nil {
        refer(field, to: values[field.name], in: &node)
      } else {
        node.fields[field.name] = values[field.name] ?? field.initial ?? .absent
      }
    }
    for child in feature.children {
      node.slots[child.name] = Slot()
      guard child.presence == .always else { continue }
      let choice = child.choices[child.initial.choice]
      node.slots[child.name]?.items = [
        Slot.Item(choice: choice.name, node: makeNode(choice.feature, child.initial.fields))
      ]
    }
    return node
  }

  // MARK: What happens

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

  private func wake(_ job: Job) {
    guard let index = jobs.firstIndex(where: { $0.number == job.number }) else { return }
    switch job.state {
    case .ready, .listening: break
    case .sleeping(_, let work): jobs[index].state = .ready(work)
    case .ticking(_, let interval, let message):
      checkReads(of: job)
      jobs[index].state = .ticking(next: now + interval, every: interval, message)
      queue.append((job.scope, message))
    }
  }

  /// Does what a job is at, if there is one; false if there is none.
  private func workOnce() -> Bool {
    if isClockImmediate {
      for index in jobs.indices {
        switch jobs[index].state {
        case .sleeping(_, let work): jobs[index].state = .ready(work)
        case .ticking: give(up: "a timer never waits")
        case .ready, .listening: break
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

  private func work(on job: Job) {
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
      if case .slow(let time, let value) = stub(call.endpoint) {
        usesClock = true
        jobs[index].state = .sleeping(until: now + time, .answer(call, value))
        return
      }
      let (isSuccess, value) = ask(call.endpoint, call.arguments)
      tell(call, isSuccess, value, job.scope)
    case .steps(let steps, let got):
      guard let step = steps.first else { break }
      guard let got = take(step, index, Array(steps.dropFirst()), got) else { break }
      guard steps.count > 1 else { break }
      jobs[index].state = .ready(.steps(Array(steps.dropFirst()), got: got))
      return
    case .answer(let call, let value): tell(call, true, value, job.scope)
    case .send(let message): queue.append((job.scope, message))
    case .change(let statement, let node, let cell, let told):
      change(cell, by: statement, of: node, reads: job.reads)
      if let told { queue.append((job.scope, told)) }
    case .elements(_, let end): if let end { queue.append((job.scope, end)) }
    case .dismissal: dismiss(job.scope)
    }
    guard case .ready = jobs[index].state else { return }
    // What it has sent is looked at before what follows in its sequence begins.
    jobs.remove(at: index)
    guard !job.rest.isEmpty else { return }
    settle()
    if isAlive(job.scope) { start([.sequence(job.rest)]) }
  }

  /// Does a step of a task; nil if the task sleeps or is over.
  private func take(
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
      if case .slow(let time, let value) = stub(call.endpoint) {
        return sleep(time, [.answer(call, value, isKept: isKept)] + rest)
      }
      let (isSuccess, value) = ask(call.endpoint, call.arguments)
      tell(call, isSuccess, value, scope)
      guard isSuccess else { return nil }
      return isKept ? value : got
    case .answer(let call, let value, let isKept):
      tell(call, true, value, scope)
      return isKept ? value : got
    }
    return got
  }

  private func tell(_ call: Call, _ isSuccess: Bool, _ value: Value, _ scope: [ScopeStep]) {
    if !isSuccess, call.isUnhandled { return give(up: "an error that the runtime reports") }
    if let result = call.result {
      queue.append((scope, result.filled(.result(success: isSuccess, value))))
    } else if let told = isSuccess ? call.success : call.failure {
      queue.append((scope, told.filled(value)))
    }
  }

  private func dismiss(_ scope: [ScopeStep]) {
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

  private func receive(_ scope: [ScopeStep], _ message: Message) {
    guard isAlive(scope) else { return give(up: "an action of somebody who is gone") }
    var message = message
    message.path = scope.map(\.step) + message.path
    let effects = reduce(root, &node, message, date: date)
    refresh(&node)
    received.append(Received(message: message, node: node, cells: cells))
    start(effects)
    endEffectsOfTheGone()
  }

  // MARK: Effects

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

  private func startSequence(_ steps: [[Effect]]) {
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

  private func cancel(_ id: String, _ scope: [ScopeStep]) {
    let ended = jobs.filter { $0.id == id && $0.scope == scope }
    for job in ended {
      if !job.rest.isEmpty { give(up: "what follows a cancelled effect") }
      // Whether it has called by now, nobody knows.
      if job.mayCall { give(up: "a call that was cancelled before it began") }
    }
    let numbers = Set(ended.map(\.number))
    jobs.removeAll { numbers.contains($0.number) }
  }

  private func endEffectsOfTheGone() {
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
