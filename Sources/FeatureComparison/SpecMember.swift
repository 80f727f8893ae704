/// A part of a spec that has a name: a field, an action, an endpoint.
struct SpecMember: Sendable {
  /// What it is; the words are part of the machine-readable output.
  var kind: MemberKind
  /// Its name, unique among those of its kind.
  var name: String
  /// What others have to know to use it, as people read it: a type, what comes with an action.
  var signature: String
  /// What must be equal so that whoever uses it need not change.
  var interface: String
  /// What it asks of whoever uses it: to gain one of these breaks them, to lose one does not.
  var restrictions: Set<String> = []
  /// All that it says.
  var meaning: String
}

/// What a part of a spec is; the words are part of the machine-readable output.
public enum MemberKind: String, Sendable, CaseIterable {
  /// Where its code belongs to, who sees it, and the types nested in it.
  case module, access, type
  /// What the state holds, and what is shown over it.
  case state, computed, child, alert, dialog, button
  /// What can happen, and what follows.
  case action, delegate, reaction, procedure
  /// What is asked of others, and what others ask.
  case dependency, endpoint
  /// What a model holds, and the protocols it conforms to.
  case field, conformance
  case enumCase = "case"
  /// What must be true, what is shown, and how it is generated.
  case test, exploration, view, templates

  /// Whether others can name it, so that its change can break them.
  var isVisible: Bool {
    switch self {
    case .module, .access, .type, .state, .computed, .child, .alert, .dialog, .button, .action,
      .delegate, .endpoint, .field, .enumCase, .conformance:
      true
    case .reaction, .procedure, .dependency, .test, .exploration, .view, .templates: false
    }
  }
}

/// What a field of an initialiser asks of whoever calls it.
let mustBeGiven = "must be given"
