/// The actions that a reducer sends and the work that it starts, beside changing its state.
///
/// An effect is a value; it starts when a reducer returns it to a store. `none` and `send` allocate
/// nothing and start no task.
public struct Effect<Action: Sendable>: Sendable {
  @usableFromInline
  package enum Kind: Sendable {
    case none
    case send(Action)
    case node(EffectNode<Action>)
  }

  @usableFromInline
  package let kind: Kind

  @inlinable
  package init(_ kind: Kind) {
    self.kind = kind
  }

  @usableFromInline
  package init(_ shape: EffectNode<Action>.Shape) {
    self.kind = .node(EffectNode(shape))
  }

  /// An effect that does nothing.
  @inlinable
  public static var none: Effect {
    Effect(Kind.none)
  }

  /// An effect that sends an action, at once and without a task.
  @inlinable
  public static func send(_ action: Action) -> Effect {
    Effect(Kind.send(action))
  }
}
