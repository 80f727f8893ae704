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
  /// A number that differs between two alerts with the same contents.
  @Uncompared package private(set) var identity = makeUniqueNumber()

  /// The title of the alert.
  public var title: TextState

  /// More text below the title.
  public var message: TextState?

  /// The buttons in their order; without any, the system adds one that dismisses.
  public var buttons: [ButtonState<Action>]
}

extension AlertState {
  /// Makes an alert with a title, and optionally with buttons and a message.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(title: title(), message: message?(), buttons: actions())
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

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// The contents of the alert.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = [("title", title)]
    if !buttons.isEmpty { children.append(("actions", buttons)) }
    if let message { children.append(("message", message)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
