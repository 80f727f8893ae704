/// The state of a feature in the model.
struct Node: Equatable {
  /// What tells an instance from the one that was there before it.
  var identity: Int
  /// What the feature is given, if it has a parameter.
  var margin: Int
  var fields: [String: Value]
  /// The shared values that fields refer to, by the names of the fields.
  var cells: [String: String] = [:]
  var slots: [String: Slot] = [:]
  /// The alerts and dialogs that are shown, by the properties that show them: 'alert' and 'dialog' mostly.
  var prompts: [String: Prompt] = [:]
}

/// A place for children, and those that are there.
struct Slot: Equatable {
  /// A child that is there.
  struct Item: Equatable {
    /// What tells a row or an element of a stack from the others.
    var id: Value = .absent
    /// Which of several features it is.
    var choice: String?
    var node: Node
  }

  var items: [Item] = []
  /// The id of the next element of a stack.
  var nextID = 0
}

/// An alert or a dialog that is shown.
struct Prompt: Equatable {
  /// What tells it from another one that says the same.
  var identity: Int
  var name: String
  var values: [Value]
}

/// A step from a feature to a child of it.
struct Step: Hashable {
  var child: String
  var choice: String?
  /// The id of a row or of an element of a stack.
  var id: Value = .absent

  func matches(_ item: Slot.Item) -> Bool {
    item.id == id && (choice == nil || item.choice == choice)
  }
}

/// An action: to which feature it goes, its name, and what it carries.
struct Message: Hashable {
  /// What kind of an action it is.
  enum Kind: Hashable {
    case action, delegate
    /// A view writes the field.
    case binding
    /// A button of the alert or dialog.
    case button(String)
    /// The child, alert or dialog of the name goes.
    case dismiss
    /// The elements of the stack of the name go, beginning with one.
    case popFrom
  }

  var path: [Step] = []
  var kind = Kind.action
  var name: String
  var values: [Value] = []

  /// Whether something that is shown goes by it.
  var isDeparture: Bool {
    switch kind {
    case .action, .delegate, .binding: false
    case .button, .dismiss, .popFrom: true
    }
  }
}

extension Node {
  /// The alert or dialog that is shown where a question is.
  func prompt(_ question: Question) -> Prompt? {
    guard let spot = question.spot else { return prompts[question.slot] }
    guard let item = slots[spot.child]?.items.first, item.choice == spot.choice,
      let value = item.node.fields["value"]
    else { return nil }
    return Prompt(
      identity: item.node.identity, name: value.choice.name, values: value.choice.payload)
  }

  /// Makes another case the state: a child that was in the case before it goes.
  mutating func become(_ value: Value, with child: Slot.Item? = nil) {
    fields["state"] = value
    for name in Array(slots.keys) {
      slots[name]?.items = name == value.choice.name ? [child].compactMap(\.self) : []
    }
  }

  /// Takes away what is shown where a question is.
  mutating func removePrompt(_ question: Question) {
    if let spot = question.spot {
      slots[spot.child]?.items = []
    } else {
      prompts[question.slot] = nil
    }
  }

  /// The child that a step leads to.
  func child(_ step: Step) -> Node? {
    slots[step.child]?.items.first(where: step.matches)?.node
  }

  /// The node that steps lead to.
  func node(_ steps: ArraySlice<Step>) -> Node? {
    guard let step = steps.first else { return self }
    return child(step)?.node(steps.dropFirst())
  }
}
