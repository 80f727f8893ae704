/// The end of a test.
extension Scenario {
  /// Ends all running effects and reports their changes.
  mutating func end() {
    endJobs()
    if !model.jobs.isEmpty, random.once(in: 2) {
      model.jobs = []
      steps.append(.options(("skip", .text("effects"))))
    }
    isExhaustive = model.jobs.isEmpty
    guard isExhaustive else { return steps.append(.options(("exhaustivity", .text("off")))) }
    let changes = takeUnreportedChanges()
    if !changes.isEmpty { steps.append(expecting(changes, ("finish", "true"))) }
  }

  mutating func endJobs() {
    for _ in 0..<8 {
      guard let job = model.jobs.first else { return }
      if job.heard != nil {
        guard feed(job, ends: true) else { return }
      } else if job.isEndless {
        guard stop(job) else { return }
      } else if let deadline = model.jobs.compactMap(\.deadline).min() {
        guard advance(by: max(1, deadline - model.now)) else { return }
      } else {
        return
      }
    }
  }

  /// Ends a timer by any action that ends it.
  mutating func stop(_ job: Job) -> Bool {
    let path = job.scope.map(\.step)
    let target = target(of: Message(path: path, name: ""))
    for action in target.actions
    where action.parameters.isEmpty && job.id.map(action.block.effects.cancelled.contains) == true {
      if send(Message(path: path, name: action.name)) { return true }
    }
    return false
  }

  /// Checks computed properties and the recorded calls.
  mutating func check() {
    for computed in feature.computed where random.once(in: 2) {
      let scratch = ReferenceModel(model)
      let value = computed.get.value(Context(model.node, in: scratch))
      guard scratch.problem == nil else { continue }
      if steps.count.isMultiple(of: 3) {
        // Swift code between the steps may read the properties, too.
        let name = "seen\(steps.count)"
        let check = "\(name) == \(computed.type.literal(value, in: nil))"
        guard check.count < TestMaker.longest else { continue }
        steps.append(.options(("do", .text("let \(name) = state.\(computed.name)"))))
        steps.append(.options(("assert", .text(check))))
        continue
      }
      let text =
        switch value {
        case .bool(true): "state.\(computed.name)"
        case .bool(false): "!state.\(computed.name)"
        default: "state.\(computed.name) == \(computed.type.literal(value, in: nil))"
        }
      if text.count < TestMaker.longest { steps.append(.options(("assert", .text(text)))) }
    }
    steps += OverrideText(model: model).assertions.map { .options(("assert", .text($0))) }
    if model.jobs.isEmpty, random.once(in: 4) {
      steps.append(.options(("finish", .text("true"))))
    }
  }
}
