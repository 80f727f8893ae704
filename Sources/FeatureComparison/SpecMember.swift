import FeatureSpec

/// A part of a spec that has a name: a field, an action, an endpoint.
struct SpecMember: Sendable {
  /// The kind of the part; the words are part of the machine-readable output.
  var kind: MemberKind
  /// The name, unique among the parts of the same kind.
  var name: String
  /// The declaration as people read it: a type, the payload of an action.
  var signature: String
  /// The part of the declaration that users depend on: if it is equal, they need not change.
  var interface: String
  /// The demands on users of the part. A new demand breaks users, a removed demand does not.
  var restrictions: Set<String>
  /// The whole meaning of the part.
  var meaning: String
  /// The blocks of the part.
  var blocks: [Block]

  /// Makes a member. Without a meaning of its own, its meaning is its interface.
  init(
    _ kind: MemberKind, _ name: String, signature: String = "", interface: String = "",
    restrictions: Set<String> = [], meaning: String? = nil, blocks: [Block] = []
  ) {
    (self.kind, self.name, self.signature, self.blocks) = (kind, name, signature, blocks)
    (self.interface, self.restrictions) = (interface, restrictions)
    self.meaning = meaning ?? interface
  }
}

extension SpecMember {
  /// The identity of a part within its spec.
  struct ID: Hashable {
    /// The kind of the part.
    var kind: MemberKind
    /// The name, unique among the parts of the same kind.
    var name: String

    /// Makes an identity.
    init(_ kind: MemberKind, _ name: String) { (self.kind, self.name) = (kind, name) }
  }

  /// The identity of the part.
  var id: ID { ID(kind, name) }
}

/// The kind of a part of a spec; the words are part of the machine-readable output.
public enum MemberKind: String, Sendable, CaseIterable {
  /// The module and the access level of the spec's code, and the types nested in it.
  case module, access, type
  /// The state, the parameters of the reducer, and alerts.
  case state, computed, parameter, child, alert, dialog, button
  /// Actions and their consequences.
  case action, group, delegate, reaction, procedure, composition
  /// Dependencies and endpoints.
  case dependency, endpoint
  /// The fields of a model, and the protocols that a model, a state or an action conforms to.
  case field, conformance
  case enumCase = "case"
  /// Tests, views, and the form of the generated code.
  case test, exploration, view, style, templates

  /// Whether other specs and code can name the part, so that its change can break them.
  var isVisible: Bool {
    switch self {
    case .module, .access, .type, .state, .computed, .parameter, .child, .alert, .dialog, .button,
      .action, .group, .delegate, .style, .endpoint, .field, .enumCase, .conformance:
      true
    case .reaction, .procedure, .composition, .dependency, .test, .exploration, .view, .templates:
      false
    }
  }
}

/// The demand that a field without a default value makes on callers of the initialiser.
let mustBeGiven = "must be given"
