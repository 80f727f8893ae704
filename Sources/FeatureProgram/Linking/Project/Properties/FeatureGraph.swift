import FeatureSpec

/// The properties that features have because of their children. Each property is a set of names of features.
struct FeatureGraph: Sendable, Equatable {
  /// The features that have actions.
  let busy: Set<String>
  /// The features for which an exhaustive `switch` over the actions needs at least one case.
  let needingCases: Set<String>
  /// The features whose stores can have several stacks.
  let withSeveralStacks: Set<String>

  /// Computes the properties of all features.
  ///
  /// - Parameter layout: The layout of the actions of a feature.
  init(
    of features: [Feature], _ recursive: RecursiveFeatures, layout: (Feature) -> ActionLayout
  ) {
    let names = Set(features.map(\.name.value))
    func isKnown(_ child: Child) -> Bool {
      child.features.allSatisfy { names.contains($0.feature.value) }
    }
    let busy = spreading(
      in: features,
      from: { feature in
        feature.isBusy(layout(feature))
          || feature.children.contains { !$0.events.isEmpty || !isKnown($0) }
      })
    self.busy = busy
    needingCases = spreading(
      in: features,
      from: { feature in
        feature.needsCase(layout(feature)) || recursive.contains(feature.name.value)
          || feature.children.contains { child in
            // The compiler requires the rows of a feature without actions, too.
            let isIdle = child.features.allSatisfy { !busy.contains($0.feature.value) }
            return !child.events.isEmpty || !isKnown(child) || child.presence == .many && isIdle
          }
      })
    let stacked = spreading(
      in: features, from: { $0.children.contains { $0.presence == .stack } })
    withSeveralStacks = spreading(
      in: features,
      from: { feature in
        let name = feature.name.value
        // A feature that contains itself can contain any number of its stacks.
        if recursive.contains(name) { return stacked.contains(name) }
        return feature.stackCount(among: stacked) > 1
      })
  }
}

extension Feature {
  /// Whether the feature has actions of its own.
  fileprivate func isBusy(_ layout: ActionLayout) -> Bool {
    // The spec of a feature that is written by hand may list only some of its actions.
    isExternal || !isWhole || !allActions.isEmpty || hasBindings
      || !promptSlots.isEmpty
      || !layout.declaresAction || !layout.unused.isEmpty
  }

  /// Whether a switch over the actions of the feature needs a case for an action of its own.
  fileprivate func needsCase(_ layout: ActionLayout) -> Bool {
    isExternal || !prompts.isEmpty || hasBindings || !allActions.isEmpty
      || !layout.unused.isEmpty
  }

  /// Counts the stacks of a store of the feature. Each feature of a child that has stacks counts as one stack, or as
  /// two if it may exist more than once.
  fileprivate func stackCount(among stacked: Set<String>) -> Int {
    children.map { child in
      let inside = child.features.count { stacked.contains($0.feature.value) }
      switch child.presence {
      case .always, .optional: return inside
      case .many: return 2 * inside
      case .stack: return 1 + 2 * inside
      }
    }.reduce(0, +)
  }
}
