import ComposableArchitecture
import Foundation

extension GameFeature.Action {
  @CasePathable
  public enum Alert: Equatable, Sendable {
    case save
    case discard
  }
}

extension AlertState where Action == GameFeature.Action.Alert {
  public static var saveChanges: Self {
    AlertState {
      TextState("Save changes?")
    } actions: {
      ButtonState(action: .save) {
        TextState("OK")
      }
      ButtonState(role: .cancel, action: .discard) {
        TextState("Cancel")
      }
    }
  }
}
