import FeatureRuntime

extension Screen.Alert {
  /// Makes the alert of a feature.
  ///
  /// - Parameter send: Sends the action of a button to the feature.
  init<Action: Sendable>(
    _ alert: AlertState<Action>, send: @escaping @MainActor (PresentationAction<Action>) -> Void
  ) {
    let buttons = alert.buttons.map { button in
      Button(label: button.label.text, isCancel: button.role == .cancel) {
        send(button.action.map { .presented($0) } ?? .dismiss)
      }
    }
    self.init(
      title: alert.title.text,
      message: alert.message?.text,
      // An alert without buttons can always be dismissed.
      buttons: buttons.isEmpty ? [Button(label: "OK") { send(.dismiss) }] : buttons
    )
  }
}
