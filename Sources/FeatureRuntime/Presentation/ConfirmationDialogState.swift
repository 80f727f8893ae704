import CustomDump

/// A confirmation dialog that a feature shows, as a value.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Delete the draft?")
/// } actions: {
///   ButtonState(role: .destructive, action: .delete) { TextState("Delete") }
///   ButtonState(action: .archive) { TextState("Archive") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// }
/// ```
public struct ConfirmationDialogState<Action> {
  /// A number that differs between two dialogs with the same contents.
  @Uncompared package private(set) var identity = makeUniqueNumber()

  /// The title of the dialog.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// More text below the title.
  public var message: TextState?

  /// The buttons in their order.
  public var buttons: [ButtonState<Action>]
}

extension ConfirmationDialogState {
  /// Makes a dialog with a title and buttons, and optionally with a message.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  /// The same dialog with other actions of its buttons.
  public func map<NewAction>(
    _ transform: (Action?) throws -> NewAction?
  ) rethrows -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      identity: identity,
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: try buttons.map { try $0.map(transform) }
    )
  }
}

/// Whether a dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Hashable, Sendable {
  /// The system decides.
  case automatic

  /// The title is hidden.
  case hidden

  /// The title is shown.
  case visible
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// The contents of the dialog.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
