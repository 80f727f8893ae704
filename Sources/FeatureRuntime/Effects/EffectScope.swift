/// The path from a store's root to the feature that returned an effect.
///
/// Effects are looked up by id and scope together, so ids are local to a feature. The scope also
/// finds the feature's state, or tells that the feature has gone away.
@usableFromInline
package struct EffectScope: Hashable, Sendable {
  /// One step of the path: into a property, a presented child, a row.
  @usableFromInline
  package struct Component: Hashable, Sendable {
    let id: AnyHashableSendable
    /// Whether the child can go away while its parent stays.
    let isRemovable: Bool
    /// Finds the child's state in the parent's and checks the remaining steps there; false without
    /// a child.
    let isAlive: @Sendable (_ parent: StatePlace, _ isRestAlive: (StatePlace) -> Bool) -> Bool

    @usableFromInline
    package static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.id == rhs.id
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
      hasher.combine(id)
    }
  }

  private(set) var components: [Component] = []

  func appending(_ component: Component) -> EffectScope {
    var scope = self
    scope.components.append(component)
    return scope
  }

  /// Tells whether every feature on the path is still there.
  func isAlive(in root: StatePlace) -> Bool {
    isAlive(in: root, from: 0)
  }

  private func isAlive(in state: StatePlace, from step: Int) -> Bool {
    guard step < components.count else { return true }
    return components[step].isAlive(state) { isAlive(in: $0, from: step + 1) }
  }
}

/// An effect's id together with the feature it belongs to.
struct EffectID: Hashable, Sendable {
  var scope: EffectScope
  var id: AnyHashableSendable
}
