import FeatureSpec
import SpecSource
import SpecSwift

extension Block {
  /// The effects, presentations and procedures of the block and its inner blocks, in the order in which they follow.
  public var consequences: [Consequence] {
    BlockScopes(self, locals: []).blocks.flatMap { scoped in
      scoped.block.ownConsequences.map { $0.under(scoped.conditions) }
    }
  }

  /// The consequences of the block itself, without the consequences of its inner blocks.
  private var ownConsequences: [Consequence] {
    [manualConsequence].compactMap(\.self)
      + performs.map {
        Consequence(kind: .perform, what: $0.written, span: $0.span, subject: .procedure($0.name))
      }
      + presentations.map(\.consequence) + effects.withSteps.flatMap(\.consequences)
  }

  /// The consequence of a block that is written by hand.
  private var manualConsequence: Consequence? {
    manual.map { Consequence(kind: .manual, what: "", span: $0) }
  }
}

extension PresentationChange {
  fileprivate var consequence: Consequence {
    switch self {
    case .present(let presentation): presentation.consequence(.present)
    case .dismiss(let name):
      Consequence(kind: .dismiss, what: name.value, span: span, subject: .place(name.value))
    case .push(let presentation): presentation.consequence(.push)
    case .pop(let call): Consequence(kind: .pop, what: call.written, span: span, subject: .stack)
    }
  }
}

extension Presentation {
  fileprivate func consequence(_ kind: Consequence.Kind) -> Consequence {
    Consequence(
      kind: kind, what: call.written, span: span, subject: shown.target.map { .shown($0) } ?? .none)
  }
}

extension Effect {
  /// The consequences of an effect, without the effects in sequences.
  fileprivate var consequences: [Consequence] {
    var consequences: [Consequence] =
      switch self {
      case .cancel(let id): [Consequence(kind: .cancel, what: id.text, span: span)]
      case .send(let call):
        [Consequence(kind: .send, what: call.written, span: span, answers: [call.answer("")])]
      case .run(let run): [run.consequence]
      case .task(let task): task.consequences
      case .timer(let timer):
        [
          Consequence(
            kind: .timer, what: timer.interval.words, span: span, answers: [timer.send.answer("")])
        ]
      case .stream(let stream): stream.consequences
      case .swift(let expression):
        [Consequence(kind: .effect, what: oneLine(expression.effect.text), span: span)]
      case .each(let each): each.consequences
      case .dismiss(let dismissal): [dismissal.consequence]
      case .sequence: []
      }
    if !consequences.isEmpty { consequences[0].settings += content.sharedSettings }
    return consequences
  }
}

extension EachEffect {
  /// The consequences for each element.
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
  /// The call, with the actions that follow it.
  var consequence: Consequence {
    var consequence = Consequence(
      kind: .run, what: oneLine(call.text), span: span, wait: pause?.words,
      answers: [
        success.call?.answer("success"), failure.call?.answer("failure"), result?.answer("result"),
      ].compactMap(\.self))
    consequence.settings = settings
    return consequence
  }
}

extension StreamEffect {
  /// The consequences of the stream's elements, its end and its error, followed by the consequences of its steps.
  fileprivate var consequences: [Consequence] {
    let elements = sequence.text + (condition.map { " where \($0.text)" } ?? "")
    var followed = Consequence(
      kind: .stream, what: oneLine(elements), span: span,
      answers: [
        send?.answer("element"), finished?.answer("finished"), failure.call?.answer("failure"),
      ].compactMap(\.self))
    followed.settings = settings
    var body = self.body
    body?.failure = .none
    body?.deliversCancellation = false
    return [followed] + (body?.consequences ?? [])
  }
}

extension NamedAction {
  /// Makes an answer of the action, for an occasion.
  func answer(_ occasion: String) -> Consequence.Answer {
    Consequence.Answer(occasion: occasion, action: self)
  }
}
