import FeatureRuntime

// The prompts of the list.

extension ConfirmationDialogState where Action == TodoListFeature.Action.Dialog {
  static var clear: Self {
    ConfirmationDialogState(titleVisibility: .visible) {
      TextState("Clear the list?")
    } actions: {
      ButtonState(action: .clearDone) { TextState("Clear what is done") }
      ButtonState(role: .destructive, action: .clearAll) { TextState("Clear all") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }
}

extension AlertState where Action == TodoListFeature.Action.Alert {
  static func saveFailed(_ error: EffectError) -> Self {
    AlertState {
      TextState("The list was not saved")
    } actions: {
      ButtonState(action: .retry) { TextState("Retry") }
      ButtonState(role: .cancel) { TextState("Later") }
    } message: {
      TextState(verbatim: error.description)
    }
  }
}
