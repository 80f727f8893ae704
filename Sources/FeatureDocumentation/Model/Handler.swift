import FeatureSpec

/// Something that can happen to a feature or in it, and what follows.
struct Handler: Sendable {
  /// What kind of thing happens; boxes of diagrams and the search call it by the same words.
  enum Trigger: String, Sendable {
    /// An action of the feature.
    case action
    /// An action that the feature sends and its parent may react to.
    case delegate
    /// What is not an own action: something in a child, a button, a binding, a change.
    case reaction
    /// A block that others perform.
    case procedure
  }

  /// What kind of thing happens.
  var trigger: Trigger
  /// How the spec calls it: `increment`, `counter.playNext`.
  var name: String
  /// What comes with it, as Swift declares it.
  var parameters: [String]
  /// The action that a reaction follows; nil for other handlers, and for the change of a property.
  var followed: ActionPath?
  /// What is said about it.
  var documentation: Documentation
  /// Whether what follows is written by hand.
  var isManual = false
  /// The properties of the state that it may change, in the order they are first named; `state` for all of it.
  var changes: [String] = []
  /// What it asks for and shows, in order.
  var consequences: [Consequence] = []

  /// The name of its box in diagrams.
  var id: String { "\(trigger.rawValue):\(name)" }

  /// The name with what comes with it.
  var signature: String {
    parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}

/// Something that a block asks for beside the changes of the state.
struct Consequence: Sendable {
  /// What is asked for; the words are part of the machine-readable output.
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

  /// What is asked for.
  var kind: Kind
  /// What exactly: a call, a time, an id or a place.
  var what: String
  /// The declaration that it is about.
  var subject = Subject.none
  /// How long it waits first; nil for not at all.
  var wait: String?
  /// The actions that follow.
  var answers: [Answer] = []
  /// For what it is asked for again and again: `item of state.items`.
  var each: String?
}

/// What follows the actions, reactions and procedures of a feature.
func handlers(of feature: Feature) -> [Handler] {
  let actions = feature.actions.map {
    Handler(.action, $0.name.value, $0.parameters, $0.documentation, $0.block)
  }
  let reactions = feature.reactions.map { reaction in
    let isOneOfTwo = feature.reactions.count { $0.names == reaction.names } > 1
    let name = reaction.names.joined(separator: ".")
    let order = isOneOfTwo && reaction.order?.value == .before ? " (before)" : ""
    var handler = Handler(.reaction, name + order, [], reaction.documentation, reaction.block)
    handler.followed = reaction.path.target
    return handler
  }
  let before = feature.before.map {
    Handler(.reaction, "before", [], $0.value.comment, $0.value)
  }
  let procedures = feature.procedures.map {
    Handler(.procedure, $0.name.value, $0.parameters, $0.documentation, $0.block)
  }
  let delegate = feature.delegate.map {
    Handler(.delegate, $0.caseName.value, $0.parameters, $0.documentation, .empty)
  }
  return actions + [before].compactMap(\.self) + reactions + procedures + delegate
}

extension Handler {
  fileprivate init(
    _ trigger: Trigger, _ name: String, _ parameters: [Parameter],
    _ documentation: Documentation, _ block: Block
  ) {
    self.init(
      trigger: trigger, name: name, parameters: parameters.map(\.caseDeclaration),
      documentation: documentation, isManual: block.manual != nil,
      changes: changedProperties(in: block), consequences: block.allBlocks.flatMap(\.consequences))
  }
}
