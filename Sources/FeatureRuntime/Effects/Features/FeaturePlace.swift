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
  /// Receives the state of the child, nil if it is not there, and what reads its identity.
  @usableFromInline
  typealias Found = (StatePlace?, _ identity: () -> FeatureIdentity?) -> Void

  @usableFromInline package let key: AnyHashableSendable
  /// Whether the child is a case of its parent.
  private let isCase: Bool
  /// Whether the child's identity is that of a case of it.
  private let hasCaseIdentity: Bool
  /// Looks for the child in the parent's state; finds nothing out about a parent of another type.
  private let look: (_ parent: StatePlace, _ found: Found) -> Void
  // More than one if a child was replaced and nobody has looked since.
  private var features: [RunningFeature] = []

  @usableFromInline
  init(
    _ key: AnyHashableSendable, isCase: Bool = false, hasCaseIdentity: Bool = false,
    look: @escaping (_ parent: StatePlace, _ found: Found) -> Void
  ) {
    self.key = key
    self.isCase = isCase
    self.hasCaseIdentity = hasCaseIdentity
    self.look = look
  }

  /// Whether the parent is in the case that the child is.
  var showsCase: Bool { isCase && !features.isEmpty }

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
      let gone = features.filter { feature in
        if hasCaseIdentity, let state, feature.remainsInCase(state) { return false }
        return !feature.remains(in: state, identity())
      }
      if !gone.isEmpty { features.removeAll { feature in gone.contains { $0 === feature } } }
    }
    return features.isEmpty
  }
}
