import FeatureSpec
import SpecSource
import SpecSwift

/// Finds the variants of a block's effects.
struct EffectVariants {
  /// The actions that may be sent in place of another.
  let actions: Redirections

  func variants(of effects: Effects) -> [Variant<Effects>] {
    listed(of: effects) + sends(of: effects) + runs(of: effects) + tasks(of: effects)
      + timers(of: effects) + delays(of: effects) + streams(of: effects) + each(of: effects)
      + steps(of: effects)
  }

  /// Lists of which one element is left out.
  private func listed(of effects: Effects) -> [Variant<Effects>] {
    var all = varied(effects, at: \.cancellations) { cancellations in
      removals(from: cancellations) { ($0.span, "'cancel: \($0.text)'") }
    }
    all += varied(effects, at: \.expressions) { expressions in
      removals(from: expressions) { ($0.effect.span, "the effect") }
        + variedEach(expressions) { varied($0, at: \.effect, edited) }
    }
    if let span = effects.dismissal?.span {
      var changed = effects
      changed.dismissal = nil
      all.append(Variant(value: changed, span: span, title: "drop 'dismiss: self'"))
    }
    return all
  }

  private func sends(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.sends) { sends in
      removals(from: sends) { ($0.span, "'send: \($0.text)'") }
        + duplicates(in: sends) { ($0.span, "'send: \($0.text)'") }
        + variedEach(sends, actions.variants)
    }
  }

  private func runs(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.runs) { runs in
      removals(from: runs) { ($0.span, "the 'run' of '\(shortText($0.call.text))'") }
        // No test could tell a call from another that cancels it.
        + duplicates(in: runs, where: { !$0.cancelsInFlight }) {
          ($0.span, "the 'run' of '\(shortText($0.call.text))'")
        }
        + variedEach(runs, variants)
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

  private func variants(of call: ActionCall) -> [Variant<ActionCall?>] {
    actions.variants(of: call).map { $0.map(Optional.some) }
  }

  /// A run whose success and failure actions are swapped.
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

  /// A `CancellationError` that is dropped.
  func delivery(_ isDelivered: Bool, at key: SourceSpan?) -> [Variant<Bool>] {
    guard isDelivered, let key else { return [] }
    return [Variant(value: false, span: key, title: "drop 'cancellation: deliver'")]
  }

  /// The opposite of `cancelInFlight`, which means nothing without an id.
  func flag(of value: Bool, at id: EffectID?) -> [Variant<Bool>] {
    guard let id else { return [] }
    return [
      Variant(value: !value, span: id.span, title: "'cancelInFlight: \(value)' to '\(!value)'")
    ]
  }

  private func timers(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.timers) { timers in
      removals(from: timers) { ($0.span, "the timer of '\($0.send.text)'") }
        + variedEach(timers) { timer in
          varied(timer, at: \.interval) { duration(of: $0, at: timer.span) }
            + varied(timer, at: \.send, actions.variants)
        }
    }
  }

  private func delays(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.delays) { delays in
      removals(from: delays) { ($0.span, "the delayed '\($0.send.text)'") }
        + variedEach(delays) { delay in
          varied(delay, at: \.delay) { duration(of: $0, at: delay.span) }
            + varied(delay, at: \.send, actions.variants)
            + varied(delay, at: \.cancelsInFlight) { flag(of: $0, at: delay.id) }
        }
    }
  }

  private func streams(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.streams) { streams in
      removals(from: streams) { ($0.span, "the stream of '\(shortText($0.sequence.text))'") }
        + variedEach(streams) { stream in
          varied(stream, at: \.sequence) { edited($0) }
            + varied(stream, at: \.condition) { condition(of: $0) }
            + varied(stream, at: \.send) { $0.map { variants(of: $0) } ?? [] }
            + varied(stream, at: \.steps) { variants(of: $0) }
            + varied(stream, at: \.finished) { finished(of: $0) }
            + varied(stream, at: \.failure) { outcome(of: $0, "failure", at: stream.span) }
            + varied(stream, at: \.deliversCancellation) { delivery($0, at: stream.failureKey) }
            + varied(stream, at: \.cancelsInFlight) { flag(of: $0, at: stream.id) }
        }
    }
  }

  /// Another condition on the elements, or none.
  private func condition(of condition: SwiftFragment?) -> [Variant<SwiftFragment?>] {
    guard let condition else { return [] }
    return [
      Variant(value: nil, span: condition.span, title: "drop 'where: \(shortText(condition.text))'")
    ] + edited(condition).map { $0.map(Optional.some) }
  }

  private func finished(of call: ActionCall?) -> [Variant<ActionCall?>] {
    guard let call else { return [] }
    return [Variant(value: nil, span: call.span, title: "drop 'finished: \(call.text)'")]
      + variants(of: call)
  }

  private func each(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.each) { each in
      removals(from: each) {
        ($0.span, "the effects for each of '\(shortText($0.collection.text))'")
      }
        + variedEach(each) { one in
          varied(one, at: \.collection) { edited($0) } + varied(one, at: \.effects, variants)
        }
    }
  }

  private func steps(of effects: Effects) -> [Variant<Effects>] {
    varied(effects, at: \.steps) { variedEach($0, variants) }
  }
}
