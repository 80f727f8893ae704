/// The events of a test.
extension Scenario {
  mutating func move(_ untested: inout Set<String>) {
    for _ in 0..<12 {
      if let job = random.pickAny(model.jobs.filter { $0.heard != nil }), random.once(in: 2) {
        if feed(job, ends: random.once(in: 4)) { return }
        continue
      }
      if let deadline = model.jobs.compactMap(\.deadline).min(), random.once(in: 3) {
        let wait = max(1, deadline - model.now)
        let other = random.pick([wait, wait, wait + 10, max(1, wait / 2)])
        if advance(by: other) { return }
        continue
      }
      guard let message = chooseMessage(untested) else { continue }
      if send(message) {
        if message.path.isEmpty { untested.remove(message.name) }
        for received in model.received where received.message.path.isEmpty {
          untested.remove(received.message.name)
        }
        return
      }
    }
  }

  func chooseMessage(_ untested: Set<String>) -> Message? {
    let waiting = feature.actions.filter { untested.contains($0.name) }
    if let action = random.pickAny(waiting), !random.once(in: 3) { return message(action) }
    // Each kind of message is equally frequent: a feature has far more actions than buttons of alerts.
    let messages = messages(to: feature, model.node, at: [])
    let kinds = [
      messages.filter { $0.kind == .action && $0.path.isEmpty },
      messages.filter { $0.kind == .action && !$0.path.isEmpty },
      messages.filter { $0.kind == .binding },
      messages.filter { $0.isDeparture },
    ]
    return random.pickAny(kinds.filter { !$0.isEmpty }).map { random.pick($0) }
  }

  /// Sends an action, if the model can predict the result and lines can hold it.
  mutating func send(_ message: Message) -> Bool {
    let trial = ReferenceModel(model)
    trial.send(message)
    let after = (trial.node, trial.cells)
    trial.runUntilIdle()
    guard trial.problem == nil, trial.received.count < 8,
      showsAll([after] + trial.received.map { ($0.node, $0.cells) }, then: trial)
    else { return false }
    var expected = texts.changes(from: model.node, to: after.0, of: feature)
    var step: (String, String) = ("send", sentText(message))
    if message.kind == .binding {
      guard let bound = binding(message, &expected) else { return false }
      step = ("bind", bound)
    }
    var new = [self.step(step.0, step.1, expected)]
    var last = after.0
    for received in trial.received {
      let changes = texts.changes(from: last, to: received.node, of: feature)
      new.append(self.step("receive", receivedText(received.message), changes))
      last = received.node
    }
    if !trial.received.isEmpty, random.once(in: 8), !feature.holdsStacks {
      new = [new[0], .options(("skip", .text("received")))]
    }
    if step.0 == "send", random.once(in: 3), cancelAll(since: model, in: trial) {
      new.append(.options(("cancel", .text(name(message)))))
    }
    guard new.allSatisfy({ $0 != nil }) else { return false }
    steps += new.compactMap(\.self)
    model = trial
    told = trial.received.last?.cells ?? after.1
    return true
  }

  /// Cancels the effects that an action has started and that still run. Returns false if no such effect exists, or if
  /// further actions would follow.
  func cancelAll(since before: ReferenceModel, in trial: ReferenceModel) -> Bool {
    let known = Set(before.jobs.map(\.number))
    let started = trial.jobs.filter { !known.contains($0.number) }
    guard !started.isEmpty, started.allSatisfy({ $0.rest.isEmpty && !$0.mayCall }) else {
      return false
    }
    trial.jobs.removeAll { !known.contains($0.number) }
    return true
  }

  /// Returns whether steps can name all changes of shared values, and a further step the changes since then.
  func showsAll(_ steps: [(Node, [String: Value])], then trial: ReferenceModel) -> Bool {
    var last = (model.node, told)
    var node = trial.node
    trial.refresh(&node)
    return fits(texts.changes(from: trial.node, to: node, of: feature))
      && (steps + [(node, trial.cells)]).allSatisfy { next in
        defer { last = next }
        return texts.showsAll(from: last, to: next, of: feature)
      }
  }

  /// Returns the changes by effects that no step has reported, and marks the changes as reported.
  mutating func takeUnreportedChanges() -> [(address: String, text: String)] {
    let before = model.node
    model.refresh(&model.node)
    told = model.cells
    return texts.changes(from: before, to: model.node, of: feature)
  }

  /// Makes an assignment, whose result the test expects without further statements.
  func binding(
    _ message: Message, _ expected: inout [(address: String, text: String)]
  ) -> String? {
    let target = target(of: message)
    guard let field = target.fields.first(where: { $0.name == message.name }) else { return nil }
    let address = prefix(message.path) + message.name
    let text = field.type.literal(message.values[0], in: nil)
    guard let index = expected.firstIndex(where: { $0.address == address }) else { return nil }
    // In a test, the observers of fields that are assigned later would change the field once more.
    let isFollower = target.fields.contains { other in
      other.name != field.name && other.followers.contains { $0.name == field.name }
        && expected.contains { $0.address == prefix(message.path) + other.name }
    }
    if expected[index].text == text, !isFollower { expected.remove(at: index) }
    return "\(address) = \(text)"
  }

  mutating func advance(by time: Int) -> Bool {
    let trial = ReferenceModel(model)
    trial.advance(by: time)
    return goOn(to: trial, by: ("advance", duration(time)))
  }

  /// Sends an element to the stream that an effect observes, or ends the stream.
  mutating func feed(_ job: Job, ends: Bool) -> Bool {
    guard let address = job.heard,
      let endpoint = model.knownEndpoints.first(where: { $0.address == address })
    else { return false }
    let trial = ReferenceModel(model)
    guard !ends else {
      trial.feed(address, nil)
      return goOn(to: trial, by: ("end", feature.overrideName(of: endpoint)))
    }
    let element = endpoint.value.map { random.shortValue(of: $0) } ?? .absent
    let text = endpoint.value.map { $0.literal(element, in: nil) } ?? "()"
    guard text.count < TestMaker.longest else { return false }
    trial.feed(address, element)
    return goOn(to: trial, by: ("feed", "\(feature.overrideName(of: endpoint))(\(text))"))
  }

  /// Adds a step after which actions may be received, if lines can hold the actions.
  mutating func goOn(
    to trial: ReferenceModel, by first: (key: String, text: String)
  ) -> Bool {
    guard trial.problem == nil, trial.received.count < 4,
      showsAll(trial.received.map { ($0.node, $0.cells) }, then: trial)
    else { return false }
    if trial.received.isEmpty {
      model = trial
      let changes = random.once(in: 2) ? takeUnreportedChanges() : []
      steps.append(expecting(changes, first))
      return true
    }
    var new: [YAML?] = [.options((first.key, .text(first.text)))]
    var last = model.node
    for received in trial.received {
      let changes = texts.changes(from: last, to: received.node, of: feature)
      new.append(self.step("receive", receivedText(received.message), changes))
      last = received.node
    }
    guard new.allSatisfy({ $0 != nil }) else { return false }
    steps += new.compactMap(\.self)
    model = trial
    told = trial.received.last?.cells ?? told
    return true
  }
}
