/// Blocks and what is in them, as a spec writes them.
struct SpecWriter {
  let random: RandomSource
  /// The type of the feature that is written.
  let owner: String?

  /// A declaration with a block: statements alone where there is nothing else.
  func declaration(
    _ front: [(String, YAML?)], _ block: Block
  ) -> YAML {
    let options = front.compactMap { key, value in value.map { YAML.Entry(key: key, value: $0) } }
    let body = entries(block)
    if options.isEmpty {
      if body.isEmpty { return .empty }
      if body.count == 1, body[0].key == "do", random.once(in: 2) { return body[0].value }
    }
    return .options(options + body)
  }

  func parameters(_ parameters: [Parameter]) -> YAML? {
    guard !parameters.isEmpty else { return nil }
    return .entries(
      parameters.map {
        YAML.Entry(key: $0.key, value: .text($0.type.swift(in: owner)))
      })
  }

  /// What stands in a block.
  func entries(_ block: Block) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    func add(_ key: String, _ value: YAML?) {
      if let value { entries.append(YAML.Entry(key: key, value: value)) }
    }
    if !block.conditions.isEmpty {
      add("guard", .text(block.conditions.map(\.text).joined(separator: ", ")))
    }
    if !block.statements.isEmpty {
      add("do", .text(block.statements.flatMap(\.lines).joined(separator: "\n")))
    }
    if let caught = block.caught {
      let inner = self.entries(caught)
      let isShort = inner.count == 1 && inner[0].key == "do" && random.once(in: 2)
      add("catch", inner.isEmpty ? .empty : isShort ? inner[0].value : .options(inner))
    }
    if !block.branches.isEmpty { add("when", .list(block.branches.map(branch))) }
    if let match = block.match { add("match", self.match(match)) }
    if !block.performed.isEmpty {
      add(
        "perform",
        texts(
          block.performed.map { procedure, arguments in
            let list = zip(procedure.parameters, arguments).map { $0.argument($1.text) }
            return procedure.name + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")
          }))
    }
    add("dismiss", texts(block.dismissed))
    add("pop", block.popped.map(pop))
    switch block.presented {
    case nil: break
    case .element(let child, let choice, let values):
      add("push", .text(presentation(child, choice, values)))
    case .child(let child, let choice, let values):
      add("present", .text(presentation(child, choice, values)))
    case .prompt(let question, let arguments):
      let list = zip(question.parameters, arguments).map { $0.argument($1.text) }
      add(
        "present",
        .text(question.name + (list.isEmpty ? "" : "(\(list.joined(separator: ", ")))")))
    }
    return entries + self.entries(block.effects)
  }

  private func branch(_ branch: Block.Branch) -> YAML {
    let inner = entries(branch.block)
    guard let condition = branch.conditions.first else {
      return .options([YAML.Entry(key: "else", value: .options(inner))])
    }
    let doc = random.once(in: 6) ? [YAML.Entry(key: "doc", value: .text("It's so."))] : []
    return .options([YAML.Entry(key: "if", value: .text(condition.text))] + doc + inner)
  }

  private func match(_ match: Block.Match) -> YAML {
    .options(
      ("on", .text(match.on.text)),
      (
        "cases",
        .entries(
          match.cases.map { pattern, _, block in
            let inner = entries(block)
            return YAML.Entry(key: pattern, value: inner.isEmpty ? .empty : .options(inner))
          })
      ))
  }

  private func pop(_ pop: Block.Pop) -> YAML {
    switch pop {
    case .last: .text("last")
    case .all: .text("all")
    case .from(let id): .text("from(\(id.text))")
    case .to(let id): .text("to(\(id.text))")
    }
  }

  private func presentation(
    _ child: Child, _ index: Int, _ values: [String: Fragment]
  ) -> String {
    let choice = child.choices[index]
    let name = choice.name ?? child.name
    guard !values.isEmpty || choice.feature.needsValues || random.once(in: 3) else { return name }
    return "\(name)(\(choice.feature.stateText(values.mapValues(\.text))))"
  }

  // MARK: Effects

  private func entries(_ effects: Effects) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    func add(_ key: String, _ values: [YAML]) {
      if values.isEmpty { return }
      entries.append(YAML.Entry(key: key, value: values.count == 1 ? values[0] : .list(values)))
    }
    add(
      "dismiss",
      effects.dismissesItself
        ? [dismissal(effects.isDismissalAnimated ? ".easeIn(duration: 0.2)" : nil)] : [])
    add("cancel", texts(effects.cancelled).map { [$0] } ?? [])
    add("send", (effects.sent + effects.animated).map(sent))
    add("run", effects.runs.map(run) + effects.laters.map(later) + effects.changes.map(change))
    add("timer", effects.timers.map(timer))
    add("after", effects.delays.map(delay))
    add("stream", effects.streams.map(stream))
    add("effect", effects.custom.map(custom))
    add("each", effects.each.map(each))
    if !effects.steps.isEmpty {
      let steps = effects.steps.map { YAML.options(self.entries($0)) }
      entries.append(YAML.Entry(key: "steps", value: .list(steps)))
    } else if let task = effects.task {
      entries.append(YAML.Entry(key: "steps", value: self.task(task)))
    }
    return entries
  }

  private func sent(_ send: Send) -> YAML {
    guard let animation = send.animation else { return .text(send.text) }
    return .options(("action", .text(send.text)), ("animation", .text(animation)))
  }

  private func dismissal(_ animation: String?) -> YAML {
    guard let animation else { return .text("self") }
    return .options(("of", .text("self")), ("animation", .text(animation)))
  }

  private func run(_ run: Run) -> YAML {
    .options(
      ("animation", run.animation.map { .text($0) }), ("call", .text(run.call)),
      ("success", run.success.map { .text($0.text) }),
      ("failure", failure(run.failure)), ("result", run.result.map { .text($0.text) }),
      ("id", run.id.map { .text($0) }), ("cancelInFlight", flag(run.isInFlightCancelled)),
      ("priority", run.priority.map { .text($0) }),
      ("debounce", run.debounce.map { .text(duration($0)) }),
      ("after", run.delay.map { .text(duration($0)) }))
  }

  private func later(_ later: Later) -> YAML {
    .options(
      ("animation", later.animation.map { .text($0) }), ("success", .text(later.send.text)),
      ("id", later.id.map { .text($0) }),
      ("cancelInFlight", flag(later.isInFlightCancelled)),
      ("priority", later.priority.map { .text($0) }),
      ("debounce", later.debounce.map { .text(duration($0)) }),
      ("after", later.delay.map { .text(duration($0)) }))
  }

  private func change(_ change: LateChange) -> YAML {
    .options(
      ("call", .text(change.statement.lines.joined(separator: "\n"))),
      ("success", change.success.map { .text($0.text) }), ("id", change.id.map { .text($0) }),
      ("after", change.delay.map { .text(duration($0)) }))
  }

  private func task(_ task: StepTask) -> YAML {
    .options(
      ("animation", task.animation.map { .text($0) }),
      ("of", .list(task.steps.map { .options([step($0)]) })),
      ("failure", failure(task.failure)), ("id", task.id.map { .text($0) }),
      ("cancelInFlight", flag(task.isInFlightCancelled)),
      ("priority", task.priority.map { .text($0) }),
      ("debounce", task.debounce.map { .text(duration($0)) }),
      ("after", task.delay.map { .text(duration($0)) }))
  }

  private func step(_ step: StepTask.Step) -> YAML.Entry {
    switch step {
    case .call(let run, _): YAML.Entry(key: "run", value: self.run(run))
    case .send(let send): YAML.Entry(key: "send", value: sent(send))
    case .dismissal:
      YAML.Entry(key: "dismiss", value: dismissal(random.once(in: 2) ? ".default" : nil))
    case .branches(let branches):
      YAML.Entry(
        key: "when",
        value: .list(
          branches.map { condition, steps in
            let content =
              steps.count == 1
              ? self.step(steps[0])
              : YAML.Entry(key: "steps", value: .list(steps.map { .options([self.step($0)]) }))
            guard let condition else {
              return .options([YAML.Entry(key: "else", value: .options([content]))])
            }
            return .options([YAML.Entry(key: "if", value: .text(condition.text)), content])
          }))
    }
  }

  private func timer(_ timer: Timer) -> YAML {
    .options(
      ("animation", timer.animation.map { .text($0) }),
      ("every", .text(duration(timer.interval))), ("send", .text(timer.send.text)),
      ("id", timer.id.map { .text($0) }))
  }

  private func delay(_ delay: Delay) -> YAML {
    .options(
      ("animation", delay.animation.map { .text($0) }),
      ("delay", .text(duration(delay.delay))), ("send", .text(delay.send.text)),
      ("id", delay.id.map { .text($0) }), ("cancelInFlight", flag(delay.isInFlightCancelled)))
  }

  private func stream(_ stream: Stream) -> YAML {
    let list = zip(stream.endpoint.parameters, stream.arguments).map { $0.argument($1.text) }
    return .options(
      ("of", .text("\(stream.endpoint.address)(\(list.joined(separator: ", ")))")),
      ("animation", stream.animation.map { .text($0) }),
      ("where", stream.condition.map { .text($0.text) }),
      ("element", stream.element == "element" ? nil : .text(stream.element)),
      ("send", stream.send.map { .text($0.text) }),
      ("steps", stream.body.isEmpty ? nil : .list(stream.body.map { .options([step($0)]) })),
      ("finished", stream.finished.map { .text($0.text) }),
      ("failure", failure(stream.failure)), ("id", .text(stream.id)),
      ("cancelInFlight", flag(stream.isInFlightCancelled)))
  }

  private func each(_ each: Each) -> YAML {
    .options(
      [
        YAML.Entry(key: "of", value: .text(each.collection.text)),
        YAML.Entry(key: "as", value: .text(each.element)),
      ] + entries(each.effects))
  }

  private func custom(_ custom: Custom) -> YAML {
    guard let id = custom.id else { return .text(custom.text) }
    return .options(
      ("of", .text(custom.text)), ("id", .text(id)),
      ("cancelInFlight", flag(custom.isInFlightCancelled)))
  }

  private func failure(_ failure: Run.Failure?) -> YAML? {
    switch failure {
    case nil: nil
    case .ignored: .text("ignore")
    case .unhandled: .text("unhandled")
    case .told(let send): .text(send.text)
    }
  }

  private func flag(_ flag: Bool) -> YAML? {
    flag ? .text("true") : nil
  }

  /// One text alone, several as a list.
  private func texts(_ texts: [String]) -> YAML? {
    texts.isEmpty ? nil : texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
  }
}

/// A duration as specs and tests write it.
func duration(_ milliseconds: Int) -> String {
  if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)min" }
  return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
}

extension String {
  /// The word with a capital letter in front.
  var capital: String {
    prefix(1).uppercased() + dropFirst()
  }
}
