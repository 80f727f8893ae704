/// A feature that has running effects, or one on the way to such features.
///
/// These features form a tree below the root. After an action, the tree is followed only where
/// something may have gone away: rows that have not changed are not asked.
///
/// The features belong to an engine, and are used on its actor. They are not marked so: each closure
/// on the way to a row would check at run time where it is called.
@usableFromInline
package final class RunningFeature {
  let identity: FeatureIdentity?
  /// Where it was last among the rows that it is one of.
  @exclusivity(unchecked) @usableFromInline var position = 0
  /// The lifetimes of the feature's effects that run.
  private var lifetimes: [ObjectIdentifier: EffectLifetime] = [:]
  // Not checked at run time, like the features of rows.
  @exclusivity(unchecked) @usableFromInline var places: [FeaturePlace] = []

  package init(_ identity: FeatureIdentity? = nil) {
    self.identity = identity
  }

  /// Whether effects of features below it run.
  @inlinable var hasFeatures: Bool {
    !places.isEmpty
  }

  /// Whether no effects of it run, nor of a feature below it.
  var isIdle: Bool {
    lifetimes.isEmpty && !hasFeatures
  }

  /// Adds a lifetime to the feature at the end of a path.
  func enter(_ lifetime: EffectLifetime, at path: ArraySlice<EffectScope.Component>) {
    guard let step = path.first else {
      lifetimes[ObjectIdentifier(lifetime)] = lifetime
      return
    }
    place(of: step).feature(at: step).enter(lifetime, at: path.dropFirst())
  }

  /// Removes a lifetime, and the features on its path that nothing is left of.
  func leave(_ lifetime: EffectLifetime, at path: ArraySlice<EffectScope.Component>) {
    guard let step = path.first else {
      lifetimes[ObjectIdentifier(lifetime)] = nil
      return
    }
    guard let place = places.first(where: { $0.key == step.place }),
      // It may have gone away.
      let feature = place.knownFeature(at: step)
    else { return }
    feature.leave(lifetime, at: path.dropFirst())
    guard feature.isIdle else { return }
    place.forget(feature, at: step)
    if place.isEmpty { places.removeAll { $0 === place } }
  }

  private func place(of step: EffectScope.Component) -> FeaturePlace {
    if let place = places.first(where: { $0.key == step.place }) { return place }
    let place = step.makePlace(step.place)
    places.append(place)
    return place
  }

  /// Ends the effects of features below it that have gone away.
  ///
  /// - Parameter state: Where its state is.
  @inlinable
  func endRemoved<State>(at state: UnsafePointer<State>) {
    endRemoved(in: StatePlace(state))
  }

  @usableFromInline
  func endRemoved(in state: StatePlace) {
    var hasEmpty = false
    // By position, because an iterator would retain all of them.
    for position in places.indices where places[position].endRemoved(in: state) { hasEmpty = true }
    if hasEmpty { places.removeAll(where: \.isEmpty) }
  }

  /// Ends what has gone away: all effects of it and below it, or some below it.
  ///
  /// - Parameters:
  ///   - state: The state where the feature was; nil if there is none.
  ///   - identity: The identity of that state.
  /// - Returns: Whether the feature is still there.
  @usableFromInline
  func remains(in state: StatePlace?, _ identity: FeatureIdentity?) -> Bool {
    guard let state, self.identity == identity else {
      // The effects of features below it are part of its lifetimes, too.
      for lifetime in lifetimes.values { lifetime.end() }
      return false
    }
    endRemoved(in: state)
    return true
  }

  /// Ends what has gone away below a feature that is told from its replacement by its case and that case's state.
  ///
  /// - Returns: Whether a child in such a case is still there, so that the feature is, too; otherwise its identity has to be read,
  ///   which takes long.
  func remainsInCase(_ state: StatePlace) -> Bool {
    endRemoved(in: state)
    return places.contains { ($0 as? SingleFeaturePlace)?.showsCase ?? false }
  }
}
