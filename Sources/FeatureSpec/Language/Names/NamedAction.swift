import SpecSource
import SpecSwift

/// An action that an effect sends, or that a test sends or receives.
public struct NamedAction: Sendable {
  /// The address of the action and its payload, as written.
  public var call: ActionCall
  /// The action that the address leads to.
  public var path: Resolution<ActionPath> = .unlinked

  /// Makes an action that is not linked yet.
  public init(_ call: ActionCall) { self.call = call }

  /// The address of the action.
  public var address: Address { call.address }

  /// The payload in parentheses; nil without parentheses.
  public var arguments: [CallArgument]? { call.arguments }

  /// The animation of the action's changes.
  public var animation: SwiftFragment? { call.animation }

  /// The place of the action in the spec, with its payload.
  public var span: SourceSpan { call.span }

  /// Adds an animation to the action, unless the action has an animation of its own.
  func animated(by animation: SwiftFragment?) -> NamedAction {
    var action = self
    action.call = call.animated(by: animation)
    return action
  }
}

/// A field that a test writes through its binding, with its new value.
public struct BoundField: Sendable {
  /// The address of the field and its value, as written.
  public var assignment: Assignment
  /// The field's binding.
  public var binding: Resolution<BindingPath> = .unlinked
  /// The place of the field in the state.
  public var place: Resolution<StatePath> = .unlinked

  /// Makes a write that is not linked yet.
  init(_ assignment: Assignment) { self.assignment = assignment }

  /// The address of the field.
  public var address: Address { assignment.address }

  /// The value, an expression.
  public var value: SwiftFragment { assignment.value }
}
