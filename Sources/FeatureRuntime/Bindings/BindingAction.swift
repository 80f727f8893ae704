import CustomDump

/// A change of one property of a state, as an action: `.binding(.set(\.height, "170"))`.
public struct BindingAction<Root>: Sendable, Equatable {
  private let change: any BindingChange<Root>

  /// The change that sets a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value> & Sendable,
    _ value: Value
  ) -> BindingAction {
    BindingAction(change: SetProperty(keyPath: keyPath, value: value))
  }

  /// The property that is set.
  public var keyPath: PartialKeyPath<Root> {
    change.property
  }

  /// Applies the change.
  public func apply(to state: inout Root) {
    change.apply(to: &state)
  }

  /// The new value, if the action sets a property.
  func value<Value: Equatable & Sendable>(
    for keyPath: WritableKeyPath<Root, Value>
  ) -> Value? {
    guard let change = change as? SetProperty<Root, Value>, change.property == keyPath else {
      return nil
    }
    return change.value
  }

  /// Compares property and value.
  public static func == (lhs: BindingAction, rhs: BindingAction) -> Bool {
    lhs.change.isEqual(to: rhs.change)
  }
}

extension BindingAction: CustomStringConvertible, CustomDumpStringConvertible {
  /// The change in Swift, as far as key paths know their names: `.set(\State.height, "170")`.
  public var description: String {
    change.description
  }

  /// The description.
  public var customDumpDescription: String {
    change.description
  }
}

/// Matches the setting of a property: `case .binding(\.height):`.
public func ~= <Root, Value>(
  keyPath: WritableKeyPath<Root, Value>,
  action: BindingAction<Root>
) -> Bool {
  action.keyPath == keyPath
}

private protocol BindingChange<Root>: Sendable {
  associatedtype Root

  var property: PartialKeyPath<Root> { get }
  var description: String { get }
  func apply(to state: inout Root)
  func isEqual(to other: any BindingChange<Root>) -> Bool
}

private struct SetProperty<Root, Value: Equatable & Sendable>: BindingChange {
  let keyPath: any WritableKeyPath<Root, Value> & Sendable
  let value: Value

  var property: PartialKeyPath<Root> {
    keyPath
  }

  var description: String {
    // Unnamed key paths show addresses, which differ from run to run.
    let name = "\(keyPath)"
    return ".set(\(name.contains("<") ? "\\\(Root.self).…" : name), \(dump(of: value)))"
  }

  func apply(to state: inout Root) {
    state[keyPath: keyPath] = value
  }

  func isEqual(to other: any BindingChange<Root>) -> Bool {
    guard let other = other as? SetProperty else { return false }
    return property == other.property && value == other.value
  }
}
