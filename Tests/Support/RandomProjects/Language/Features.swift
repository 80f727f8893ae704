/// A feature, with what each of its parts does.
final class Feature {
  /// What its type is declared in: another feature, or a model.
  enum Outer {
    case feature(Feature)
    case model(NamedType)
  }

  let name: String
  let outer: Outer?
  /// Its type, in place of which a feature itself and its spec say 'name'.
  var type: String {
    let list = arguments.map { $0.type.swift(in: nil) }.joined(separator: ", ")
    return list.isEmpty ? plainType : "\(plainType)<\(list)>"
  }
  private var plainType: String {
    switch outer {
    case nil: "\(name)Feature"
    case .feature(let other): "\(other.type).\(name)"
    case .model(let model): "\(model.name).\(name)"
    }
  }
  /// The name behind that of the type around it.
  var wholeName: String { outerName.map { "\($0).\(name)" } ?? name }
  /// How the spec calls the type around it.
  var outerName: String? {
    switch outer {
    case nil: nil
    case .feature(let other): other.wholeName
    case .model(let model): model.name
    }
  }
  var doc: String?
  var generics: [GenericParameter] = []
  /// What it was made of by types for its generic parameters, and these types.
  var original: Feature?
  var arguments: [(name: String, type: ValueType)] = []
  /// Whether it conforms to the app's own protocol, whose action has the groups.
  var isGrouped = false
  var types: [NamedType] = []
  /// What its state is, if no struct of fields: an enum, whose value is in the one field, or a type declared in Swift.
  var stateType: NamedType?
  var fields: [Field] = []
  var computed: [Computed] = []
  var children: [Child] = []
  var questions: [Question] = []
  var delegate: [Action] = []
  var actions: [Action] = []
  var procedures: [Procedure] = []
  var reactions: [Reaction] = []
  /// What comes before all that it does itself.
  var leading: Block?
  /// What reducers of the app do before and after all that the feature does.
  var before: [[Statement]] = []
  var after: [[Statement]] = []
  /// What an operator of the app does when a view has changed a field.
  var writtenField: (name: String, statements: [Statement])?
  /// Seconds since 1970 that an operator of the app makes `date` be for all of it.
  var composedDate: Int?
  /// Seconds since 1970 that an operator of the app makes `date` be for what the feature does itself.
  var ownDate: Int?
  /// What it calls keys, endpoints and properties of dependencies, where it has names of its own.
  var ownNames: [String: String] = [:]
  /// What it depends on: keys, and names of its own with what they stand for.
  var dependencies: [YAML.Entry] = []
  /// Whether it is given a number, called 'margin'.
  var hasMargin = false
  /// How deep other features live in it.
  var depth = 0
  /// How many features it is made of, itself included.
  var size = 1
  /// The ids of its effects that do not end by themselves, and the actions that end them.
  var stops: [String] = []
  /// The names of ids that have a value of a type.
  var elementStops: [(name: String, type: ValueType)] = []
  var invariants: [(name: String, condition: String)] = []
  var explored: [String] = []
  /// The fields with which exploring begins, and what the date is.
  var exploredFrom: [YAML.Entry] = []
  var exploredDate: Int?
  var tests: [YAML.Entry] = []
  var view: YAML?

  init(_ name: String, in outer: Outer? = nil) {
    self.name = name
    self.outer = outer
  }

  /// Whether it, or a feature in it, has a stack.
  var holdsStacks: Bool {
    children.contains { child in
      child.presence == .stack
        || child.choices.contains { $0.feature !== self && $0.feature.holdsStacks }
    }
  }

  /// Whether its state is an enum.
  var hasCases: Bool { stateType?.cases.isEmpty == false }

  /// Whether anything can happen to it.
  var canHappen: Bool {
    !actions.isEmpty || !children.isEmpty || fields.contains(where: \.isBoundByAction)
  }

  func action(_ name: String) -> Action? { actions.first { $0.name == name } }
  func child(_ name: String) -> Child? { children.first { $0.name == name } }
  func question(_ name: String) -> Question? { questions.first { $0.name == name } }

  /// The properties that show alerts and dialogs, each once.
  var questionSlots: [String] {
    var seen: Set<String> = []
    return questions.filter { $0.spot == nil }.map(\.slot).filter { seen.insert($0).inserted }
  }
}

/// An action, with what follows; one of `delegate` has no block.
final class Action {
  let name: String
  var parameters: [Parameter]
  var block: Block
  var doc: String?
  /// Whether users send it; others are sent by effects only.
  var isFromOutside = true

  init(_ name: String, _ parameters: [Parameter] = [], _ block: Block = Block()) {
    self.name = name
    self.parameters = parameters
    self.block = block
  }
}

/// A block with a name.
final class Procedure {
  let name: String
  let parameters: [Parameter]
  let block: Block

  init(_ name: String, _ parameters: [Parameter], _ block: Block) {
    self.name = name
    self.parameters = parameters
    self.block = block
  }
}
