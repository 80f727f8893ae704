/// A feature, with the behavior of each of its parts.
final class Feature {
  /// The declaration that contains the feature's type: another feature, or a model.
  enum Outer {
    case feature(Feature)
    case model(NamedType)
  }

  let name: String
  let outer: Outer?
  /// The feature's full type, which the feature and its spec abbreviate to `name`.
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
  /// The name, prefixed with the name of the enclosing type.
  var wholeName: String { outerName.map { "\($0).\(name)" } ?? name }
  /// The name of the enclosing type in the spec.
  var outerName: String? {
    switch outer {
    case nil: nil
    case .feature(let other): other.wholeName
    case .model(let model): model.name
    }
  }
  var doc: String?
  var generics: [GenericParameter] = []
  /// The generic feature that the feature was made from by types for its generic parameters, and these types.
  var original: Feature?
  var arguments: [(name: String, type: ValueType)] = []
  /// Whether the feature conforms to the app's own protocol, whose action has the groups.
  var isGrouped = false
  var types: [NamedType] = []
  /// The type of the state, if it is no struct of fields: an enum, whose value is in the single field, or a type
  /// declared in Swift.
  var stateType: NamedType?
  var fields: [Field] = []
  var computed: [Computed] = []
  var children: [Child] = []
  var questions: [Question] = []
  var delegate: [Action] = []
  var actions: [Action] = []
  var procedures: [Procedure] = []
  var reactions: [Reaction] = []
  /// The block that runs before all other blocks of the feature.
  var leading: Block?
  /// The statements of the app's reducers before and after the feature's own reducer.
  var before: [[Statement]] = []
  var after: [[Statement]] = []
  /// The statements of an operator of the app when a view has changed a field.
  var writtenField: (name: String, statements: [Statement])?
  /// The value, in seconds since 1970, that an operator of the app gives `date` in the whole feature.
  var composedDate: Int?
  /// The value, in seconds since 1970, that an operator of the app gives `date` in the feature's own reducer.
  var ownDate: Int?
  /// The feature's own names of keys, endpoints and properties of dependencies.
  var ownNames: [String: String] = [:]
  /// The dependencies: keys, and the feature's own names with the dependencies that they refer to.
  var dependencies: [YAML.Entry] = []
  /// Whether the feature has a parameter for a number, called `margin`.
  var hasMargin = false
  /// The depth of the features inside of the feature.
  var depth = 0
  /// The number of features in the feature, including itself.
  var size = 1
  /// The ids of effects that do not end by themselves, and the actions that end them.
  var stops: [String] = []
  /// The names of ids that have a parameter, with its type.
  var elementStops: [(name: String, type: ValueType)] = []
  var invariants: [(name: String, condition: String)] = []
  var explored: [String] = []
  /// The fields with which an exploration begins, and the date.
  var exploredFrom: [YAML.Entry] = []
  var exploredDate: Int?
  var tests: [YAML.Entry] = []
  var view: YAML?

  init(_ name: String, in outer: Outer? = nil) {
    self.name = name
    self.outer = outer
  }

  /// Whether the feature, or a feature inside of it, has a stack.
  var holdsStacks: Bool {
    children.contains { child in
      child.presence == .stack
        || child.choices.contains { $0.feature !== self && $0.feature.holdsStacks }
    }
  }

  /// Whether the state is an enum.
  var hasCases: Bool { stateType?.cases.isEmpty == false }

  /// Whether the feature can receive any action.
  var canHappen: Bool {
    !actions.isEmpty || !children.isEmpty || fields.contains(where: \.isBoundByAction)
  }

  func action(_ name: String) -> Action? { actions.first { $0.name == name } }
  func child(_ name: String) -> Child? { children.first { $0.name == name } }
  func question(_ name: String) -> Question? { questions.first { $0.name == name } }

  /// The properties that show alerts and dialogs, without repetitions.
  var questionSlots: [String] {
    var seen: Set<String> = []
    return questions.filter { $0.spot == nil }.map(\.slot).filter { seen.insert($0).inserted }
  }
}

/// An action, with its block. A delegate action has no block.
final class Action {
  let name: String
  var parameters: [Parameter]
  var block: Block
  var doc: String?
  /// Whether users send the action. Only effects send the other actions.
  var isFromOutside = true

  init(_ name: String, _ parameters: [Parameter] = [], _ block: Block = Block()) {
    self.name = name
    self.parameters = parameters
    self.block = block
  }
}

/// A named block.
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
