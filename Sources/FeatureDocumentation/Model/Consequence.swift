import FeatureSpec

/// A consequence of a block beside the changes of the state.
struct Consequence: Sendable {
  /// The kind of a consequence; the words are part of the machine-readable output.
  enum Kind: String, Sendable {
    case send, run, timer, after, stream, effect, cancel, present, dismiss, push, pop, perform
  }

  /// An action that follows.
  struct Answer: Sendable {
    /// When it follows: `success`, `failure`; empty where there is one way only.
    var occasion: String
    /// The action.
    var action: NamedAction
  }

  /// The declaration that a consequence is about.
  enum Subject: Sendable {
    /// None, or an action that `answers` has.
    case none
    /// A procedure of a name.
    case procedure(String)
    /// Something that is shown.
    case shown(Presentable)
    /// The property of the state that shows something.
    case place(String)
    /// The stack.
    case stack
  }

  /// The kind of the consequence.
  var kind: Kind
  /// The call, the time, the id or the place.
  var what: String
  /// The declaration that it is about.
  var subject = Subject.none
  /// The time before it; nil for none.
  var wait: String?
  /// The actions that follow.
  var answers: [Answer] = []
  /// The elements that it follows for, one by one: `item of state.items`.
  var each: String?
}

// The words of pages and diagrams.

extension Consequence {
  /// The consequence in words, with the elements that it follows for.
  var phrase: Phrase {
    each.map { "for each \(code: $0) \(deed)" } ?? deed
  }

  /// The consequence in words.
  private var deed: Phrase {
    let doing: Phrase =
      switch kind {
      case .send: "sends \(code: what)"
      case .run:
        wait.map { "waits \($0.phrase) and runs \(Phrase.brief(what))" }
          ?? "runs \(Phrase.brief(what))"
      case .timer: "every \(what.phrase) sends"
      case .after: "after \(what.phrase) sends"
      case .stream: "follows \(Phrase.brief(what))"
      case .effect: "starts \(Phrase.brief(what))"
      case .cancel: "cancels \(code: what)"
      case .present: "shows \(code: what)"
      case .dismiss: what == "self" ? "asks to be dismissed" : "dismisses \(code: what)"
      case .push: "pushes \(code: what)"
      case .pop: "pops \(code: what)"
      case .perform: "performs \(code: what)"
      }
    guard kind != .send, !answers.isEmpty else { return doing }
    let told = answers.map { answer -> Phrase in
      let action: Phrase = .code(answer.action.address.path)
      return answer.occasion.isEmpty ? action : "\(answer.occasion.phrase) \(action)"
    }
    return "\(doing)\(kind == .timer || kind == .after ? " " : ": ")\(told.joined(separator: ", "))"
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
