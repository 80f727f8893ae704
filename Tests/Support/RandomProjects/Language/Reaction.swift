/// A block that follows another event than the feature's own actions.
struct Reaction {
  /// The event that the reaction follows.
  enum Trigger {
    /// An action of a child or of a child's child, by steps without ids.
    case action([Step], Message.Kind, String)
    case binding(String)
    /// A button of the prompt in a property or a case.
    case button(slot: String, String)
    case dismiss(String)
    case popFrom(String)
    case change(String)
    /// Any action in a child, in one of several possible children, or in a group of a child's actions.
    case any(child: String, choice: String?, group: String?)
    case anyBinding
    /// A part of a field that a view has changed.
    case bindingPart(String, String)

    /// The rank of the trigger: reactions to narrower triggers come first.
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
  /// Whether the button itself specifies the action that the reaction follows.
  var isOfButton = false
}
