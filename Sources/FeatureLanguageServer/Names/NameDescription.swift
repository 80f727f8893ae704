import FeatureProgram
import FeatureSpec
import SpecSource

/// The description of a name for people: in completions, in hovers, and as the target of a jump.
struct NameDescription {
  /// The kinds of names, with their numbers in the protocol for completions.
  enum Kind: Int {
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

  let meaning: Meaning
  let project: FeatureProject

  /// The kind of the name.
  var kind: Kind { meaning.kind }

  /// The place of the declaration to which editors jump; for a child or a dependency, the spec of the feature or
  /// client.
  var definition: SourceSpan? {
    switch meaning.subject {
    case .child(_, let inside?), .member(_, let inside?), .state(let inside),
      .stateType(let inside), .actionType(let inside):
      inside.name.span
    case .client(let client): client.name.span
    default: meaning.declaration
    }
  }

  /// The documentation, line by line.
  var documentation: [String] {
    switch meaning.subject {
    case .local(let text): text.isEmpty ? [] : [text]
    case .state(let feature), .feature(let feature), .featureType(let feature),
      .stateType(let feature), .actionType(let feature):
      feature.documentation.lines
    case .field(let field), .reference(let field), .input(let field): field.documentation.lines
    case .change: ["Changes the value."]
    case .computed(let property): property.documentation.lines
    case .child(let child, let inside):
      child.documentation.lines.isEmpty
        ? inside?.documentation.lines ?? [] : child.documentation.lines
    case .member(_, let inside): inside?.documentation.lines ?? []
    case .prompt(let prompt): prompt.documentation.lines
    case .enumCase(let one): one.documentation.lines
    case .action(let action): action.documentation.lines
    case .group(_, let group): group?.documentation.lines ?? []
    case .event(let event): [event.documentation]
    case .any: ["any of these actions"]
    case .procedure(let procedure): procedure.documentation.lines
    case .client(let client), .clientType(let client): client.documentation.lines
    case .ownDependency(_, .client(let client)?): client.documentation.lines
    case .ownDependency(_, .builtIn?), .builtIn: ["Built in."]
    case .endpoint(let endpoint): endpoint.documentation.lines
    case .nested(let type): type.documentation.lines
    case .model(let model): model.documentation.lines
    case .value, .parameter, .label, .recording, .plainCase, .promptPlace, .answers, .resultCase,
      .bindings, .changes, .ownDependency, .method, .generic, .placeType, .otherType, .effectID,
      .word:
      []
    }
  }

  /// The name of the spec or type that declares the name.
  var owner: String? {
    switch meaning.subject {
    case .bindings, .changes, .answers, .group: nil
    default: meaning.owner
    }
  }
}

extension Meaning {
  /// The kind of the name in a list of completions.
  var kind: NameDescription.Kind {
    switch subject {
    case .value, .local, .state, .input, .parameter, .label, .recording: .variable
    case .field, .reference, .computed, .promptPlace: .field
    case .child, .answers(_, _), .group, .bindings, .changes: .child
    case .member, .plainCase, .prompt, .enumCase, .resultCase: .enumCase
    case .action, .event, .any: .action
    case .procedure, .endpoint, .method, .change: .endpoint
    case .client, .ownDependency, .builtIn, .clientType: .dependency
    case .feature, .featureType: .feature
    case .nested(let type):
      if case .enumeration = type.kind { .enumeration } else { .structure }
    case .model(let model): model.cases == nil ? .structure : .enumeration
    case .stateType, .actionType, .generic, .placeType, .otherType: .structure
    case .effectID, .word: .word
    }
  }

  /// The type of the value, as a spec writes it.
  var type: String? {
    switch subject {
    case .field(let field), .input(let field): field.type.text
    case .reference(let field): "\(field.shared?.wrapper ?? "")<\(field.type.text)>"
    case .computed(let property): property.type.text
    case .parameter(let parameter), .label(let parameter): parameter.type.text
    default: nil
    }
  }

  /// Whether the name is the reference of a shared field.
  var isReference: Bool {
    if case .reference = subject { true } else { false }
  }

  /// Makes a word of the language.
  static func word(_ name: String) -> Meaning { Meaning(name, .word) }
}
