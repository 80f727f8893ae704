/// Effects.
extension SpecWriter {
  func entries(_ effects: Effects) -> [YAML.Entry] {
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
    add(
      "send",
      (effects.sent + effects.animated).map { sent($0) } + effects.laters.map(later)
        + effects.delays.map(delay))
    add("run", effects.runs.map(run) + effects.changes.map(change))
    add("timer", effects.timers.map(timer))
    add("stream", effects.streams.map(stream))
    add("effect", effects.custom.map(custom))
    add("each", effects.each.map(each))
    if !effects.steps.isEmpty {
      let steps = effects.steps.map { YAML.options(self.entries($0)) }
      entries.append(YAML.Entry(key: "sequence", value: .list(steps)))
    } else if let task = effects.task {
      entries.append(YAML.Entry(key: "task", value: self.task(task)))
    }
    return entries
  }

  func sent(_ send: Send, after delay: Int? = nil) -> YAML {
    guard send.animation != nil || delay != nil else { return .text(send.text) }
    return .options(
      ("action", .text(send.text)), ("after", delay.map { .text(duration($0)) }),
      ("animation", send.animation.map { .text($0) }))
  }

  func dismissal(_ animation: String?) -> YAML {
    guard let animation else { return .text("self") }
    return .options(("of", .text("self")), ("animation", .text(animation)))
  }

  func run(_ run: Run) -> YAML {
    .options(
      ("animation", run.animation.map { .text($0) }), ("call", .text(run.call)),
      ("success", run.success.map { .text($0.text) }),
      ("failure", failure(run.failure)), ("result", run.result.map { .text($0.text) }),
      ("cancellation", cancellation(run.failure, run.result)),
      ("id", run.id.map { .text($0) }), ("priority", run.priority.map { .text($0) }),
      waiting(run.delay, run.debounce, run.isInFlightCancelled))
  }

  func later(_ later: Later) -> YAML {
    let waiting = waiting(later.delay, later.debounce, later.isInFlightCancelled)
    let isPlain = waiting.1 == nil && later.id == nil && later.priority == nil
    return .options(
      ("animation", later.animation.map { .text($0) }), ("action", .text(later.send.text)),
      ("later", flag(isPlain)), ("id", later.id.map { .text($0) }),
      ("priority", later.priority.map { .text($0) }), waiting)
  }

  func change(_ change: LateChange) -> YAML {
    .options(
      ("call", .text(change.statement.lines.joined(separator: "\n"))),
      ("success", change.success.map { .text($0.text) }), ("id", change.id.map { .text($0) }),
      ("after", change.delay.map { .text(duration($0)) }))
  }

  func task(_ task: StepTask) -> YAML {
    .options(
      ("animation", task.animation.map { .text($0) }),
      ("steps", .list(task.steps.map { .options([step($0)]) })),
      ("failure", failure(task.failure)), ("cancellation", cancellation(task.failure)),
      ("id", task.id.map { .text($0) }), ("priority", task.priority.map { .text($0) }),
      waiting(task.delay, task.debounce, task.isInFlightCancelled))
  }

  func step(_ step: StepTask.Step) -> YAML.Entry {
    switch step {
    case .call(let run, _): YAML.Entry(key: "run", value: self.run(run))
    case .send(let send, let delay): YAML.Entry(key: "send", value: sent(send, after: delay))
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

  func timer(_ timer: Timer) -> YAML {
    .options(
      ("animation", timer.animation.map { .text($0) }),
      ("every", .text(duration(timer.interval))), ("send", .text(timer.send.text)),
      ("id", timer.id.map { .text($0) }))
  }

  func delay(_ delay: Delay) -> YAML {
    .options(
      ("animation", delay.animation.map { .text($0) }),
      ("action", .text(delay.send.text)), waiting(delay.delay, nil, delay.isInFlightCancelled),
      ("id", delay.id.map { .text($0) }))
  }

  /// Returns the key for the time that an effect waits, or for the end of an earlier effect with the same id.
  private func waiting(
    _ delay: Int?, _ debounce: Int?, _ isInFlightCancelled: Bool
  ) -> (String, YAML?) {
    if let time = debounce ?? (isInFlightCancelled ? delay : nil) {
      return ("debounce", .text(duration(time)))
    }
    return delay.map { ("after", .text(duration($0))) }
      ?? ("cancelInFlight", flag(isInFlightCancelled))
  }

  func stream(_ stream: Stream) -> YAML {
    .options(
      ("of", .text(stream.call)),
      ("animation", stream.animation.map { .text($0) }),
      ("where", stream.condition.map { .text($0.text) }),
      ("element", stream.element == "element" ? nil : .text(stream.element)),
      ("send", stream.send.map { .text($0.text) }),
      ("steps", stream.body.isEmpty ? nil : .list(stream.body.map { .options([step($0)]) })),
      ("finished", stream.finished.map { .text($0.text) }),
      ("failure", failure(stream.failure)), ("cancellation", cancellation(stream.failure)),
      ("id", .text(stream.id)),
      ("cancelInFlight", flag(stream.isInFlightCancelled)))
  }

  func each(_ each: Each) -> YAML {
    .options(
      [
        YAML.Entry(key: "of", value: .text(each.collection.text)),
        YAML.Entry(key: "as", value: .text(each.element)),
      ] + entries(each.effects))
  }

  func custom(_ custom: Custom) -> YAML {
    guard let id = custom.id else { return .text(custom.text) }
    return .options(
      ("of", .text(custom.text)), ("id", .text(id)),
      ("cancelInFlight", flag(custom.isInFlightCancelled)))
  }

  /// Returns the option by which an action that receives errors also receives the errors of cancellations; nil for
  /// most actions. No cancellation causes an error in the features, so that the option changes nothing.
  private func cancellation(_ failure: Run.Failure?, _ result: Send? = nil) -> YAML? {
    let receiver = if case .told(let send)? = failure { send } else { result }
    return receiver.map { $0.text.utf8.count.isMultiple(of: 3) } == true ? .text("deliver") : nil
  }

  func failure(_ failure: Run.Failure?) -> YAML? {
    switch failure {
    case nil: nil
    case .ignored: .text("ignore")
    case .unhandled: .text("unhandled")
    case .told(let send): .text(send.text)
    }
  }

  func flag(_ flag: Bool) -> YAML? {
    flag ? .text("true") : nil
  }
}
