/// A place in a feature's state, where children with running effects are.
@usableFromInline
package protocol FeaturePlace: AnyObject {
  var key: AnyHashableSendable { get }
  /// Whether no child with running effects is left.
  var isEmpty: Bool { get }

  /// The child at a step, if it has running effects.
  func knownFeature(at step: EffectScope.Component) -> RunningFeature?
  /// The child at a step, known or new, in which an effect starts.
  func feature(at step: EffectScope.Component) -> RunningFeature
  func forget(_ feature: RunningFeature, at step: EffectScope.Component)

  /// Ends the effects of children that have gone away, and forgets these.
  ///
  /// - Returns: Whether no child with running effects is left.
  func endRemoved(in parent: StatePlace) -> Bool
}

/// Receives the state of a child, nil if it is not there, and its identity.
@usableFromInline
package typealias FoundFeature = (StatePlace?, FeatureIdentity?) -> Void

/// The place of one child.
@usableFromInline
package final class SingleFeaturePlace: FeaturePlace {
  @usableFromInline package let key: AnyHashableSendable
  /// Looks for the child in the parent's state; finds nothing out about a parent of another type.
  private let look: (_ parent: StatePlace, _ found: FoundFeature) -> Void
  // More than one if a child was replaced and nobody has looked since.
  private var features: [RunningFeature] = []

  @usableFromInline
  init(
    _ key: AnyHashableSendable,
    look: @escaping (_ parent: StatePlace, _ found: FoundFeature) -> Void
  ) {
    self.key = key
    self.look = look
  }

  @usableFromInline package var isEmpty: Bool {
    features.isEmpty
  }

  @usableFromInline
  package func knownFeature(at step: EffectScope.Component) -> RunningFeature? {
    features.first { $0.identity == step.identity }
  }

  @usableFromInline
  package func feature(at step: EffectScope.Component) -> RunningFeature {
    if let feature = knownFeature(at: step) { return feature }
    let feature = RunningFeature(step.identity)
    features.append(feature)
    return feature
  }

  @usableFromInline
  package func forget(_ feature: RunningFeature, at step: EffectScope.Component) {
    features.removeAll { $0 === feature }
  }

  @usableFromInline
  package func endRemoved(in parent: StatePlace) -> Bool {
    look(parent) { state, identity in
      let gone = features.filter { !$0.remains(in: state, identity) }
      if !gone.isEmpty { features.removeAll { feature in gone.contains { $0 === feature } } }
    }
    return features.isEmpty
  }
}
