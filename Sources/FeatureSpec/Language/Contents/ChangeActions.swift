// The parts of a feature with other actions in the place of those that they send. One function for each part that holds
// actions, so that decoding, linking and mutants need none of their own.

extension Block {
  /// Changes the actions that the block's effects send, and those of the blocks in it.
  package func changingActions(_ change: (NamedAction) -> NamedAction) -> Block {
    var block = self
    block.effects = effects.map { $0.changingActions(change) }
    block.caught = caught.map { caught in
      var caught = caught
      caught.block = caught.block.changingActions(change)
      return caught
    }
    block.branches = branches.map { branch in
      var branch = branch
      branch.block = branch.block.changingActions(change)
      return branch
    }
    block.match = match.map { match in
      var match = match
      match.cases = match.cases.map { choice in
        var choice = choice
        choice.block = choice.block.changingActions(change)
        return choice
      }
      return match
    }
    return block
  }
}

extension Effect {
  /// Changes the actions that the effect sends, and those of the effects in it.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> Effect {
    switch self {
    case .send(let action): return .send(change(action))
    case .run(let run): return .run(run.changingActions(change))
    case .task(let task): return .task(task.changingActions(change))
    case .timer(var timer):
      timer.send = change(timer.send)
      return .timer(timer)
    case .delay(var delay):
      delay.send = change(delay.send)
      return .delay(delay)
    case .stream(let stream): return .stream(stream.changingActions(change))
    case .each(var each):
      each.effects = each.effects.map { $0.changingActions(change) }
      return .each(each)
    case .sequence(var sequence):
      sequence.steps = sequence.steps.map { $0.map { $0.changingActions(change) } }
      return .sequence(sequence)
    case .cancel, .swift, .dismiss: return self
    }
  }
}

extension RunEffect {
  /// Changes the actions that receive the value, the error or both.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> RunEffect {
    var run = self
    run.success = success.changingActions(change)
    run.failure = failure.changingActions(change)
    run.result = result.map(change)
    return run
  }
}

extension RunEffect.Outcome {
  /// Changes the action that is sent.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> RunEffect.Outcome {
    if case .send(let action) = self { .send(change(action)) } else { self }
  }
}

extension StreamEffect {
  /// Changes the actions that follow the elements, the end and an error.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> StreamEffect {
    var stream = self
    stream.send = send.map(change)
    stream.steps = steps.map { $0.changingActions(change) }
    stream.finished = finished.map(change)
    stream.failure = failure.changingActions(change)
    return stream
  }
}

extension TaskEffect {
  /// Changes the actions that the steps send, and the one that receives an error.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> TaskEffect {
    var task = self
    task.steps = steps.map { $0.changingActions(change) }
    task.failure = failure.changingActions(change)
    return task
  }
}

extension TaskStep {
  /// Changes the actions that the step sends, and those of its branches.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> TaskStep {
    switch self {
    case .call(let run): return .call(run.changingActions(change))
    case .send(let action): return .send(change(action))
    case .branches(let branches):
      return .branches(
        branches.map { branch in
          var branch = branch
          branch.steps = branch.steps.map { $0.changingActions(change) }
          return branch
        })
    case .pause, .dismissal: return self
    }
  }
}
