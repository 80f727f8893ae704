import CustomDump
import FeatureRuntime
import Testing

private enum Action: Hashable, Sendable {
  case discard
  case save
}

private func saveAlert(message: String = "They are lost otherwise.") -> AlertState<Action> {
  AlertState {
    TextState("Save changes?")
  } actions: {
    ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState(message)
  }
}

@Suite("AlertState")
struct AlertStateTests {
  // A global constant must be sendable.
  private static let saved = AlertState<Action> { TextState("Saved") }

  @Test("an alert has a title, buttons and a message")
  func parts() {
    let alert = saveAlert()
    #expect(alert.title == TextState("Save changes?"))
    #expect(alert.buttons.map(\.action) == [.discard, nil])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    #expect(alert.message == TextState("They are lost otherwise."))
  }

  @Test("buttons and message can be left out")
  func titleOnly() {
    #expect(Self.saved.buttons.isEmpty)
    #expect(Self.saved.message == nil)
    let explained = AlertState<Action> {
      TextState("Saved")
    } message: {
      TextState("All is well.")
    }
    #expect(explained.buttons.isEmpty)
    #expect(explained.message == TextState("All is well."))
  }

  @Test("equal alerts have different identities, which their copies keep")
  func identity() {
    let alert = saveAlert()
    let other = saveAlert()
    #expect(alert == other)
    #expect(alert.hashValue == other.hashValue)
    #expect(alert.identity != other.identity)
    var copy = alert
    copy.title = TextState("Save?")
    #expect(copy != alert)
    #expect(copy.identity == alert.identity)
    let states: [any EphemeralState] = [alert, other]
    #expect(states.map(\.identity) == [alert.identity, other.identity])
  }

  @Test("alerts compare by everything that they show and send")
  func equality() {
    func differs(_ change: (inout AlertState<Action>) -> Void) -> Bool {
      let alert = saveAlert()
      var changed = alert
      change(&changed)
      return changed != alert && Set([alert, changed]).count == 2
    }
    #expect(!differs { _ in })
    #expect(differs { $0.title = TextState("Save?") })
    #expect(differs { $0.message = nil })
    #expect(differs { $0.buttons.swapAt(0, 1) })
    #expect(differs { $0.buttons[0] = ButtonState(action: .save) { TextState("Discard") } })
  }

  @Test("mapping changes only the actions")
  func map() {
    let alert = saveAlert()
    let mapped = alert.map { $0.map { "\($0)" } }
    #expect(
      mapped
        == AlertState {
          TextState("Save changes?")
        } actions: {
          ButtonState(role: .destructive, action: "discard") { TextState("Discard") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        } message: {
          TextState("They are lost otherwise.")
        }
    )
    #expect(mapped.identity == alert.identity)
  }

  @Test("the dump of an alert lists its parts")
  func dumps() {
    #expect(
      String(customDumping: saveAlert()) == """
        AlertState(
          title: "Save changes?",
          actions: [
            [0]: ButtonState(
              role: .destructive,
              action: .discard,
              label: "Discard"
            ),
            [1]: ButtonState(
              role: .cancel,
              label: "Cancel"
            )
          ],
          message: "They are lost otherwise."
        )
        """
    )
    #expect(String(customDumping: Self.saved) == #"AlertState(title: "Saved")"#)
  }

  @Test("a difference shows only the parts that differ")
  func differences() {
    var alert = saveAlert()
    #expect(diff(alert, saveAlert()) == nil)
    #expect(
      diff(alert, saveAlert(message: "Really?")) == """
          AlertState(
            title: "Save changes?",
            actions: […],
        -   message: "They are lost otherwise."
        +   message: "Really?"
          )
        """
    )
    alert.buttons[1] = ButtonState(role: .cancel, action: .save) { TextState("Cancel") }
    #expect(
      diff(saveAlert(), alert) == """
          AlertState(
            title: "Save changes?",
            actions: [
              [0]: ButtonState(…),
              [1]: ButtonState(
                role: .cancel,
        +       action: .save,
                label: "Cancel"
              )
            ],
            message: "They are lost otherwise."
          )
        """
    )
    alert = saveAlert()
    alert.message = nil
    #expect(
      diff(saveAlert(), alert) == """
          AlertState(
            title: "Save changes?",
            actions: […],
        -   message: "They are lost otherwise."
          )
        """
    )
  }
}
