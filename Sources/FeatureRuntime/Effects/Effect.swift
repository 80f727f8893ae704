/// What a reducer asks for beside changing its state: actions to send and work to do.
///
/// An effect is a value; nothing happens until a store receives it from its reducer. `none` and
/// `send` need neither heap nor task.
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

/// The effects that need a box.
@usableFromInline
package indirect enum EffectNode<Action: Sendable>: Sendable {
  case run(EffectRun<Action>)
  case cancel(AnyHashableSendable)
  case merge([Effect<Action>])
  case concatenate([Effect<Action>])
  case cancellable(Effect<Action>, id: AnyHashableSendable, cancelInFlight: Bool)
  /// An effect of a child; `dismissal` is what takes the child away, if it is presented.
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
