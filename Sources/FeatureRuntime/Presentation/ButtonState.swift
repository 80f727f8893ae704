import CustomDump

/// A button of an alert or a dialog, as a value.
///
/// ```swift
/// ButtonState(role: .destructive, action: .delete) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action> {
  /// The purpose of the button, which decides its style and place.
  public let role: ButtonStateRole?

  /// The action that pressing the button sends; without one, the button only dismisses.
  public let action: Action?

  /// The button's text.
  public let label: TextState

  /// Makes a button with a text.
  public init(
    role: ButtonStateRole? = nil,
    action: Action? = nil,
    label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The same button with another action, or with none.
  public func map<NewAction>(
    _ transform: (Action?) throws -> NewAction?
  ) rethrows -> ButtonState<NewAction> {
    try ButtonState<NewAction>(role: role, action: transform(action)) { label }
  }
}

/// The purpose of a button.
public enum ButtonStateRole: Hashable, Sendable {
  /// Cancels; everything stays as it is.
  case cancel

  /// Deletes data.
  case destructive
}

extension ButtonState: CustomDumpReflectable {
  /// The button, without a role or an action if it has none.
  public var customDumpMirror: Mirror {
    var children: [Mirror.Child] = []
    if let role { children.append(("role", role)) }
    if let action { children.append(("action", action)) }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonState: Equatable where Action: Equatable {}
extension ButtonState: Hashable where Action: Hashable {}
extension ButtonState: Sendable where Action: Sendable {}

/// Lists the buttons of an alert or a dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Gives a button its type.
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  /// Buttons one after the other.
  public static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Buttons under an `if` without `else`.
  public static func buildOptional(_ buttons: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    buttons ?? []
  }

  /// The first of two branches.
  public static func buildEither(first buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The second of two branches.
  public static func buildEither(second buttons: [ButtonState<Action>]) -> [ButtonState<Action>] {
    buttons
  }

  /// The buttons of a loop.
  public static func buildArray(_ buttons: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    buttons.flatMap { $0 }
  }

  /// Buttons under `if #available`.
  public static func buildLimitedAvailability(
    _ buttons: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    buttons
  }
}
