/// A key that expresses an effect.
struct EffectForm {
  /// The kinds of effects, in the order in which a block begins them.
  enum Kind: Int, Comparable {
    /// The end of running effects.
    case cancel
    /// The effects of a procedure.
    case perform
    /// Actions that are sent without animations.
    case send
    /// Actions that are sent with animations, which requires a task.
    case animatedSend
    /// A call.
    case run
    /// An action that is sent again and again.
    case timer
    /// An action that a task of its own sends.
    case laterSend
    /// The reaction to the elements of a sequence.
    case stream
    /// An effect that stays Swift.
    case swift
    /// The effects for each element of a collection.
    case each
    /// The end of the feature's own presentation.
    case dismiss
    /// Several steps of a single task.
    case task
    /// Effects that begin one after the other.
    case sequence

    static func < (first: Kind, second: Kind) -> Bool { first.rawValue < second.rawValue }

    /// The name of the key.
    var key: String {
      switch self {
      case .cancel: "cancel"
      case .perform: "perform"
      case .send, .animatedSend, .laterSend: "send"
      case .run: "run"
      case .task: "task"
      case .sequence: "sequence"
      case .timer: "timer"
      case .stream: "stream"
      case .swift: "effect"
      case .each: "each"
      case .dismiss: "dismiss"
      }
    }

    /// Whether a block has at most one effect of this kind.
    var isSingle: Bool { [.animatedSend, .sequence, .dismiss].contains(self) }
    /// Whether the effect can be a step of consecutive effects.
    var isStep: Bool { ![.perform, .task, .sequence].contains(self) }
    /// Whether the effect can be an effect for each element of a collection.
    var isOfElement: Bool { ![.dismiss, .perform].contains(self) }
    /// Whether the effect finishes immediately in any place among steps.
    var isImmediate: Bool { [.cancel, .send].contains(self) }
    /// Whether a block begins the effect before its choices and before it presents features.
    var comesFirst: Bool { [.cancel, .perform].contains(self) }
  }

  /// The kind of the effect.
  let kind: Kind
  /// The value of the key.
  let value: SpecDraft

  /// Makes a form of an effect.
  init(_ kind: Kind, _ value: SpecDraft) { (self.kind, self.value) = (kind, value) }

  /// Makes consecutive effects.
  init(steps: [SpecDraft]) { self.init(.sequence, .list(steps)) }

  /// The steps of consecutive effects; nil for other effects.
  var steps: [SpecDraft]? {
    if kind == .sequence, case .list(let steps) = value { steps } else { nil }
  }
}

extension [EffectForm] {
  /// The keys of the effects, with a single key for each name.
  var keys: [DraftKey] {
    var keys: [DraftKey] = []
    for form in self {
      if let index = keys.firstIndex(where: { $0.name == form.kind.key }) {
        keys[index].value = .list(keys[index].value.parts + form.value.parts)
      } else {
        keys.append(DraftKey(form.kind.key, form.value))
      }
    }
    return keys
  }

  /// Whether the effects can be a step of consecutive effects.
  var areStep: Bool { allSatisfy(\.kind.isStep) && !isEmpty }
  /// The effects as a step of consecutive effects.
  var asStep: SpecDraft { .keys(keys) }
}

extension SpecDraft {
  /// The values of a list; the draft itself when it is no list.
  fileprivate var parts: [SpecDraft] {
    if case .list(let items) = self { items } else { [self] }
  }
}
