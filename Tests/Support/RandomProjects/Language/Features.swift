/// A feature, with what each of its parts does.
final class Feature {
  /// What its type is declared in: another feature, or a model.
  enum Outer {
    case feature(Feature)
    case model(NamedType)
  }

  let name: String
  let outer: Outer?
  var type: String {
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
  /// Whether it conforms to the app's own protocol, whose action has the groups.
  var isGrouped = false
  var types: [NamedType] = []
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
  /// Seconds since 1970 that an operator of the app makes `date` be for all of it.
  var composedDate: Int?
  /// Seconds since 1970 that an operator of the app makes `date` be for what the feature does itself.
  var ownDate: Int?
  var dependencies: [String] = []
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
      child.presence == .stack || child.choices.contains { $0.feature.holdsStacks }
    }
  }

  func action(_ name: String) -> Action? { actions.first { $0.name == name } }
  func child(_ name: String) -> Child? { children.first { $0.name == name } }
  func question(_ name: String) -> Question? { questions.first { $0.name == name } }

  /// The properties that show alerts and dialogs, each once.
  var questionSlots: [String] {
    var seen: Set<String> = []
    return questions.map(\.slot).filter { seen.insert($0).inserted }
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

/// A block for something that is no action of the feature's own.
struct Reaction {
  /// What it follows.
  enum Trigger {
    /// An action of a child, or of a child of one: the steps without ids.
    case action([Step], Message.Kind, String)
    case binding(String)
    case button(question: String, String)
    case dismiss(String)
    case popFrom(String)
    case change(String)
    /// Anything in a child, in one of several that may be there, or in a group of its actions.
    case any(child: String, choice: String?, group: String?)
    case anyBinding
    /// A part of a field that a view has changed.
    case bindingPart(String, String)

    /// What follows something narrower comes first.
    var breadth: Int {
      switch self {
      case .any(_, let choice, let group): 3 - (choice == nil ? 0 : 1) - (group == nil ? 0 : 1)
      case .anyBinding: 3
      case .bindingPart: 1
      case .action, .binding, .button, .dismiss, .popFrom, .change: 0
      }
    }
  }

  var trigger: Trigger
  var address: String
  var isBefore = false
  var block: Block
  /// Whether it is what a button says itself that it sends.
  var isOfButton = false
}

/// A place for another feature, or for one of several.
final class Child {
  enum Presence: String {
    case always, optional, many, stack
  }

  /// A feature that may be there; its case, where it is one of several.
  struct Choice {
    var name: String?
    var feature: Feature
    /// Seconds since 1970 that `date` is for it.
    var date: Int?
  }

  let name: String
  let presence: Presence
  let choices: [Choice]
  /// The state of one that is always there, when the initialiser is given none.
  var initial: (choice: Int, fields: [String: Value]) = (0, [:])
  /// Whether the spec tells of it.
  var hasDefault = false
  /// Whether one that comes and goes is presented.
  var isPresented = false
  /// The field of the parent that holds its state, if that is no property of its own.
  var holder: String?
  /// The way from the parent's state to its own.
  var path: String { holder.map { "\($0).held" } ?? name }
  /// The nested type of that field.
  var holderType: String? { holder.map { $0.prefix(1).uppercased() + $0.dropFirst() } }

  init(_ name: String, _ presence: Presence, _ choices: [Choice]) {
    self.name = name
    self.presence = presence
    self.choices = choices
  }

  /// The number of the choice of a step or item.
  func choice(_ name: String?) -> Choice? { choices.first { $0.name == name } }
}

/// An alert or a dialog.
final class Question {
  struct Button {
    var name: String
    var label: String
    var role: String?
    /// The parameters that its action takes along.
    var parameters: [Parameter] = []
    /// What pressing it sends besides, as the spec says it.
    var sent: String?
    /// Whether pressing it does nothing but take the question away.
    var isSilent = false
    /// When it is there; tests press it anyway.
    var condition: String?
  }

  let name: String
  /// The property that shows it, if that is not called like its kind.
  var place: String?
  let isDialog: Bool
  let parameters: [Parameter]
  let title: String
  let message: String?
  var buttons: [Button]
  var slot: String { place ?? (isDialog ? "dialog" : "alert") }

  init(
    _ name: String, isDialog: Bool, _ parameters: [Parameter], title: String, message: String?,
    buttons: [Button]
  ) {
    self.name = name
    self.isDialog = isDialog
    self.parameters = parameters
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// A client, with its endpoints.
final class Client {
  let name: String
  let key: String
  var endpoints: [Endpoint] = []

  init(_ name: String, key: String) {
    self.name = name
    self.key = key
  }
}

/// What can be asked of a client.
final class Endpoint {
  /// The key of its client.
  let key: String
  let name: String
  let parameters: [Parameter]
  var isAsync = false
  /// What it throws: nothing, `EffectError` for any error, or a model.
  var failure: ValueType?
  /// What it returns, or the elements of what it returns.
  var value: ValueType?
  var isStream = false
  var isTypedFailure: Bool { failure?.name != nil }
  var address: String { "\(key).\(name)" }

  init(_ client: Client, _ name: String, _ parameters: [Parameter]) {
    key = client.key
    self.name = name
    self.parameters = parameters
  }
}
