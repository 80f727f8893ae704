/// An effect that is stored on the heap.
@usableFromInline
package final class EffectNode<Action: Sendable>: Sendable {
  @usableFromInline
  package enum Shape: Sendable {
    case run(EffectRun<Action>)
    case cancel(AnyHashableSendable)
    case merge([Effect<Action>])
    case concatenate([Effect<Action>])
    case cancellable(Effect<Action>, id: AnyHashableSendable, cancelInFlight: Bool)
    /// An effect of a child; `dismissal` is the action that removes the child, if it is presented.
    case scoped(Effect<Action>, EffectScope.Component, dismissal: Action?)
    case throttled(Effect<Action>, EffectRate)
  }

  // Changed only while the node is released, when nobody else refers to it.
  @exclusivity(unchecked) nonisolated(unsafe) package private(set) var shape: Shape

  @usableFromInline
  package init(_ shape: Shape) {
    self.shape = shape
  }

  /// Releases the nodes in the node one after the other: each would release those in it by a call,
  /// and long chains of them would not fit on the stack.
  deinit {
    var nodes = takeNodes()
    while var node = nodes.popLast() {
      if isKnownUniquelyReferenced(&node) { nodes += node.takeNodes() }
    }
  }

  private func takeNodes() -> [EffectNode] {
    let nodes = combinations
    if !nodes.isEmpty { shape = .merge([]) }
    return nodes
  }

  /// The nodes in the node that hold nodes themselves.
  private var combinations: [EffectNode] {
    switch shape {
    case .run, .cancel: []
    case .merge(let effects), .concatenate(let effects): effects.compactMap(\.combination)
    case .cancellable(let effect, _, _), .scoped(let effect, _, _), .throttled(let effect, _):
      effect.combination.map { [$0] } ?? []
    }
  }

  fileprivate var effects: [Effect<Action>] {
    switch shape {
    case .run, .cancel: []
    case .merge(let effects), .concatenate(let effects): effects
    case .cancellable(let effect, _, _), .scoped(let effect, _, _), .throttled(let effect, _):
      [effect]
    }
  }
}

extension Effect {
  fileprivate var combination: EffectNode<Action>? {
    guard case .node(let node) = kind else { return nil }
    switch node.shape {
    case .run, .cancel: return nil
    case .merge, .concatenate, .cancellable, .scoped, .throttled: return node
    }
  }

  /// The effects that it is made of.
  var parts: [Effect] {
    if case .node(let node) = kind { node.effects } else { [] }
  }
}

/// Work to do in a task.
@usableFromInline
package struct EffectRun<Action: Sendable>: Sendable {
  var priority: TaskPriority?
  /// The dependencies that were overridden where the effect was made.
  var dependencies: DependencyValues?
  var operation: @Sendable (Send<Action>) async -> Void
}
