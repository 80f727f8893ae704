#if canImport(SwiftUI)
  import SwiftUI

  /// The buttons of an alert or a dialog.
  struct ButtonStateViews<Action>: View {
    let buttons: [ButtonState<Action>]
    let send: (Action) -> Void

    var body: some View {
      ForEach(buttons.indices, id: \.self) { index in
        let button = buttons[index]
        Button(role: button.role.map(ButtonRole.init)) {
          if let action = button.action { send(action) }
        } label: {
          Text(button.label)
        }
      }
    }
  }

  extension ButtonRole {
    fileprivate init(_ role: ButtonStateRole) {
      switch role {
      case .cancel: self = .cancel
      case .destructive: self = .destructive
      }
    }
  }
#endif
