import FeatureProgram
import FeatureSpec

// The words of pages, diagrams and comparisons.

extension Consequence {
  /// The consequence in words, with the actions after it.
  public var phrase: Phrase {
    guard !isNamedByItsAnswer, !answers.isEmpty else { return title }
    let following = answers.map { answer -> Phrase in
      "\(answer.occasion.phrase) \(code: answer.action.address.path)"
    }
    return "\(title): \(following.joined(separator: ", "))"
  }

  /// The consequence in words, with its elements.
  public var title: Phrase {
    each.map { "for each \(code: $0) \(deed)" } ?? deed
  }

  /// Whether the words already name the action after the consequence.
  private var isNamedByItsAnswer: Bool { [.send, .timer, .after].contains(kind) }

  /// The consequence in words, without its elements.
  private var deed: Phrase {
    switch kind {
    case .send: "sends \(code: what)"
    case .run:
      wait.map { "waits \($0.phrase) and runs \(Phrase.brief(what))" }
        ?? "runs \(Phrase.brief(what))"
    case .timer: "every \(what.phrase) sends \(sentAction)"
    case .after: "after \(what.phrase) sends \(sentAction)"
    case .stream: "reads the stream \(Phrase.brief(what))"
    case .effect: "starts \(Phrase.brief(what))"
    case .cancel: "cancels \(code: what)"
    case .present: "shows \(code: what)"
    case .dismiss: what == "self" ? "asks to be dismissed" : "dismisses \(code: what)"
    case .push: "pushes \(code: what)"
    case .pop: "pops \(code: what)"
    case .perform: "performs \(code: what)"
    case .manual: "runs code that is written by hand"
    case .statement: Phrase.brief(what)
    }
  }

  /// The action that is sent after a time.
  private var sentAction: Phrase {
    answers.map { Phrase.code($0.action.address.path) }.joined(separator: ", ")
  }

  /// The text in the box of an effect.
  var label: String {
    switch kind {
    case .timer: "every \(what)"
    case .after: "after \(what)"
    case .stream: "stream \(what)"
    default: what
    }
  }
}

extension [BlockCondition] {
  /// The conditions in words; empty without any.
  public var phrase: Phrase { map(\.phrase).joined(separator: ", ") }
}

extension BlockCondition {
  /// The condition in words.
  fileprivate var phrase: Phrase {
    switch self {
    case .holds(let condition): "if \(Phrase.brief(condition.text))"
    case .fails(let conditions):
      "unless \(conditions.map { Phrase.brief($0.text) }.joined(separator: " or "))"
    case .failsMany(let count):
      "unless one of the " + Phrase(stringLiteral: String(count)) + " earlier conditions holds"
    case .matches(let value, let pattern):
      pattern.text == "_"
        ? "if \(Phrase.brief(value.text)) is anything else"
        : "if \(Phrase.brief(value.text)) is \(Phrase.brief(pattern.text))"
    case .throwing: "on an error"
    }
  }
}
