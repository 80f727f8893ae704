/// The way from a store's root to the feature that made an effect.
///
/// Ids of effects are looked up together with it, which is what makes them local; and it leads to
/// the feature's state, which tells whether the feature is still there.
@usableFromInline
package struct EffectScope: Hashable, Sendable {
  /// One step of the way: into a property, a presented child, a row.
  @usableFromInline
  package struct Component: Hashable, Sendable {
    let id: AnyHashableSendable
    /// Whether the child can go away while its parent stays.
    let isRemovable: Bool
    /// Finds the child's state in the parent's, and asks further there; false if there is no child.
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

  /// Whether any feature on the way can go away.
  private(set) var isRemovable = false

  func appending(_ component: Component) -> EffectScope {
    var scope = self
    scope.components.append(component)
    scope.isRemovable = isRemovable || component.isRemovable
    return scope
  }

  /// Tells whether every feature on the way is still there.
  func isAlive(in root: StatePlace) -> Bool {
    isAlive(in: root, from: 0)
  }

  private func isAlive(in state: StatePlace, from step: Int) -> Bool {
    guard step < components.count else { return true }
    return components[step].isAlive(state) { isAlive(in: $0, from: step + 1) }
  }

  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.components == rhs.components
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}

/// An effect's id together with the feature it belongs to.
struct EffectID: Hashable, Sendable {
  var scope: EffectScope
  var id: AnyHashableSendable
}
