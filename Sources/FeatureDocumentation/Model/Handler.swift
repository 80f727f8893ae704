import FeatureProgram
import FeatureSpec

/// An action, a reaction or a procedure of a feature, with its consequences.
struct Handler: Sendable {
  /// The kind of a handler; the boxes of diagrams and the search use the same words.
  enum Trigger: String, Sendable {
    /// An action of the feature.
    case action
    /// An action that the feature sends and its parent may react to.
    case delegate
    /// A reaction to a child, a button, a binding or a change.
    case reaction
    /// A block that other blocks perform.
    case procedure
  }

  /// The kind.
  var trigger: Trigger
  /// The name in the spec: `increment`, `counter.playNext`.
  var name: String
  /// The payload, as Swift declares it.
  var parameters: [String]
  /// The action that a reaction follows; nil for other handlers, and for a reaction to the change of a property.
  var followed: ActionPath?
  /// The documentation.
  var documentation: Documentation
  /// The properties of the state that the handler may change.
  var changes: [ChangedProperty] = []
  /// The effects, presentations and procedures of the handler, in order.
  var consequences: [Consequence] = []

  /// The name of the handler's box in diagrams.
  var id: String { "\(trigger.rawValue):\(name)" }

  /// The name with the payload.
  var signature: String {
    parameters.isEmpty ? name : "\(name)(\(parameters.joined(separator: ", ")))"
  }
}

/// Returns the actions, reactions and procedures of a feature with their consequences.
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
  let always = feature.always.map {
    Handler(.reaction, "always", [], $0.value.comment, $0.value)
  }
  let procedures = feature.procedures.map {
    Handler(.procedure, $0.name.value, $0.parameters, $0.documentation, $0.block)
  }
  let delegate = feature.delegate.map {
    Handler(.delegate, $0.caseName.value, $0.parameters, $0.documentation, .empty)
  }
  return actions + [always].compactMap(\.self) + reactions + procedures + delegate
}

extension Handler {
  fileprivate init(
    _ trigger: Trigger, _ name: String, _ parameters: [Parameter],
    _ documentation: Documentation, _ block: Block
  ) {
    self.init(
      trigger: trigger, name: name, parameters: parameters.map(\.caseDeclaration),
      documentation: documentation, changes: block.changedProperties,
      consequences: block.consequences)
  }
}
