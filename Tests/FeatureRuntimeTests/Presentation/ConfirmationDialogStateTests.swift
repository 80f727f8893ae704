import CustomDump
import FeatureRuntime
import Testing

private enum Action: Hashable, Sendable {
  case archive
  case delete
}

private func deleteDialog() -> ConfirmationDialogState<Action> {
  ConfirmationDialogState(titleVisibility: .visible) {
    TextState("Delete the draft?")
  } actions: {
    ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
    ButtonState(action: .archive) { TextState("Archive") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState("It cannot be restored.")
  }
}

@Suite("ConfirmationDialogState")
struct ConfirmationDialogStateTests {
  // A global constant must be sendable.
  private static let bare = ConfirmationDialogState<Action> { TextState("Sure?") }

  @Test("a dialog has a title, buttons and a message")
  func parts() {
    let dialog = deleteDialog()
    #expect(dialog.title == TextState("Delete the draft?"))
    #expect(dialog.titleVisibility == .visible)
    #expect(dialog.buttons.map(\.action) == [.delete, .archive, nil])
    #expect(dialog.message == TextState("It cannot be restored."))
  }

  @Test("everything but the title can be left out")
  func titleOnly() {
    #expect(Self.bare.titleVisibility == .automatic)
    #expect(Self.bare.buttons.isEmpty)
    #expect(Self.bare.message == nil)
  }

  @Test("equal dialogs have different identities, which their copies keep")
  func identity() {
    let dialog = deleteDialog()
    let other = deleteDialog()
    #expect(dialog == other)
    #expect(dialog.hashValue == other.hashValue)
    #expect(dialog.identity != other.identity)
    var copy = dialog
    copy.message = nil
    #expect(copy != dialog)
    #expect(copy.identity == dialog.identity)
    let states: [any EphemeralState] = [dialog, other, AlertState<Action> { TextState("a") }]
    #expect(Set(states.map(\.identity)).count == 3)
  }

  @Test("dialogs compare by everything that they show and send")
  func equality() {
    func differs(_ change: (inout ConfirmationDialogState<Action>) -> Void) -> Bool {
      let dialog = deleteDialog()
      var changed = dialog
      change(&changed)
      return changed != dialog && Set([dialog, changed]).count == 2
    }
    #expect(!differs { _ in })
    #expect(differs { $0.title = TextState("Delete?") })
    #expect(differs { $0.titleVisibility = .hidden })
    #expect(differs { $0.message = nil })
    #expect(differs { $0.buttons.removeLast() })
  }

  @Test("mapping changes only the actions")
  func map() {
    let dialog = deleteDialog()
    let mapped = dialog.map { $0.map { "\($0)" } }
    #expect(
      mapped
        == ConfirmationDialogState(titleVisibility: .visible) {
          TextState("Delete the draft?")
        } actions: {
          ButtonState(role: .destructive, action: "delete") { TextState("Delete") }
          ButtonState(action: "archive") { TextState("Archive") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
          TextState("It cannot be restored.")
        }
    )
    #expect(mapped.identity == dialog.identity)
  }

  @Test("the dump of a dialog lists its parts")
  func dumps() {
    #expect(
      String(customDumping: deleteDialog()) == """
        ConfirmationDialogState(
          title: "Delete the draft?",
          titleVisibility: .visible,
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .delete,
              label: "Delete"
            ),
            [1]: ButtonState(
              action: .archive,
              label: "Archive"
            ),
            [2]: ButtonState(
              role: .cancel,
              label: "Cancel"
            )
          ],
          message: "It cannot be restored."
        )
        """
    )
    #expect(String(customDumping: Self.bare) == #"ConfirmationDialogState(title: "Sure?")"#)
  }

  @Test("a difference shows only the parts that differ")
  func differences() {
    var dialog = deleteDialog()
    #expect(diff(dialog, deleteDialog()) == nil)
    dialog.titleVisibility = .automatic
    #expect(
      diff(deleteDialog(), dialog) == """
          ConfirmationDialogState(
            title: "Delete the draft?",
        -   titleVisibility: .visible,
            actions: […],
            message: "It cannot be restored."
          )
        """
    )
  }
}
