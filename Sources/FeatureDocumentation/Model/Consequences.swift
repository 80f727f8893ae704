import FeatureSpec
import SpecSwift

extension Block {
  /// What the block itself asks for and shows, those in it left out.
  var consequences: [Consequence] {
    performs.map { Consequence(kind: .perform, what: $0.written, subject: .procedure($0.name)) }
      + presentations.map { $0.consequence } + effects.withSteps.flatMap(\.consequences)
  }
}

extension PresentationChange {
  fileprivate var consequence: Consequence {
    switch self {
    case .present(let presentation): presentation.consequence(.present)
    case .dismiss(let name):
      Consequence(kind: .dismiss, what: name.value, subject: .place(name.value))
    case .push(let presentation): presentation.consequence(.push)
    case .pop(let call): Consequence(kind: .pop, what: call.written, subject: .stack)
    }
  }
}

extension Presentation {
  fileprivate func consequence(_ kind: Consequence.Kind) -> Consequence {
    Consequence(
      kind: kind, what: call.written, subject: shown.target.map { .shown($0) } ?? .none)
  }
}

extension Effect {
  /// The consequences of an effect; steps are left out.
  fileprivate var consequences: [Consequence] {
    switch self {
    case .cancel(let id): [Consequence(kind: .cancel, what: id.text)]
    case .send(let call): [Consequence(kind: .send, what: call.written, answers: [call.answer("")])]
    case .run(let run): [run.consequence]
    case .task(let task): task.consequences
    case .timer(let timer):
      [
        Consequence(kind: .timer, what: timer.interval.words, answers: [timer.send.answer("")])
      ]
    case .delay(let delay):
      [Consequence(kind: .after, what: delay.delay.words, answers: [delay.send.answer("")])]
    case .stream(let stream): stream.consequences
    case .swift(let expression):
      [Consequence(kind: .effect, what: oneLine(expression.effect.text))]
    case .each(let each): each.consequences
    case .dismiss: [Consequence(kind: .dismiss, what: "self")]
    case .sequence: []
    }
  }
}

extension EachEffect {
  /// What is asked for, for each element.
  fileprivate var consequences: [Consequence] {
    let elements = "\(element.value) of \(oneLine(collection.text))"
    return effects.withSteps.flatMap(\.consequences).map { consequence in
      var consequence = consequence
      consequence.each = ([elements] + [consequence.each].compactMap(\.self))
        .joined(separator: ", ")
      return consequence
    }
  }
}

extension RunEffect {
  fileprivate var consequence: Consequence {
    Consequence(
      kind: .run, what: oneLine(call.text), wait: pause?.words,
      answers: [
        success.call?.answer("success"), failure.call?.answer("failure"), result?.answer("result"),
      ].compactMap(\.self))
  }
}

extension TaskEffect {
  /// What its steps ask for, in their order; an error of a call is the task's.
  fileprivate var consequences: [Consequence] {
    var waits = [pause].compactMap { $0?.words }
    return allSteps.compactMap { step in
      switch step {
      case .pause(let duration, _):
        waits.append(duration.words)
        return nil
      case .branches: return nil
      case .dismissal: return Consequence(kind: .dismiss, what: "self")
      case .call(var run):
        defer { waits = [] }
        run.failure = failure
        var consequence = run.consequence
        consequence.wait = sum(of: waits + [consequence.wait].compactMap(\.self))
        return consequence
      case .send(let call):
        defer { waits = [] }
        let wait = sum(of: waits)
        return Consequence(
          kind: wait == nil ? .send : .after, what: wait ?? call.written,
          answers: [call.answer("")])
      }
    }
  }
}

/// Times that go by one after the other; nil if there are none.
private func sum(of waits: [String]) -> String? {
  waits.isEmpty ? nil : waits.joined(separator: " + ")
}

extension StreamEffect {
  /// What follows its elements, its end and its error; behind it, what its steps ask for.
  fileprivate var consequences: [Consequence] {
    let elements = sequence.text + (condition.map { " where \($0.text)" } ?? "")
    let followed = Consequence(
      kind: .stream, what: oneLine(elements),
      answers: [
        send?.answer("element"), finished?.answer("finished"), failure.call?.answer("failure"),
      ].compactMap(\.self))
    var body = self.body
    body?.failure = .none
    return [followed] + (body?.consequences ?? [])
  }
}

extension NamedAction {
  fileprivate func answer(_ occasion: String) -> Consequence.Answer {
    Consequence.Answer(occasion: occasion, action: self)
  }
}

extension DurationValue {
  /// The time as people write it: `10ms`, `2s`, or as Swift.
  var words: String {
    switch self {
    case .units("milliseconds", let count): "\(count) ms"
    case .units(_, let count): inLargestUnit(count)
    case .swift(let fragment): oneLine(fragment.text)
    }
  }
}

/// Seconds, of which minutes and hours are products.
private func inLargestUnit(_ seconds: String) -> String {
  for (factor, unit) in [(" * 3600", "h"), (" * 60", "min")] where seconds.hasSuffix(factor) {
    return "\(seconds.dropLast(factor.count)) \(unit)"
  }
  return "\(seconds) s"
}

extension NamedAction {
  /// The action on one line, as it is written.
  var written: String { call.written }
}

extension ActionCall {
  /// The call on one line, as it is written.
  var written: String {
    let names = components.map { $0.name.name + $0.brackets }.joined(separator: ".")
    guard let arguments else { return oneLine(names) }
    return oneLine("\(names)(\(arguments.map(\.text).joined(separator: ", ")))")
  }
}

/// A text without line breaks, and one space where there were several.
func oneLine(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
