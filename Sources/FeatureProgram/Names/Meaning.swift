import FeatureSpec
import SpecSource

/// The meaning of a name or of an expression: a declaration, or a value some of whose members are known.
public struct Meaning: Sendable {
  /// The name.
  public var name: String
  /// The declaration or the value.
  public var subject: Subject
  /// The name of the spec or type that contains the declaration, for people.
  public var owner: String?
  /// The type that contains the types in the declaration.
  var home: DeclaredType?
  /// The names after a dot, if the subject does not determine them.
  var scope: Scope?

  /// Makes a meaning of a name.
  public init(_ name: String, _ subject: Subject, owner: String? = nil, scope: Scope? = nil) {
    self.init(name, subject, owner: owner, home: nil, scope: scope)
  }

  init(
    _ name: String, _ subject: Subject, owner: String? = nil, home: DeclaredType?,
    scope: Scope? = nil
  ) {
    (self.name, self.subject, self.owner) = (name, subject, owner)
    (self.home, self.scope) = (home, scope)
  }

  /// Makes a value without a declaration.
  public static func value(_ scope: Scope, named name: String = "") -> Meaning {
    Meaning(name, .value, scope: scope)
  }
}

/// The declaration or the value to which a name refers.
public indirect enum Subject: Sendable {
  /// A value whose members alone are known.
  case value
  /// A local name, with a description.
  case local(String)
  /// The state of a feature as a variable.
  case state(Feature)
  /// A stored property.
  case field(Field)
  /// The reference of a shared field: `$draft`.
  case reference(Field)
  /// The method of a reference that changes the shared value.
  case change(Field)
  /// A computed property.
  case computed(ComputedProperty)
  /// A parameter of a reducer.
  case input(Field)
  /// A parameter in the Swift that receives it.
  case parameter(Parameter)
  /// A parameter in a call, by its label.
  case label(Parameter)
  /// The arguments that an override of a test records.
  case recording(SourceSpan)
  /// The place of a child, with its only feature.
  case child(Child, Feature?)
  /// One of several features of a place.
  case member(ChildFeature, Feature?)
  /// A case without a feature in the state, of a place with several cases.
  case plainCase(PlainCase)
  /// The property or the case that shows alerts or dialogs, in the state.
  case promptPlace(PromptPlace)
  /// The actions of the buttons of alerts or dialogs.
  case answers(PromptPlace, of: String)
  /// An alert or a dialog.
  case prompt(Prompt)
  /// A case of an enum.
  case enumCase(EnumCase)
  /// A case of a `Result`, with the type of its value.
  case resultCase(String)
  /// An action.
  case action(FeatureAction)
  /// A group of actions, with the names around it.
  case group([String], ActionGroup?)
  /// The bindings of a feature.
  case bindings
  /// The changes of a feature's properties.
  case changes
  /// An action of a place itself.
  case event(PlaceEvent)
  /// All actions of a place.
  case any
  /// A procedure.
  case procedure(Procedure)
  /// A client as a dependency.
  case client(Client)
  /// A dependency with a name of the feature's own.
  case ownDependency(OwnDependency, Dependency?)
  /// A dependency of the runtime.
  case builtIn(BuiltInDependency)
  /// A method of a dependency of the runtime.
  case method(BuiltInDependency)
  /// An endpoint of a client.
  case endpoint(Endpoint)
  /// A feature, under the name that children use.
  case feature(Feature)
  /// The type of a feature.
  case featureType(Feature)
  /// The type of a feature's state.
  case stateType(Feature)
  /// The type of a feature's action.
  case actionType(Feature)
  /// A nested type.
  case nested(NestedType)
  /// The type of a model.
  case model(Model)
  /// The type of a client.
  case clientType(Client)
  /// A generic parameter.
  case generic(GenericParameter)
  /// The enum that generated code declares for a place of several features.
  case placeType(Child)
  /// A type that no spec declares.
  case otherType
  /// The id of effects.
  case effectID
  /// A keyword of the spec language.
  case word
}

extension Meaning {
  /// The place of the name in its declaration; nil for a name that no spec declares.
  public var declaration: SourceSpan? {
    switch subject {
    case .field(let field), .reference(let field), .input(let field): field.name.span
    case .computed(let property): property.name.span
    case .parameter(let parameter): parameter.name.span
    case .label(let parameter):
      parameter.label == parameter.name.value ? parameter.name.span : nil
    case .recording(let place): place
    case .child(let child, _), .placeType(let child): child.name.span
    case .member(let one, _): one.name.span
    case .plainCase(let one): one.name.span
    case .promptPlace(let place), .answers(let place, _): place.declaration
    case .prompt(let prompt): prompt.name.span
    case .enumCase(let one): one.name.span
    case .action(let action): action.name.span
    case .group(_, let group): group?.name.span
    case .procedure(let procedure): procedure.name.span
    case .client(let client): client.key.span
    case .ownDependency(let own, _): own.name.span
    case .endpoint(let endpoint): endpoint.name.span
    case .feature(let feature), .featureType(let feature): feature.name.span
    case .nested(let type): type.name.span
    case .model(let model): model.name.span
    case .clientType(let client): client.name.span
    case .generic(let generic): generic.name.span
    case .value, .local, .state, .change, .resultCase, .bindings, .changes, .event, .any, .builtIn,
      .method, .stateType, .actionType, .otherType, .effectID, .word:
      nil
    }
  }

  /// The parameters of a call of the declaration, or of the declaration's payload.
  var parameters: [Parameter] {
    switch subject {
    case .action(let action): action.parameters
    case .prompt(let prompt): prompt.parameters
    case .enumCase(let one): one.parameters
    case .endpoint(let endpoint): endpoint.parameters
    case .procedure(let procedure): procedure.parameters
    default: []
    }
  }
}

extension PromptPlace {
  /// The place that names the property or the case; nil for a property that is named after its kind.
  var declaration: SourceSpan? {
    child != nil || prompts.contains { $0.place != nil } ? name.span : nil
  }
}
