extension FeatureMaker {
  /// Adds animations, which tests do not notice, to some of the effects.
  func animate(_ effects: inout Effects) {
    for index in effects.runs.indices where effects.runs[index].sends {
      effects.runs[index].animation = animation()
    }
    for index in effects.laters.indices { effects.laters[index].animation = animation() }
    for index in effects.timers.indices { effects.timers[index].animation = animation() }
    for index in effects.delays.indices { effects.delays[index].animation = animation() }
    for index in effects.streams.indices where effects.streams[index].send != nil {
      effects.streams[index].animation = animation() ?? animation()
    }
    if let task = effects.task {
      effects.task?.animation = task.steps.contains(where: \.isSend) ? animation() : nil
      effects.task?.steps = task.steps.map { step in
        guard case .send(var send, let delay) = step else { return step }
        send.animation = animation()
        return .send(send, delay: delay)
      }
    }
    effects.isDismissalAnimated = random.once(in: 2)
    if effects.sent.count == 1, random.once(in: 4) {
      effects.animated = effects.sent.map { send in
        var send = send
        send.animation = ".easeOut(duration: 0.3).delay(0.1)"
        return send
      }
      effects.sent = []
    }
    for index in effects.steps.indices { animate(&effects.steps[index]) }
    for index in effects.each.indices { animate(&effects.each[index].effects) }
  }

  private func animation() -> String? {
    guard random.once(in: 3) else { return nil }
    return random.pick([".default", ".spring(duration: 0.3, bounce: 0.2)", ".linear"])
  }
}

extension Run {
  /// Whether the step sends an action.
  fileprivate var sends: Bool {
    if case .told? = failure { return true }
    return success != nil || result != nil
  }
}

extension StepTask.Step {
  fileprivate var isSend: Bool { if case .send = self { true } else { false } }
}
