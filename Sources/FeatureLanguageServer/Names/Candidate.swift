import FeatureProgram
import FeatureSpec
import SpecSource

/// Something that can be named at a place: completion offers it, hover explains it, and the editor jumps to it.
struct Candidate: Sendable {
  /// What kind of thing it is; the numbers are the protocol's for what it completes to.
  enum Kind: Int, Sendable {
    case endpoint = 2
    case field = 5
    case variable = 6
    case feature = 7
    case dependency = 8
    case child = 9
    case key = 10
    case word = 12
    case enumeration = 13
    case enumCase = 20
    case structure = 22
    case action = 23
  }

  /// The name.
  var name: String
  /// What kind of thing it is.
  var kind: Kind
  /// What it is, as Swift: `count: Int = 0`.
  var signature: String
  /// The type of its value, if a spec states one.
  var type: String?
  /// What is said about it.
  var documentation: [String] = []
  /// Whose it is: "Counter", for people.
  var owner: String?
  /// Where it is declared.
  var declaration: SourceSpan?
  /// Where the name itself stands, if the declaration is that of something else which lives there.
  var named: SourceSpan?
  /// What a call of it is given, or a case holds, by the labels; one without a label has no name.
  var parameters: [Candidate] = []
  /// What can stand behind a dot.
  var leadsTo: Scope?

  /// Whether it is the reference of a shared field.
  var isReference: Bool { name.first == "$" }

  /// A word of the language.
  static func word(_ name: String) -> Candidate {
    Candidate(name: name, kind: .word, signature: name)
  }
}

/// Where names are looked up.
indirect enum Scope: Sendable {
  /// The actions of a feature and what else can be sent to it; in a reaction what can be reacted to.
  case actions(Feature, isReaction: Bool)
  /// The actions of a feature that lives in a place, and what happens to the place.
  case childActions(Child, Feature)
  /// The cases of a place that one of several features lives in, each leading to its actions.
  case caseActions(Child)
  /// The buttons of the alerts or dialogs that a feature shows in a place.
  case answers(Feature, PromptPlace)
  /// The actions of a feature in a group of these names, and the groups in that.
  case group(Feature, [String])
  /// The fields of a feature that can be bound.
  case bindings(Feature)
  /// The properties of a feature whose changes can be followed.
  case changes(Feature)
  /// The properties of a feature's state.
  case state(Feature)
  /// The cases of a place that one of several features lives in, each leading to its state.
  case caseStates(Child)
  /// What is in brackets: rows, elements of an array.
  case elements(Scope)
  /// The endpoints of a client.
  case endpoints(Client)
  /// The methods of a built-in dependency.
  case methods(BuiltInDependency)
  /// The properties of a value.
  case value(DeclaredType)
  /// What stands behind the name of a type.
  case type(DeclaredType)
  /// What stands behind the name of a feature's state.
  case stateType(Feature)
  /// Names of which nothing more is known.
  case names([Candidate])
}

extension Scope {
  /// Whether a reaction can follow whatever happens there.
  var hasAnyAction: Bool {
    switch self {
    case .actions, .childActions, .caseActions, .group, .bindings: true
    case .answers, .changes, .state, .caseStates, .elements, .endpoints, .methods, .value, .type,
      .stateType, .names:
      false
    }
  }
}

/// A type that a spec declares.
enum DeclaredType: Sendable {
  /// A feature's.
  case feature(Feature)
  /// A model.
  case model(Model)
  /// A client.
  case client(Client)
  /// A type nested in one of those, and the name of that.
  case nested(NestedType, in: String)
}
