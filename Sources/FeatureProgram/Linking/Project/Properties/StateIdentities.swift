import FeatureSpec

/// The features whose states need an identity, because their effects have to end when another state replaces the
/// state.
struct StateIdentities: Sendable, Equatable {
  /// The names of the features.
  let features: Set<String>
  /// The names of the parents in which a feature can be replaced, by the name of the feature.
  let parents: [String: [String]]

  /// Finds the features.
  ///
  /// - Parameter busy: The names of the features that have effects that take time, or that have children with such
  ///   effects.
  init(in features: [Feature], busy: Set<String>) {
    var parents: [String: [String]] = [:]
    for parent in features where !parent.isExternal {
      let places = parent.children.filter(\.isReplaceable)
      for name in Set(places.flatMap(\.features).map(\.feature.value)) where busy.contains(name) {
        parents[name, default: []].append(parent.name.value)
      }
    }
    self.parents = parents
    self.features = Set(
      features.filter {
        !$0.isExternal && $0.stateForm.isStruct && parents[$0.name.value] != nil
      }.map(\.name.value))
  }
}

extension FeatureProject {
  /// Whether the state of a feature has an identity, which ends the feature's effects when another state replaces the
  /// state.
  public func hasIdentity(_ feature: Feature) -> Bool {
    facts.stateIdentities.features.contains(feature.name.value)
  }

  /// Whether the effects of a place's content have to end when another state replaces the content.
  public func endsEffects(in child: Child) -> Bool {
    child.isReplaceable && child.features.contains { hasIdentity($0) }
  }

  /// Whether the state of one of the features that live in a place has an identity.
  public func hasIdentity(_ one: ChildFeature) -> Bool {
    feature(named: one.feature.value).map(hasIdentity) ?? false
  }

  /// Whether a feature that lives in a place has effects, and a state that is an enum.
  public func hasEffectsInCases(_ one: ChildFeature) -> Bool {
    feature(named: one.feature.value).map { $0.stateForm.cases != nil && $0.isBusy } ?? false
  }

  /// Finds the features that show that the state of a feature has an identity: the parents that can replace it.
  public func featuresReplacing(_ feature: Feature) -> [Feature] {
    guard hasIdentity(feature) else { return [] }
    return (facts.stateIdentities.parents[feature.name.value] ?? []).compactMap(feature(named:))
  }
}

extension Child {
  /// Whether another state can replace the content while the parent exists. An element of a stack has an id of its
  /// own.
  fileprivate var isReplaceable: Bool {
    switch presence {
    case .always: isOneOf
    case .optional, .many: true
    case .stack: false
    }
  }
}

extension Feature {
  /// Whether the feature has effects that take time.
  var isBusy: Bool {
    isExternal || !composition.isEmpty
      || allEffects.contains(where: \.takesTime) || blocks.contains(where: \.holdsHandler)
  }
}

extension Block {
  /// Whether the block or an inner block is written by hand.
  fileprivate var holdsHandler: Bool { isManual || innerBlocks.contains(where: \.holdsHandler) }
}
