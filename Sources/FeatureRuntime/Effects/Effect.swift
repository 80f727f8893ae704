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
  package init(_ node: EffectNode<Action>) {
    self.kind = .node(node)
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

/// The effects that are stored on the heap.
@usableFromInline
package indirect enum EffectNode<Action: Sendable>: Sendable {
  case run(EffectRun<Action>)
  case cancel(AnyHashableSendable)
  case merge([Effect<Action>])
  case concatenate([Effect<Action>])
  case cancellable(Effect<Action>, id: AnyHashableSendable, cancelInFlight: Bool)
  /// An effect of a child; `dismissal` is the action that removes the child, if it is presented.
  case scoped(Effect<Action>, EffectScope.Component, dismissal: Action?)
  case throttled(Effect<Action>, EffectRate)
}

/// Work to do in a task.
@usableFromInline
package struct EffectRun<Action: Sendable>: Sendable {
  var priority: TaskPriority?
  /// The dependencies that were overridden where the effect was made.
  var dependencies: DependencyValues?
  var operation: @Sendable (Send<Action>) async -> Void
}
