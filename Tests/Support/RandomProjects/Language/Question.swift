/// An alert or a dialog.
final class Question {
  struct Button {
    var name: String
    var label: String
    var role: String?
    /// The parameters of the button's action.
    var parameters: [Parameter] = []
    /// The spec's text of the action that the button sends in addition.
    var sent: String?
    /// Whether the button only dismisses the question.
    var isSilent = false
    /// Whether another alert or dialog in the slot has the button, too.
    var isShared = false
    /// The condition under which the button is visible. Tests press the button regardless.
    var condition: String?
  }

  let name: String
  /// The property that shows the question, if its name differs from the question's kind.
  var place: String?
  /// The child and its case that show the question, instead of a property.
  var spot: (child: String, choice: String)?
  let isDialog: Bool
  let parameters: [Parameter]
  let title: String
  let message: String?
  var buttons: [Button]
  var slot: String {
    place ?? spot.map { "\($0.child).\($0.choice)" } ?? (isDialog ? "dialog" : "alert")
  }

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
