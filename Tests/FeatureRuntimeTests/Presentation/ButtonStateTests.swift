import CustomDump
import FeatureRuntime
import Testing

private enum Action: Hashable, Sendable {
  case delete
  case open(Int)
}

private func labels(
  @ButtonStateBuilder<Action> _ buttons: () -> [ButtonState<Action>]
) -> [String] {
  buttons().map(\.label.text)
}

@Suite("ButtonState")
struct ButtonStateTests {
  @Test("a button has a role, an action and a label")
  func parts() {
    let delete = ButtonState<Action>(role: .destructive, action: .delete) { TextState("Delete") }
    #expect(delete.role == .destructive)
    #expect(delete.action == .delete)
    #expect(delete.label == TextState("Delete"))
    let plain = ButtonState<Action> { TextState("OK") }
    #expect(plain.role == nil)
    #expect(plain.action == nil)
  }

  @Test("buttons compare by role, action and label")
  func equality() {
    let button = ButtonState(role: .cancel, action: Action.delete) { TextState("a") }
    #expect(button == ButtonState(role: .cancel, action: .delete) { TextState("a") })
    #expect(button != ButtonState(role: .destructive, action: .delete) { TextState("a") })
    #expect(button != ButtonState(role: .cancel, action: .open(1)) { TextState("a") })
    #expect(button != ButtonState(role: .cancel) { TextState("a") })
    #expect(button != ButtonState(role: .cancel, action: .delete) { TextState("b") })
    #expect(
      Set([button, ButtonState(role: .cancel, action: .delete) { TextState("a") }]).count == 1
    )
  }

  @Test("mapping changes only the action")
  func map() {
    let open = ButtonState(role: .destructive, action: Action.open(3)) { TextState("Open") }
    #expect(
      open.map { $0.map { "\($0)" } }
        == ButtonState(role: .destructive, action: "open(3)") { TextState("Open") }
    )
    #expect(open.map { _ in String?.none }.action == nil)
    let plain = ButtonState<Action>(role: .cancel) { TextState("Cancel") }
    #expect(plain.map { $0 ?? .delete }.action == .delete)
    #expect(plain.map { $0 } == plain)
  }

  @Test("a builder lists buttons with conditions and loops", arguments: [true, false])
  func builder(isOn: Bool) {
    #expect(labels {}.isEmpty)
    let names = labels {
      ButtonState(action: .delete) { TextState("first") }
      if isOn {
        ButtonState(action: .delete) { TextState("on") }
        ButtonState { TextState("on too") }
      }
      if isOn {
        ButtonState { TextState("yes") }
      } else {
        ButtonState { TextState("no") }
      }
      for number in 1...2 {
        ButtonState(action: .open(number)) { TextState("\(number)") }
      }
      // A check for a system below the package's minimum would cause a warning. For newer systems the result depends
      // on the machine.
      if #available(macOS 15, *) {
        ButtonState(role: .cancel) { TextState("last") }
      } else {
        ButtonState(role: .cancel) { TextState("last") }
      }
    }
    #expect(
      names
        == (isOn
          ? ["first", "on", "on too", "yes", "1", "2", "last"] : ["first", "no", "1", "2", "last"])
    )
  }

  @Test("a builder lists the buttons of a switch")
  func switches() {
    func names(_ action: Action) -> [String] {
      labels {
        switch action {
        case .delete:
          ButtonState(action: .delete) { TextState("delete") }
        case .open(let number):
          let text = "open \(number)"
          ButtonState(action: .open(number)) { TextState(text) }
        }
      }
    }
    #expect(names(.delete) == ["delete"])
    #expect(names(.open(4)) == ["open 4"])
  }

  @Test("the dump of a button leaves out its missing parts")
  func dumps() {
    #expect(
      String(
        customDumping: ButtonState(role: .destructive, action: Action.delete) {
          TextState("Delete")
        }
      ) == """
        ButtonState(
          role: .destructive,
          action: .delete,
          label: "Delete"
        )
        """
    )
    let plain = ButtonState<Action> { TextState("OK") }
    #expect(String(customDumping: plain) == #"ButtonState(label: "OK")"#)
  }
}
