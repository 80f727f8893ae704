import CustomDump

/// An alert that a feature shows, as a value.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Save changes?")
/// } actions: {
///   ButtonState(role: .destructive, action: .discard) { TextState("Discard") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///   TextState("They are lost otherwise.")
/// }
/// ```
public struct AlertState<Action> {
  /// Tells two alerts apart that say the same.
  package let identity: UInt64

  /// What the alert is about.
  public var title: TextState

  /// More about it.
  public var message: TextState?

  /// The buttons in their order; without any, the system adds one that dismisses.
  public var buttons: [ButtonState<Action>]

  /// An alert with a title, and with buttons and a message if need be.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      identity: makeUniqueNumber(), title: title(), message: message?(), buttons: actions()
    )
  }

  private init(
    identity: UInt64,
    title: TextState,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.identity = identity
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same alert with other actions of its buttons.
  public func map<NewAction>(
    _ transform: (Action?) throws -> NewAction?
  ) rethrows -> AlertState<NewAction> {
    AlertState<NewAction>(
      identity: identity,
      title: title,
      message: message,
      buttons: try buttons.map { try $0.map(transform) }
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Compares what the alerts show and send.
  public static func == (lhs: AlertState, rhs: AlertState) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes what the alert shows and sends.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: CustomDumpReflectable {
  /// What the alert shows and sends.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension AlertState: Sendable where Action: Sendable {}
