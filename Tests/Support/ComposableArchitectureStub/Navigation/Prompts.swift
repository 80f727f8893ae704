import Foundation

// From swift-navigation 2.11.0, SwiftNavigation/TextState.swift
public struct TextState: Equatable, Hashable, Sendable {
  public init(verbatim content: String) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
}

extension TextState {
  /// SwiftUI's key of a text, with the interpolated values.
  public struct LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
}

// From swift-navigation 2.11.0, SwiftNavigation/ButtonState.swift
public enum ButtonStateRole: Sendable {
  case cancel, destructive
}

public struct ButtonStateAction<Action> {
  public static func send(_ action: Action?) -> Self { fatalError() }
}

public struct ButtonState<Action> {
  public init(
    role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {}

  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {}
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}
extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension ButtonState: Sendable where Action: Sendable {}

// From swift-navigation 2.11.0, SwiftNavigation/ButtonStateBuilder.swift
@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildBlock(_ components: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildOptional(_ component: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    fatalError()
  }

  public static func buildExpression(_ expression: ButtonState<Action>) -> [ButtonState<Action>] {
    fatalError()
  }
}

// From swift-navigation 2.11.0, SwiftNavigation/AlertState.swift
public struct AlertState<Action> {
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {}
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}
extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension AlertState: Sendable where Action: Sendable {}

// From swift-navigation 2.11.0, SwiftNavigation/ConfirmationDialogState.swift
public struct ConfirmationDialogState<Action> {
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>],
    message: (() -> TextState)? = nil
  ) {}
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}
extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension ConfirmationDialogState: Sendable where Action: Sendable {}
