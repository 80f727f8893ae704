/// The state of a feature in the model.
struct Node: Equatable {
  /// The identity of the instance, which differs from that of the instance before it.
  var identity: Int
  /// The number that the feature receives, if it has a parameter.
  var margin: Int
  var fields: [String: Value]
  /// The shared values of fields, by the names of the fields.
  var cells: [String: String] = [:]
  var slots: [String: Slot] = [:]
  /// The visible alerts and dialogs, by the properties that show them: `alert` and `dialog` in most features.
  var prompts: [String: Prompt] = [:]
}

/// A slot for children, with the current children.
struct Slot: Equatable {
  /// A current child.
  struct Item: Equatable {
    /// The id of a row or of an element of a stack.
    var id: Value = .absent
    /// The name of the feature, for a child that can be one of several features.
    var choice: String?
    var node: Node
  }

  var items: [Item] = []
  /// The id of the next element of a stack.
  var nextID = 0
}

/// A visible alert or dialog.
struct Prompt: Equatable {
  /// The identity of the prompt, which differs from that of another prompt with equal texts.
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

/// An action: the path to its feature, its name, and its payload.
struct Message: Hashable {
  /// The kind of an action.
  enum Kind: Hashable {
    case action, delegate
    /// A view's change of a field.
    case binding
    /// A button of the alert or dialog.
    case button(String)
    /// The dismissal of a child, an alert or a dialog, by name.
    case dismiss
    /// The removal of elements from the stack of the name, beginning with one element.
    case popFrom
  }

  var path: [Step] = []
  var kind = Kind.action
  var name: String
  var values: [Value] = []

  /// Whether the action removes a visible child, alert or dialog.
  var isDeparture: Bool {
    switch kind {
    case .action, .delegate, .binding: false
    case .button, .dismiss, .popFrom: true
    }
  }
}

extension Node {
  /// Returns the visible alert or dialog in a question's slot.
  func prompt(_ question: Question) -> Prompt? {
    guard let spot = question.spot else { return prompts[question.slot] }
    guard let item = slots[spot.child]?.items.first, item.choice == spot.choice,
      let value = item.node.fields["value"]
    else { return nil }
    return Prompt(
      identity: item.node.identity, name: value.choice.name, values: value.choice.payload)
  }

  /// Makes another case the state. A child in the previous case is removed.
  mutating func become(_ value: Value, with child: Slot.Item? = nil) {
    fields["state"] = value
    for name in Array(slots.keys) {
      slots[name]?.items = name == value.choice.name ? [child].compactMap(\.self) : []
    }
  }

  /// Removes the visible alert or dialog from a question's slot.
  mutating func removePrompt(_ question: Question) {
    if let spot = question.spot {
      slots[spot.child]?.items = []
    } else {
      prompts[question.slot] = nil
    }
  }

  /// Returns the child that a step leads to.
  func child(_ step: Step) -> Node? {
    slots[step.child]?.items.first(where: step.matches)?.node
  }

  /// Returns the node that steps lead to.
  func node(_ steps: ArraySlice<Step>) -> Node? {
    guard let step = steps.first else { return self }
    return child(step)?.node(steps.dropFirst())
  }
}
