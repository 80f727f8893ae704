/// A block for something that is no action of the feature's own.
struct Reaction {
  /// What it follows.
  enum Trigger {
    /// An action of a child, or of a child of one: the steps without ids.
    case action([Step], Message.Kind, String)
    case binding(String)
    /// A button of what a property or a case shows.
    case button(slot: String, String)
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
