import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads `steps`: the steps of one task, or effects that run one after another.
  mutating func steps(_ mapping: SpecMapping) -> Effect? {
    if let node = mapping["steps"], node.members?.contains(where: { $0.name == "of" }) == true {
      return task(node).map(Effect.task)
    }
    let steps = filled(mapping, "steps").readAll { step(of: $0) }
    guard let first = steps.joined().first else { return nil }
    return .sequence(EffectSequence(span: first.span, steps: steps))
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

  /// Reads a `run` without a call: an action that is sent from a task of its own.
  mutating func later(_ mapping: SpecMapping) -> TaskEffect? {
    guard !mapping.isSuspect else { return nil }
    guard let success = mapping["success"] else {
      report(
        .missingKey, "a 'run' needs the key 'call', or 'success' with the action that it sends",
        at: mapping.start, hint: "write it as in 'call: api.find(state.query)'")
      losses.append(Loss(span: mapping.span))
      return nil
    }
    for member in ["failure", "result"].compactMap({ mapping.member($0) }) {
      report(
        .misplacedKey,
        "'\(member.name)' never receives an error: without 'call', nothing can throw",
        at: member.key.span, hint: "take it out, or add the 'call'")
    }
    let pause = pause(mapping)
    let (id, cancelsInFlight) = cancellation(mapping)
    guard case .send(let send) = outcome(mapping.member("success")) else {
      report(
        .wrongValue, "a 'run' without 'call' sends an action", at: success.span,
        hint: "name the action, or take the 'run' out")
      return nil
    }
    let task = TaskEffect(
      span: success.span, isRun: true, steps: [.send(send)], failure: .none, failureKey: nil,
      deliversCancellation: deliversCancellation(mapping, to: nil), id: id,
      cancelsInFlight: cancelsInFlight,
      priority: mapping["priority"].map { fragment($0, .expression) }, pause: pause)
    let animation = animation(mapping, of: [send])
    return task.changingActions { $0.animated(by: animation) }
  }

  /// Reads the steps of one task, and the keys that belong to all of these steps.
  private mutating func task(_ node: YAMLNode) -> TaskEffect? {
    guard let mapping = mapping(node, as: .task) else { return nil }
    let steps = taskSteps(filled(mapping, "of"))
    let pause = pause(mapping)
    let (id, cancelsInFlight) = cancellation(mapping)
    let failure = outcome(mapping.member("failure"))
    let task = TaskEffect(
      span: node.span, isRun: false, steps: steps, failure: failure,
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
    case "send": return filled(mapping, "send").readAll { animatedAction($0) }.map(TaskStep.send)
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

  /// Reads a `run` of a task: a call, or an action that is sent after a pause.
  private mutating func taskRun(_ node: YAMLNode) -> [TaskStep] {
    guard let mapping = mapping(node, as: .taskCall) else { return [] }
    let pause = mapping["after"].flatMap { duration($0) }
    let success = outcome(mapping.member("success"))
    if let call = mapping["call"] {
      return [
        .call(
          RunEffect(
            span: call.span, call: fragment(call, .effectBody), success: success, failure: .none,
            failureKey: nil, result: nil, deliversCancellation: false, id: nil,
            cancelsInFlight: false, priority: nil, pause: pause, isStream: false))
      ]
    }
    guard let after = mapping["after"], let pause, case .send(let send) = success else {
      if !mapping.isSuspect {
        report(
          .missingKey, "a 'run' of a task needs the key 'call', or 'after' and 'success'",
          at: mapping.start,
          hint: "write it as in 'call: let token = try await auth.token()'")
      }
      return []
    }
    return [.pause(pause, after.span), .send(send)]
  }
}
