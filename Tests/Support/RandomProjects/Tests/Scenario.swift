/// A way through the model, written down as a test.
struct Scenario {
  let feature: Feature
  let random: RandomSource
  private var model: ReferenceModel
  private var steps: [YAML] = []
  private var given: [YAML.Entry] = []
  /// What the test declares in front of its steps.
  private var setup: [String] = []
  /// Whether all must be said; not where something goes on in the end.
  private var isExhaustive = true
  /// Whether the test gives the feature a number.
  private let givesMargin: Bool
  private let texts = StateText()
  /// The shared values that the steps so far have told of.
  private var told: [String: Value] = [:]

  init(_ feature: Feature, random: RandomSource) {
    self.feature = feature
    self.random = random
    model = ReferenceModel(feature, random: random)
    givesMargin = feature.hasMargin && random.once(in: 2)
    if givesMargin { model.node.margin = 2 }
  }

  /// The test; nil where nothing has happened.
  var test: YAML? {
    guard !steps.isEmpty, isExhaustive || steps.contains(where: \.checks) else { return nil }
    let overrides = OverrideText(model: model).overrides
    if given.isEmpty, overrides.isEmpty, !givesMargin, random.once(in: 2) { return .list(steps) }
    return .options(
      ("doc", random.once(in: 8) ? .text("It's how it goes.") : nil),
      ("setup", setup.isEmpty ? nil : .text(setup.joined(separator: "\n"))),
      ("given", given.isEmpty ? nil : .options(given)),
      ("arguments", givesMargin ? margin(2) : nil),
      ("dependencies", overrides.isEmpty ? nil : .entries(overrides)), ("steps", .list(steps)))
  }

  /// Walks.
  mutating func go(untested: inout Set<String>) {
    model.isClockImmediate = random.once(in: 4)
    begin()
    for _ in 0..<random.number(4...8) { move(&untested) }
    end()
    check()
  }

  // MARK: The first state

  private mutating func begin() {
    for field in feature.fields where field.initial == nil || random.once(in: 4) {
      let value = random.shortValue(of: field.type)
      let text = field.type.literal(value, in: nil)
      guard value != field.initial else { continue }
      model.give(value, to: field)
      given.append(YAML.Entry(key: field.name, value: .text(naming(text, field.type))))
    }
    for child in feature.children where child.presence != .always && random.once(in: 2) {
      fill(child)
    }
    told = model.cells
  }

  /// A value, or the name that the test gives it.
  private mutating func naming(_ text: String, _ type: ValueType) -> String {
    guard random.once(in: 4) else { return text }
    let name = "first\(setup.count)"
    setup.append("let \(name): \(type.swift(in: nil)) = \(text)")
    return name
  }

  private mutating func fill(_ child: Child) {
    let count = child.presence == .optional ? 1 : random.number(1...2)
    var slot = Slot()
    for number in 0..<count {
      let index = random.below(child.choices.count)
      var values = random.state(of: child.choices[index].feature)
      if child.presence == .many { values["id"] = .uuid(300 + number) }
      var item = model.makeItem(child, index, values)
      switch child.presence {
      case .many: item.id = .uuid(300 + number)
      case .stack: item.id = .int(number)
      case .always, .optional: break
      }
      slot.items.append(item)
    }
    slot.nextID = count
    let (name, text) = texts.given(slot, child, of: feature)
    guard text.count < TestMaker.longest else { return }
    model.node.slots[child.name] = slot
    given.append(YAML.Entry(key: name, value: .text(text)))
  }

  // MARK: Moves

