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
    /// Whether another alert or dialog of the place has the button, too.
    var isShared = false
    /// When it is there; tests press it anyway.
    var condition: String?
  }

  let name: String
  /// The property that shows it, if that is not called like its kind.
  var place: String?
  /// The child and its case that show it, in place of a property.
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
