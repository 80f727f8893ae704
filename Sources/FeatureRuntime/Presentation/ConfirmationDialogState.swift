import CustomDump

/// A choice that a feature asks for, as a value.
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
  /// Tells two dialogs apart that say the same.
  package let identity: UInt64

  /// What the dialog is about.
  public var title: TextState

  /// Whether the title is shown.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// More about it.
  public var message: TextState?

  /// The buttons in their order.
  public var buttons: [ButtonState<Action>]

  /// A dialog with a title and buttons, and with a message if need be.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      identity: makeUniqueNumber(),
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  private init(
    identity: UInt64,
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.identity = identity
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
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

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Compares what the dialogs show and send.
  public static func == (lhs: ConfirmationDialogState, rhs: ConfirmationDialogState) -> Bool {
    lhs.title == rhs.title && lhs.titleVisibility == rhs.titleVisibility
      && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes what the dialog shows and sends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// What the dialog shows and sends.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}
