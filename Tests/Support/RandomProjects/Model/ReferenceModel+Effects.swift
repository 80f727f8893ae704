extension ReferenceModel {
  /// Returns the effects of a block, with the current values of their arguments, but without the cancellations.
  func make(_ effects: Effects, _ context: Context) -> [Effect] {
    cellsRead = [:]
    let made = makeNow(effects, context)
    let reads = cellsRead
    guard !reads.isEmpty else { return made }
    if !effects.steps.isEmpty { give(up: "steps that read a shared value later") }
    return made.map { effect in
      guard case .job(var job, let isInFlightCancelled) = effect else { return effect }
      job.reads = reads
      return .job(job, isInFlightCancelled: isInFlightCancelled)
    }
  }

  private func makeNow(_ effects: Effects, _ context: Context) -> [Effect] {
    var made = effects.sent.map { Effect.send([], $0.message(context)) }
    if !effects.animated.isEmpty {
      let sends = effects.animated.map {
        Job.TaskStep.send(Template(message: $0.message(context), holes: []))
      }
      made.append(.job(Job(state: .ready(.steps(sends, got: .absent))), isInFlightCancelled: false))
    }
    made += effects.runs.map { make($0, context) }
    made += effects.changes.map { make($0, context) }
    made += effects.timers.map { timer in
      let state = Job.State.ticking(
        next: timer.interval, every: timer.interval, timer.send.message(context))
      return .job(Job(id: id(timer.id, context), state: state), isInFlightCancelled: true)
    }
    made += effects.laters.map { later in
      let work = Job.Work.send(later.send.message(context))
      let state: Job.State =
        (later.debounce ?? later.delay).map { .sleeping(until: $0, work) } ?? .ready(work)
      return .job(
        Job(id: id(later.id, context), state: state),
        isInFlightCancelled: later.isInFlightCancelled || later.debounce != nil)
    }
    made += effects.delays.map { delay in
      let state = Job.State.sleeping(
        until: delay.delay, .send(delay.send.message(context)))
      return .job(
        Job(id: id(delay.id, context), state: state), isInFlightCancelled: delay.isInFlightCancelled
      )
    }
    made += effects.streams.map { make($0, context) }
    made += effects.custom.map { custom in
      let message = custom.send.message(context)
      guard custom.isTask else { return .send([], message) }
      return .job(
        Job(
          id: id(custom.id, context),
          state: custom.delay.map { .sleeping(until: $0, .send(message)) }
            ?? .ready(.send(message))),
        isInFlightCancelled: custom.isInFlightCancelled)
    }
    for each in effects.each {
      for element in each.collection.value(context).items {
        let inside = context.with(each.element, element)
        made += cancelled(by: each.effects, inside) + makeNow(each.effects, inside)
      }
    }
    if effects.dismissesItself {
      made.append(.job(Job(state: .ready(.dismissal)), isInFlightCancelled: false))
    }
    if let task = effects.task {
      let work = Job.Work.steps(steps(task.steps, of: task, context), got: .absent)
      let state: Job.State =
        (task.debounce ?? task.delay).map { .sleeping(until: $0, work) } ?? .ready(work)
      made.append(
        .job(
          Job(id: id(task.id, context), state: state),
          isInFlightCancelled: task.isInFlightCancelled || task.debounce != nil))
    }
    guard !effects.steps.isEmpty else { return made }
    let steps = effects.steps.map { step in
      cancelled(by: step, context) + makeNow(step, context)
    }
    return made + [.sequence(steps)]
  }

  /// Returns the cancellations of effects, with the current values of the ids.
  func cancelled(by effects: Effects, _ context: Context) -> [Effect] {
    effects.cancelled.compactMap { id($0, context) }.map { .cancel([], $0) }
  }

  /// Returns an id with the current value of its parameter: `loading(3)` for `loading(unit)`.
  private func id(_ id: String?, _ context: Context) -> String? {
    guard let id, let opening = id.firstIndex(of: "(") else { return id }
    let name = String(id[opening...].dropFirst().dropLast())
    return "\(id[..<opening])(\(context.local(name)))"
  }

  /// Returns the steps of a task. Its branches read the state at the end of the block.
  private func steps(
    _ steps: [StepTask.Step], of task: StepTask, _ context: Context
  ) -> [Job.TaskStep] {
    steps.flatMap { step -> [Job.TaskStep] in
      switch step {
      case .call(var run, let isKept):
        run.failure = task.failure
        return (run.delay.map { [.pause($0)] } ?? [])
          + [.call(call(of: run, context), isKept: isKept)]
      case .send(let send, let delay):
        return (delay.map { [.pause($0)] } ?? []) + [.send(template(send, context))]
      case .dismissal: return [.dismissal]
      case .branches(let branches):
        let taken = branches.first { $0.condition?.holds(context) ?? true }
        return taken.map { self.steps($0.steps, of: task, context) } ?? []
      }
    }
  }

  private func call(of run: Run, _ context: Context) -> Call {
    var call = Call(
      endpoint: run.endpoint, arguments: run.arguments.map { $0.value(context) })
    call.success = run.success.map { template($0, context) }
    switch run.failure {
    case .told(let send): call.failure = template(send, context)
    case .unhandled: call.isUnhandled = true
    case .ignored, nil: break
    }
    call.result = run.result.map { template($0, context) }
    return call
  }

  private func make(_ run: Run, _ context: Context) -> Effect {
    let call = call(of: run, context)
    let wait = run.debounce ?? run.delay
    let state: Job.State =
      wait.map { .sleeping(until: $0, .call(call)) } ?? .ready(.call(call))
    return .job(
      Job(id: id(run.id, context), state: state),
      isInFlightCancelled: run.isInFlightCancelled || run.debounce != nil)
  }

  private func make(_ change: LateChange, _ context: Context) -> Effect {
    let work = Job.Work.change(
      change.statement, context.node, cell: context.node.cells[change.field] ?? "",
      told: change.success.map { $0.message(context) })
    let state: Job.State = change.delay.map { .sleeping(until: $0, work) } ?? .ready(work)
    return .job(Job(id: id(change.id, context), state: state), isInFlightCancelled: false)
  }

  private func make(_ stream: Stream, _ context: Context) -> Effect {
    let elements: [Value]?
    let failure: Value?
    let isPlain = stream.send != nil && stream.condition == nil
    switch stub(stream.endpoint, mayBeFed: isPlain) {
    case .stream(let all, let error): (elements, failure) = (all, error)
    case .fed(let error): (elements, failure) = (nil, error)
    default: fatalError("a stream without elements")
    }
    var end = stream.finished?.message(context)
    if let failure {
      end = nil
      switch stream.failure {
      case .told(let send): end = template(send, context).filled(failure)
      case .unhandled: give(up: "an error that the runtime reports")
      case .ignored, nil: break
      }
    }
    let state =
      elements.map { Job.State.ready(work(of: stream, $0, end: end, context)) }
      ?? listening(to: stream, end: end, context)
    return .job(
      Job(id: id(stream.id, context), state: state),
      isInFlightCancelled: stream.isInFlightCancelled)
  }

  /// Returns the work of a stream whose elements are known.
  private func work(
    of stream: Stream, _ elements: [Value], end: Message?, _ context: Context
  ) -> Job.Work {
    let kept = elements.map { element in
      (element, context.with(stream.element, element))
    }.filter { stream.condition?.holds($0.1) ?? true }
    if let send = stream.send {
      let each = template(send, context, late: stream.element)
      return .elements(kept.map { each.filled($0.0) }, end: end)
    }
    let task = StepTask(steps: stream.body, failure: stream.failure)
    return .steps(
      kept.flatMap { steps(task.steps, of: task, $0.1) }
        + [end].compactMap { $0 }.map { .send(Template(message: $0, holes: [])) },
      got: .absent)
  }

  /// Returns the state of a job that observes a stream which the test feeds.
  private func listening(to stream: Stream, end: Message?, _ context: Context) -> Job.State {
    guard let send = stream.send, stream.condition == nil else {
      give(up: "a fed stream that does more than send")
      return .ready(work(of: stream, [], end: end, context))
    }
    return .listening(
      template(send, context, late: stream.element), end: end, address: stream.endpoint.address)
  }

  /// Returns an action with its currently known arguments.
  ///
  /// - Parameter element: The name of an element that becomes known later.
  private func template(
    _ send: Send, _ context: Context, late element: String? = nil
  ) -> Template {
    let late = ["value", "error", "got"] + [element].compactMap { $0 }
    let holes = send.arguments.indices.filter { late.contains(send.arguments[$0].text) }
    let values = send.arguments.enumerated().map { index, argument in
      holes.contains(index) ? Value.absent : argument.value(context)
    }
    return Template(
      message: Message(path: send.path, kind: send.kind, name: send.name, values: values),
      holes: holes)
  }
}
