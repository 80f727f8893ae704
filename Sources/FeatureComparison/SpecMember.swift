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
  case module, access, type
  case state, computed, child, alert, dialog, button
  case action, delegate, reaction, procedure
  case dependency, endpoint, field
  case enumCase = "case"
  case test, exploration, view, templates

  /// Whether others can name it, so that its change can break them.
  var isVisible: Bool {
    switch self {
    case .module, .access, .type, .state, .computed, .child, .alert, .dialog, .button, .action,
      .delegate, .endpoint, .field, .enumCase:
      true
    case .reaction, .procedure, .dependency, .test, .exploration, .view, .templates: false
    }
  }
}

/// What a field of an initialiser asks of whoever calls it.
let mustBeGiven = "must be given"
