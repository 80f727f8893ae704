/// A state that is dismissed when one of its buttons is pressed: an alert, a confirmation dialog.
package protocol EphemeralState {
  /// Given when the state is made and kept by copies; no part of its value.
  var identity: UInt64 { get }
}

/// Whether the first action of a presented state dismisses it.
@usableFromInline
func isEphemeral(_ state: Any) -> Bool {
  if state is any EphemeralState { return true }
  if state is any ObservableState { return false }
  // An alert among other destinations of an enum.
  let mirror = Mirror(reflecting: state)
  guard mirror.displayStyle == .enum, let payload = mirror.children.first else { return false }
  return payload.value is any EphemeralState
}

extension AlertState: EphemeralState {}
extension ConfirmationDialogState: EphemeralState {}
