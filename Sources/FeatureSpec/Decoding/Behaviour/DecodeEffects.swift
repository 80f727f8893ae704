import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads the effects of a block, except for its steps, in the order in which they start.
  mutating func effects(_ mapping: SpecMapping) -> [Effect] {
    let cancelled = filled(mapping, "cancel").readAll { effectID($0).map(Effect.cancel) }
    let sends = sends(mapping)
    return cancelled + sends.atOnce
      + filled(mapping, "run").readAll { run($0).map(Effect.run) }
      + filled(mapping, "timer").readAll { timer($0).map(Effect.timer) }
      + sends.later
      + filled(mapping, "stream").readAll { stream($0).map(Effect.stream) }
      + filled(mapping, "effect").readAll { expression($0).map(Effect.swift) }
      + filled(mapping, "each").readAll { each($0).map(Effect.each) }
  }

  /// Reads an effect that is written as Swift: the Swift alone, or a mapping with its id.
  private mutating func expression(_ node: YAMLNode) -> ExpressionEffect? {
    guard case .mapping = node.content else {
      return ExpressionEffect(
        effect: fragment(node, .expression), id: nil, cancelsInFlight: false)
    }
    guard let mapping = mapping(node, as: .expression), let effect = mapping["of"] else {
      return nil
    }
    let (id, cancelsInFlight) = cancellation(mapping)
    return ExpressionEffect(
      effect: fragment(effect, .expression), id: id, cancelsInFlight: cancelsInFlight)
  }

  /// Reads an asynchronous call.
  private mutating func run(_ node: YAMLNode) -> RunEffect? {
    guard let mapping = mapping(node, as: .run), let call = mapping["call"] else { return nil }
    if let success = mapping.member("success") ?? mapping.member("failure"),
      let result = mapping.member("result")
    {
      report(
        .exclusiveKeys, "'result' and '\(success.name)' exclude each other", at: result.key.span,
        hint: "take one of them out; 'result' receives the value and the error",
        related: [.init("the other is here", at: success.key.span)])
    }
    let pause = pause(mapping)
    let (id, cancelsInFlight) = cancellation(mapping)
    let success = outcome(mapping.member("success"))
    let failure = outcome(mapping.member("failure"))
    let result = mapping["result"].flatMap { sentAction($0) }
    let run = RunEffect(
      span: call.span,
      call: fragment(call, .effectBody),
      success: success,
      failure: failure,
      failureKey: (mapping.member("failure") ?? mapping.member("result"))?.key.span,
      result: result,
      deliversCancellation: deliversCancellation(mapping, to: failure.call ?? result),
      id: id,
      cancelsInFlight: cancelsInFlight,
      priority: mapping["priority"].map { fragment($0, .expression) },
      pause: pause,
      isStream: false
    )
    let animation = animation(mapping, of: run.answers)
    return run.changingActions { $0.animated(by: animation) }
  }

  /// Reads the time that a call waits. A debounced call replaces the previous call.
  mutating func pause(_ mapping: SpecMapping) -> DurationValue? {
    checkExclusion(
      of: "debounce", and: "after", in: mapping,
      hint:
        "take one out; both wait, and 'debounce' also cancels the earlier effect with the same id")
    if let after = mapping.member("after"), mapping["cancelInFlight"]?.scalar?.text == "true" {
      report(
        .exclusiveKeys, "'after' with 'cancelInFlight' is a 'debounce'", at: after.key.span,
        hint: "replace both by 'debounce: \(after.value.scalar?.text ?? "300ms")'")
    }
    return (mapping["debounce"] ?? mapping["after"]).flatMap { duration($0) }
  }

  /// Reads the id by which an effect is cancelled, and whether the effect cancels the previous effect with this id.
  mutating func cancellation(
    _ mapping: SpecMapping
  ) -> (id: EffectID?, cancelsInFlight: Bool) {
    let cancelsInFlight = flag(mapping["cancelInFlight"]) ?? false
    let isDebounced = mapping["debounce"] != nil
    let key = isDebounced ? "debounce" : "cancelInFlight"
    if cancelsInFlight || isDebounced, mapping["id"] == nil, let member = mapping.member(key) {
      report(
        .missingKey, "'\(key)' needs an 'id'", at: member.key.span,
        hint: "add an 'id', the name of the canceled effect, as in 'id: loading'")
    }
    let id = mapping["id"].flatMap { effectID($0) }
    return (id, cancelsInFlight || isDebounced)
  }

  /// Reads whether a `CancellationError` is treated like any other error.
  ///
  /// - Parameter receiver: The action that receives errors; nil when no action does.
  mutating func deliversCancellation(_ mapping: SpecMapping, to receiver: NamedAction?) -> Bool {
    guard let member = mapping.member("cancellation") else { return false }
    let choice: DeliveredCancellation? = choice(member.value, "a value of 'cancellation'")
    if choice != nil, receiver == nil, !mapping.isSuspect {
      report(
        .misplacedKey, "'cancellation' needs an action that receives errors",
        at: member.key.span,
        hint: "take 'cancellation' out, or name the action that receives errors")
    }
    return choice != nil
  }

  /// Reads an action that an effect sends.
  mutating func sentAction(_ node: YAMLNode) -> NamedAction? {
    let call: NamedAction?
    if case .mapping(let members) = node.content,
      let action = members.first(where: { $0.name == "action" })?.value.scalar?.text
    {
      let others = members.filter { $0.name != "action" }.map { "'\($0.name)'" }
      report(
        .wrongValue, "an effect's action is only a name or a call, not a mapping",
        at: node.span,
        hint: "write '\(action)' here"
          + (others.isEmpty
            ? "" : ", and \(others.joined(separator: ", ")) as a key of the effect"))
      call = nil
    } else {
      call = action(node)
    }
    // After this, the list of the sent actions is incomplete.
    if call == nil { unread.append(node.span) }
    return call
  }

  /// Reads the action that is sent when a call has ended. Only an error can be unhandled.
  mutating func outcome(_ member: YAMLMember?) -> RunEffect.Outcome {
    guard let member else { return .none }
    if case .scalar(let scalar) = member.value.content {
      if scalar.text == "ignore" { return .ignore }
      if scalar.text == "unhandled", member.name == "failure" { return .unhandled }
    }
    return sentAction(member.value).map(RunEffect.Outcome.send) ?? .ignore
  }

  /// Reads a repeated action.
  private mutating func timer(_ node: YAMLNode) -> TimerEffect? {
    guard let mapping = mapping(node, as: .timer) else { return nil }
    let interval = mapping["every"].flatMap { duration($0) }
    if case .units(_, let count)? = interval, Double(count.prefix { $0 != " " }) == 0,
      let every = mapping["every"]
    {
      report(
        .invalidDuration, "a timer needs an interval longer than zero", at: every.span,
        hint: "write '10ms' or more")
    }
    let send = mapping["send"].flatMap { sentAction($0) }
    let id = mapping["id"].flatMap { effectID($0) }
    guard let interval, let send else {
      unread.append(node.span)
      return nil
    }
    return TimerEffect(
      span: node.span, interval: interval, send: send.animated(by: animation(mapping, of: [send])),
      id: id)
  }

  /// Reads the action or the steps that follow each element of a sequence.
  private mutating func stream(_ node: YAMLNode) -> StreamEffect? {
    guard let mapping = mapping(node, as: .stream), let sequence = mapping["of"] else { return nil }
    let element = mapping["element"].flatMap { name($0, "an element's name") }
    let condition = mapping["where"].map { fragment($0, .expression) }
    let send = mapping["send"].flatMap { sentAction($0) }
    let steps = taskSteps(filled(mapping, "steps"))
    checkExclusion(
      of: "send", and: "steps", in: mapping, hint: "make the action one of the steps: '- send: …'")
    if mapping["send"] == nil, mapping["steps"] == nil, !mapping.isSuspect {
      reportMissing("send", in: .stream, of: node)
    }
    let finished = mapping["finished"].flatMap { sentAction($0) }
    let failure = outcome(mapping.member("failure"))
    let (id, cancelsInFlight) = cancellation(mapping)
    let of = fragment(sequence, .effectExpression)
    guard send != nil || !steps.isEmpty else {
      unread.append(node.span)
      return nil
    }
    let stream = StreamEffect(
      span: sequence.span, sequence: of, element: element, condition: condition, send: send,
      steps: steps, finished: finished, failure: failure,
      failureKey: mapping.member("failure")?.key.span,
      deliversCancellation: deliversCancellation(mapping, to: failure.call), id: id,
      cancelsInFlight: cancelsInFlight)
    let animation = animation(mapping, of: stream.answers)
    return stream.changingActions { $0.animated(by: animation) }
  }
}

/// The values of 'cancellation'.
private enum DeliveredCancellation: String, CaseIterable {
  case deliver
}
