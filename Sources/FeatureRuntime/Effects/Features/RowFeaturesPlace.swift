/// The place of a collection of children: rows, or the elements of a stack.
///
/// Only children are looked for that were edited since the last time, or in which effects have started.
@usableFromInline
package final class RowFeaturesPlace<ID: Hashable & Sendable>: FeaturePlace {
  @usableFromInline package let key: AnyHashableSendable
  private let look: (_ parent: StatePlace, RowFeaturesPlace) -> Bool
  // Accesses are not checked at run time, as that takes longer than they do: all are on the main
  // actor, and none calls anything while it lasts.
  @exclusivity(unchecked) @usableFromInline var features: [ID: RunningFeature] = [:]
  /// Features with the id of another one: a row was replaced, and nobody has looked since.
  @exclusivity(unchecked) @usableFromInline var successors: [(id: ID, feature: RunningFeature)] = []
  /// The ids of the features in which, or below which, effects have started since the last look.
  @exclusivity(unchecked) @usableFromInline var entered: Set<ID> = []
  /// The name of the rows at the last look.
  @exclusivity(unchecked) @usableFromInline var seen: ElementEdits<ID>.Name?

  /// Makes a place.
  ///
  /// - Parameter look: Calls `endRemoved` with the rows that it finds in the parent's state; does
  ///   nothing, and returns false, with a parent of another type.
  @usableFromInline
  init(
    _ key: AnyHashableSendable,
    look: @escaping (_ parent: StatePlace, RowFeaturesPlace) -> Bool
  ) {
    self.key = key
    self.look = look
  }

  @usableFromInline package var isEmpty: Bool {
    features.isEmpty && successors.isEmpty
  }

  @usableFromInline
  package func knownFeature(at step: EffectScope.Component) -> RunningFeature? {
    let id = id(of: step)
    if let feature = features[id], feature.identity == step.identity { return feature }
    return successors.first { $0.id == id && $0.feature.identity == step.identity }?.feature
  }

  @usableFromInline
  package func feature(at step: EffectScope.Component) -> RunningFeature {
    let id = id(of: step)
    entered.insert(id)
    if let feature = knownFeature(at: step) { return feature }
    let feature = RunningFeature(step.identity)
    if features[id] == nil {
      features[id] = feature
    } else {
      successors.append((id, feature))
    }
    return feature
  }

  @usableFromInline
  package func forget(_ feature: RunningFeature, at step: EffectScope.Component) {
    let id = id(of: step)
    if features[id] === feature { features[id] = nil }
    successors.removeAll { $0.feature === feature }
  }

  private func id(of step: EffectScope.Component) -> ID {
    guard let id = step.element?.base as? ID else {
      fatalError("The place of a step has elements with ids of the same type as the step")
    }
    return id
  }

  @usableFromInline
  package func endRemoved(in parent: StatePlace) -> Bool {
    look(parent, self)
  }

  /// Ends the effects of rows that have gone away.
  ///
  /// - Parameter find: Passes the row with an id on; looks where the row was last, and returns where it is.
  /// - Returns: Whether no row with running effects is left.
  @inlinable
  func endRemoved(
    _ edits: ElementEdits<ID>,
    find: (_ id: ID, _ position: inout Int, _ found: FoundFeature) -> Void
  ) -> Bool {
    let edited = seen.flatMap { edits.ids(since: $0) }
    seen = edits.name
    if let edited {
      if let id = edited.0 { ask(id, find) }
      if let id = edited.1 { ask(id, find) }
      if let id = edited.2 { ask(id, find) }
    }
    if edited == nil || !entered.isEmpty {
      let others = edited == nil ? Set(features.keys) : entered
      entered = []
      for id in others { ask(id, find) }
    }
    if !successors.isEmpty { succeed(find) }
    return features.isEmpty
  }

  @inlinable
  func ask(_ id: ID, _ find: (_ id: ID, _ position: inout Int, _ found: FoundFeature) -> Void) {
    guard let feature = features[id] else { return }
    find(id, &feature.position) { state, identity in
      if !feature.remains(in: state, identity) { features[id] = nil }
    }
  }

  /// Puts those successors that are there in the places of the features before them, which are gone
  /// by now.
  @usableFromInline
  func succeed(_ find: (_ id: ID, _ position: inout Int, _ found: FoundFeature) -> Void) {
    let candidates = successors
    successors = []
    for (id, feature) in candidates {
      find(id, &feature.position) { state, identity in
        if feature.remains(in: state, identity) { features[id] = feature }
      }
    }
  }
}
