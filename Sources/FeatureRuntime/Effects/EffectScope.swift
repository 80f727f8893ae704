/// The path from a store's root to the feature that returned an effect.
///
/// Effects are looked up by id and scope together, so ids are local to a feature. The scope also
/// locates the feature's state, whose absence shows that the feature was dismissed.
@usableFromInline
package struct EffectScope: Hashable, Sendable {
  /// A step of the path: into a property, a presented child or a row.
  @usableFromInline
  package struct Component: Hashable, Sendable {
    /// The place of the child, or of its collection, in the parent's state.
    let place: AnyHashableSendable
    /// The child's id in a collection.
    let element: AnyHashableSendable?
    /// The value that differs between the child and its replacement; nil for a child that only its
    /// parent can remove.
    let identity: FeatureIdentity?
    /// Whether the child can be removed while its parent stays.
    let isRemovable: Bool
    /// Makes the owner of the running features at the place.
    let makePlace: @Sendable (_ place: AnyHashableSendable) -> FeaturePlace

    @usableFromInline
    init(
      place: AnyHashableSendable,
      element: AnyHashableSendable? = nil,
      identity: FeatureIdentity?,
      isRemovable: Bool = true,
      makePlace: @escaping @Sendable (_ place: AnyHashableSendable) -> FeaturePlace
    ) {
      self.place = place
      self.element = element
      self.identity = identity
      self.isRemovable = isRemovable
      self.makePlace = makePlace
    }

    @usableFromInline
    package static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.place == rhs.place && lhs.element == rhs.element && lhs.identity == rhs.identity
    }

    @usableFromInline
    package func hash(into hasher: inout Hasher) {
      hasher.combine(place)
      hasher.combine(element)
      hasher.combine(identity)
    }
  }

  private(set) var components: [Component] = []

  func appending(_ component: Component) -> EffectScope {
    var scope = self
    scope.components.append(component)
    return scope
  }
}

/// The identity of a state, together with that of the stack it is in: another stack gives the same
/// ids again.
@usableFromInline
package struct FeatureIdentity: Hashable, Sendable {
  var state: StateIdentity
  /// The number of the stack; 0 outside of stacks.
  var stack: UInt64

  @usableFromInline
  init(_ state: StateIdentity, stack: UInt64 = 0) {
    self.state = state
    self.stack = stack
  }
}

/// An effect's id together with the feature it belongs to.
struct EffectID: Hashable, Sendable {
  var scope: EffectScope
  var id: AnyHashableSendable
}
