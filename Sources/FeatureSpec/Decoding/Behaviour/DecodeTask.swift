import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads tasks, and effects that run one after another.
  mutating func tasksAndSequence(_ mapping: SpecMapping) -> [Effect] {
    let tasks = filled(mapping, "task").readAll { task($0).map(Effect.task) }
    let steps = filled(mapping, "sequence").readAll { step(of: $0) }
    guard let first = steps.joined().first else { return tasks }
    return tasks + [.sequence(EffectSequence(span: first.span, steps: steps))]
  }

  /// Reads one of several steps. A step cannot change the state, so it can dismiss only the feature itself.
  private mutating func step(of effects: YAMLNode) -> [Effect]? {
    guard let mapping = mapping(effects, as: .effects) else { return nil }
    let step = self.effects(mapping) + [dismissal(mapping).map(Effect.dismiss)].compactMap(\.self)
    if !mapping.isSuspect, Schema.effects.keys.allSatisfy({ mapping[$0.name] == nil }) {
      report(
        .missingKey, "this step does nothing", at: effects.span,
        hint: "give it one of the keys \(Schema.effects.knownKeys), or take it out")
    }
    return step
  }

  /// Reads the dismissal of the feature. A step can dismiss nothing else.
  private mutating func dismissal(_ mapping: SpecMapping) -> Dismissal? {
    guard let dismissal = mapping["dismiss"],
      let (target, animation) = dismissed(dismissal, "'self'")
    else { return nil }
    if target.value != "self" {
      report(
        .wrongValue,
        "'\(target.value)' cannot be dismissed here: a step cannot change the state",
        at: target.span, hint: "send an action that dismisses it, or write 'dismiss: self'")
    }
    return Dismissal(span: target.span, animation: animation)
  }

  /// Reads the steps of one task, and the keys that belong to all of these steps.
  private mutating func task(_ node: YAMLNode) -> TaskEffect? {
    guard let mapping = mapping(node, as: .task) else { return nil }
    let steps = taskSteps(filled(mapping, "steps"))
    let pause = pause(mapping)
    let (id, cancelsInFlight) = cancellation(mapping)
    let failure = outcome(mapping.member("failure"))
    let task = TaskEffect(
      span: node.span, isSend: false, steps: steps, failure: failure,
      failureKey: mapping.member("failure")?.key.span,
      deliversCancellation: deliversCancellation(mapping, to: failure.call), id: id,
      cancelsInFlight: cancelsInFlight,
      priority: mapping["priority"].map { fragment($0, .expression) }, pause: pause)
    let animation = animation(mapping, of: task.answers)
    return task.changingActions { $0.animated(by: animation) }
  }

  /// Reads steps that follow one another and share the names that calls declare.
  mutating func taskSteps(_ nodes: [YAMLNode]) -> [TaskStep] {
    var steps: [TaskStep] = []
    for node in nodes {
      guard let mapping = mapping(node, as: .taskStep) else { continue }
      steps += taskStep(mapping, as: .taskStep)
    }
    return steps
  }

  /// Reads a single step of a task. The content of a branch may be a list of steps instead.
  private mutating func taskStep(_ mapping: SpecMapping, as schema: Schema) -> [TaskStep] {
    let deeds = mapping.names.filter { Schema.taskBlock.key(named: $0) != nil }
    guard let deed = deeds.first else {
      if !mapping.isSuspect {
        report(
          .missingKey, "this step does nothing", at: mapping.span,
          hint: "give it one of the keys \(schema.knownKeys), or take it out")
      }
      return []
    }
    if deeds.count > 1, let other = mapping.member(deeds[1]) {
      let isStep = schema.key(named: "steps") == nil
      report(
        .exclusiveKeys, "a step does one thing, not '\(deed)' and '\(other.name)'",
        at: other.key.span,
        hint: isStep
          ? "make each a separate step, with its own '- '"
          : "list both under 'steps', each with its own '- '")
    }
    switch deed {
    case "run": return mapping["run"].map { taskRun($0) } ?? []
    case "send": return filled(mapping, "send").flatMap { taskSend($0) }
    case "when": return [.branches(taskBranches(mapping))]
    case "steps": return taskSteps(filled(mapping, "steps"))
    default: return dismissal(mapping).map { [.dismissal($0)] } ?? []
    }
  }

  private mutating func taskBranches(_ mapping: SpecMapping) -> [TaskBranch] {
    branches(mapping, as: .taskBranch, conditions: .effectConditions) {
      $0.taskStep($1, as: .taskBlock)
    } otherwise: { decoder, node in
      decoder.mapping(node, as: .taskBlock).map { decoder.taskStep($0, as: .taskBlock) }
    }.map { TaskBranch(span: $0, condition: $1, steps: $2) }
  }

  /// Reads a `run` of a task.
  private mutating func taskRun(_ node: YAMLNode) -> [TaskStep] {
    guard let mapping = mapping(node, as: .taskCall), let call = mapping["call"] else { return [] }
    let pause = mapping["after"].flatMap { duration($0) }
    return [
      .call(
        RunEffect(
          span: call.span, call: fragment(call, .effectBody),
          success: outcome(mapping.member("success")), failure: .none, failureKey: nil, result: nil,
          deliversCancellation: false, id: nil, cancelsInFlight: false, priority: nil, pause: pause,
          isStream: false))
    ]
  }

  /// Reads an action that a task sends, at once or after a pause.
  private mutating func taskSend(_ node: YAMLNode) -> [TaskStep] {
    guard case .mapping = node.content else { return sentAction(node).map { [.send($0)] } ?? [] }
    guard let mapping = mapping(node, as: .taskSend), let action = animatedAction(mapping) else {
      return []
    }
    guard let after = mapping["after"] else { return [.send(action)] }
    return (duration(after).map { [.pause($0, after.span)] } ?? []) + [.send(action)]
  }
}
