import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the variants of a block's effects.
struct EffectVariants {
  /// The actions that may replace a sent action.
  let actions: Redirections

  func variants(of effects: [Effect]) -> [Variant<[Effect]>] {
    removals(from: effects, \.described)
      // No test could distinguish an effect from a second copy that cancels the first.
      + duplicates(in: effects, where: \.isRepeatable, \.described)
      + variedEach(effects, variants)
  }

  private func variants(of effect: Effect) -> [Variant<Effect>] {
    switch effect {
    case .send(let call): actions.variants(of: call).map { $0.map(Effect.send) }
    case .run(let run): variants(of: run).map { $0.map(Effect.run) }
    case .task(let task): variants(of: task).map { $0.map(Effect.task) }
    case .timer(let timer): variants(of: timer).map { $0.map(Effect.timer) }
    case .stream(let stream): variants(of: stream).map { $0.map(Effect.stream) }
    case .swift(let expression):
      varied(expression, at: \.effect, edited).map { $0.map(Effect.swift) }
    case .each(let each): variants(of: each).map { $0.map(Effect.each) }
    case .sequence(let sequence):
      varied(sequence, at: \.steps) { variedEach($0, variants) }.map { $0.map(Effect.sequence) }
    case .cancel, .dismiss: []
    }
  }

  func variants(of run: RunEffect) -> [Variant<RunEffect>] {
    varied(run, at: \.call) { edited($0) }
      + varied(run, at: \.success) { outcome(of: $0, "success", at: run.span) }
      + varied(run, at: \.failure) { outcome(of: $0, "failure", at: run.span) }
      + varied(run, at: \.result) { $0.map { variants(of: $0) } ?? [] }
      + varied(run, at: \.deliversCancellation) { delivery($0, at: run.failureKey) }
      + varied(run, at: \.pause) { pause(of: $0, at: run.span) }
      + varied(run, at: \.cancelsInFlight) { flag(of: $0, at: run.id) }
      + swapped(run)
  }

  private func variants(of call: NamedAction) -> [Variant<NamedAction?>] {
    actions.variants(of: call).map { $0.map(Optional.some) }
  }

  /// Returns the run with its success and failure actions swapped.
  private func swapped(_ run: RunEffect) -> [Variant<RunEffect>] {
    guard case .send(let success) = run.success, case .send = run.failure else { return [] }
    var changed = run
    (changed.success, changed.failure) = (run.failure, run.success)
    return [Variant(value: changed, span: success.span, title: "swap 'success' and 'failure'")]
  }

  func outcome(
    of outcome: RunEffect.Outcome, _ key: String, at span: SourceSpan
  ) -> [Variant<RunEffect.Outcome>] {
    guard case .send(let call) = outcome else { return [] }
    return [Variant(value: .ignore, span: call.span, title: "drop '\(key): \(call.text)'")]
      + actions.variants(of: call).map { $0.map(RunEffect.Outcome.send) }
  }

  func pause(of pause: DurationValue?, at span: SourceSpan) -> [Variant<DurationValue?>] {
    guard let pause else { return [] }
    return [Variant(value: nil, span: span, title: "drop the pause")]
      + duration(of: pause, at: span).map { $0.map(Optional.some) }
  }

  func duration(of value: DurationValue, at span: SourceSpan) -> [Variant<DurationValue>] {
    switch value {
    case .swift(let fragment):
      return edited(fragment).map { $0.map(DurationValue.swift) }
    case .units(let unit, let count):
      guard let number = Int(count) else { return [] }
      return [
        Variant(
          value: .units(unit, count: String(number * 2)), span: span,
          title: "'\(count) \(unit)' to '\(number * 2) \(unit)'")
      ]
    }
  }

  /// Returns the variant that drops a `CancellationError`.
  func delivery(_ isDelivered: Bool, at key: SourceSpan?) -> [Variant<Bool>] {
    guard isDelivered, let key else { return [] }
    return [Variant(value: false, span: key, title: "drop 'cancellation: deliver'")]
  }

  /// Returns the variant with the opposite value of `cancelInFlight`, which has no meaning without an ID.
  func flag(of value: Bool, at id: EffectID?) -> [Variant<Bool>] {
    guard let id else { return [] }
    return [
      Variant(value: !value, span: id.span, title: "'cancelInFlight: \(value)' to '\(!value)'")
    ]
  }

  private func variants(of timer: TimerEffect) -> [Variant<TimerEffect>] {
    varied(timer, at: \.interval) { duration(of: $0, at: timer.span) }
      + varied(timer, at: \.send, actions.variants)
  }

  private func variants(of stream: StreamEffect) -> [Variant<StreamEffect>] {
    varied(stream, at: \.sequence) { edited($0) }
      + varied(stream, at: \.condition) { condition(of: $0) }
      + varied(stream, at: \.send) { $0.map { variants(of: $0) } ?? [] }
      + varied(stream, at: \.steps) { variants(of: $0) }
      + varied(stream, at: \.finished) { finished(of: $0) }
      + varied(stream, at: \.failure) { outcome(of: $0, "failure", at: stream.span) }
      + varied(stream, at: \.deliversCancellation) { delivery($0, at: stream.failureKey) }
      + varied(stream, at: \.cancelsInFlight) { flag(of: $0, at: stream.id) }
  }

  private func variants(of each: EachEffect) -> [Variant<EachEffect>] {
    varied(each, at: \.collection) { edited($0) } + varied(each, at: \.effects, variants)
  }

  /// Returns the variants with another condition on the elements, or without a condition.
  private func condition(of condition: SwiftFragment?) -> [Variant<SwiftFragment?>] {
    guard let condition else { return [] }
    return [
      Variant(value: nil, span: condition.span, title: "drop 'where: \(shortText(condition.text))'")
    ] + edited(condition).map { $0.map(Optional.some) }
  }

  private func finished(of call: NamedAction?) -> [Variant<NamedAction?>] {
    guard let call else { return [] }
    return [Variant(value: nil, span: call.span, title: "drop 'finished: \(call.text)'")]
      + variants(of: call)
  }
}

extension Effect {
  /// Whether a test could detect a second copy of the effect.
  fileprivate var isRepeatable: Bool {
    switch self {
    case .send: true
    case .run(let run): !run.cancelsInFlight
    default: false
    }
  }

  /// The place and the title of the effect.
  fileprivate var described: (span: SourceSpan, title: String) { (span, content.title) }
}