  private mutating func move(_ untested: inout Set<String>) {
    for _ in 0..<12 {
      if let job = random.pickAny(model.jobs.filter { $0.heard != nil }), random.once(in: 3) {
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

  private func chooseMessage(_ untested: Set<String>) -> Message? {
    let waiting = feature.actions.filter { untested.contains($0.name) }
    if let action = random.pickAny(waiting), !random.once(in: 3) { return message(action) }
    // Of each kind as often: there are far more actions than alerts to answer.
    let messages = messages(to: feature, model.node, at: [])
    let kinds = [
      messages.filter { $0.kind == .action && $0.path.isEmpty },
      messages.filter { $0.kind == .action && !$0.path.isEmpty },
      messages.filter { $0.kind == .binding },
      messages.filter { $0.isDeparture },
    ]
    return random.pickAny(kinds.filter { !$0.isEmpty }).map { random.pick($0) }
  }

  /// Sends an action, if the model knows what follows and lines can hold it.
  private mutating func send(_ message: Message) -> Bool {
    let trial = ReferenceModel(model)
    trial.send(message)
    let after = (trial.node, trial.cells)
    trial.settle()
    guard trial.problem == nil, trial.received.count < 8,
      showsAll([after] + trial.received.map { ($0.node, $0.cells) }, then: trial)
    else { return false }
    var expected = texts.changes(from: model.node, to: after.0, of: feature)
    var step: (String, String) = ("send", text(message))
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

  /// Ends the effects that an action has started and that still run; false if there are none, or others would follow.
  private func cancelAll(since before: ReferenceModel, in trial: ReferenceModel) -> Bool {
    let known = Set(before.jobs.map(\.number))
    let started = trial.jobs.filter { !known.contains($0.number) }
    guard !started.isEmpty, started.allSatisfy(\.rest.isEmpty) else { return false }
    trial.jobs.removeAll { !known.contains($0.number) }
    return true
  }

  /// Whether steps can name all that has changed among shared values, and another step what has changed since.
  private func showsAll(_ steps: [(Node, [String: Value])], then trial: ReferenceModel) -> Bool {
    var last = (model.node, told)
    var node = trial.node
    trial.refresh(&node)
    return fits(texts.changes(from: trial.node, to: node, of: feature))
      && (steps + [(node, trial.cells)]).allSatisfy { next in
        defer { last = next }
        return texts.showsAll(from: last, to: next, of: feature)
      }
  }

  /// What effects have changed that no step has told of; from now on it is told.
  private mutating func tellRest() -> [(address: String, text: String)] {
    let before = model.node
    model.refresh(&model.node)
    told = model.cells
    return texts.changes(from: before, to: model.node, of: feature)
  }

  /// An assignment, whose outcome is expected by itself.
  private func binding(
    _ message: Message, _ expected: inout [(address: String, text: String)]
  ) -> String? {
    let target = target(of: message)
    guard let field = target.fields.first(where: { $0.name == message.name }) else { return nil }
    let address = prefix(message.path) + message.name
    let text = field.type.literal(message.values[0], in: nil)
    guard let index = expected.firstIndex(where: { $0.address == address }) else { return nil }
    if expected[index].text == text { expected.remove(at: index) }
    return "\(address) = \(text)"
  }

  private mutating func advance(by time: Int) -> Bool {
    let trial = ReferenceModel(model)
    trial.advance(by: time)
    return goOn(to: trial, by: ("advance", duration(time)))
  }

  /// Feeds the stream that an effect listens to, or ends it.
  private mutating func feed(_ job: Job, ends: Bool) -> Bool {
    guard let address = job.heard,
      let endpoint = model.knownEndpoints.first(where: { $0.address == address })
    else { return false }
    let trial = ReferenceModel(model)
    guard !ends else {
      trial.feed(address, nil)
      return goOn(to: trial, by: ("end", address))
    }
    let element = endpoint.value.map { random.shortValue(of: $0) } ?? .absent
    let text = endpoint.value.map { $0.literal(element, in: nil) } ?? "()"
    guard text.count < TestMaker.longest else { return false }
    trial.feed(address, element)
    return goOn(to: trial, by: ("feed", "\(address)(\(text))"))
  }

  /// Takes a step after which actions may arrive, if lines can hold them.
  private mutating func goOn(
    to trial: ReferenceModel, by first: (key: String, text: String)
  ) -> Bool {
    guard trial.problem == nil, trial.received.count < 4,
      showsAll(trial.received.map { ($0.node, $0.cells) }, then: trial)
    else { return false }
    if trial.received.isEmpty {
      model = trial
      let changes = random.once(in: 2) ? tellRest() : []
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

  /// A step; nil where a line cannot hold it.
  private func step(
    _ key: String, _ text: String, _ expected: [(address: String, text: String)]
  ) -> YAML? {
    guard text.count < TestMaker.longest + 10, fits(expected) else { return nil }
    return expecting(expected, (key, text))
  }

  /// Whether lines can hold what is expected.
  private func fits(_ expected: [(address: String, text: String)]) -> Bool {
    expected.allSatisfy { $0.address.count + $0.text.count < TestMaker.longest }
  }

  private func expecting(
    _ expected: [(address: String, text: String)], _ step: (key: String, text: String)
  ) -> YAML {
    let changes = expected.map { YAML.Entry(key: $0.address, value: .text($0.text)) }
    let statements = random.once(in: 4) ? self.statements(expected) : nil
    return .options(
      (step.key, .text(step.text)),
      ("expect", statements ?? (changes.isEmpty ? nil : .entries(changes))))
  }

  /// Statements that change the state as expected; nil where others than its own fields change.
  private func statements(_ expected: [(address: String, text: String)]) -> YAML? {
    let fields = feature.fields.filter { $0.shared == nil }.map(\.name)
    guard !expected.isEmpty, expected.allSatisfy({ fields.contains($0.address) }) else {
      return nil
    }
    return .text(
      expected.map { "state.\($0.address) = \($0.text)" }.joined(separator: "\n"))
  }

  // MARK: The end

  /// Ends what is under way, so that nothing is left, and tells what effects have changed.
  private mutating func end() {
    endJobs()
    if !model.jobs.isEmpty, random.once(in: 2) {
      model.jobs = []
      steps.append(.options(("skip", .text("effects"))))
    }
    isExhaustive = model.jobs.isEmpty
    guard isExhaustive else { return steps.append(.options(("exhaustivity", .text("off")))) }
    let changes = tellRest()
    if !changes.isEmpty { steps.append(expecting(changes, ("finish", "true"))) }
  }

  private mutating func endJobs() {
    for _ in 0..<8 {
      guard let job = model.jobs.first else { return }
      if job.heard != nil {
        guard feed(job, ends: true) else { return }
      } else if case .ticking = job.state {
        guard stop(job) else { return }
      } else if let deadline = model.jobs.compactMap(\.deadline).min() {
        guard advance(by: max(1, deadline - model.now)) else { return }
      } else {
        return
      }
    }
  }

  /// Ends a timer by whatever ends it.
  private mutating func stop(_ job: Job) -> Bool {
    let path = job.scope.map(\.step)
    let target = target(of: Message(path: path, name: ""))
    for action in target.actions
    where action.parameters.isEmpty && job.id.map(action.block.effects.cancelled.contains) == true {
      if send(Message(path: path, name: action.name)) { return true }
    }
    return false
  }

  /// Looks at computed properties, and at what was called.
  private mutating func check() {
    for computed in feature.computed where random.once(in: 2) {
      let scratch = ReferenceModel(model)
      let value = computed.get.value(Context(model.node, in: scratch))
      guard scratch.problem == nil else { continue }
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

extension YAML {
  /// Whether a step says what must be.
  fileprivate var checks: Bool {
    guard case .options(let entries) = self else { return false }
    return entries.contains { ["expect", "receive", "bind", "assert", "finish"].contains($0.key) }
  }
}
