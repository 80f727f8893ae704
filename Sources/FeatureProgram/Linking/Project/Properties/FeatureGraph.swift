import FeatureSpec

/// The properties that features get from their children. Each is a set of names of features.
struct FeatureGraph: Sendable, Equatable {
  /// The features to which something can happen.
  let busy: Set<String>
  /// The features whose actions need a case in a switch.
  let needingCases: Set<String>
  /// The features whose stores can have several stacks.
  let withSeveralStacks: Set<String>

  /// Computes the properties of all features.
  ///
  /// - Parameter layout: The place of everything in the actions of a feature.
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
            // The compiler asks for the rows of a feature to which nothing can happen, too.
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
  /// Whether something of its own can happen to the feature.
  fileprivate func isBusy(_ layout: ActionLayout) -> Bool {
    // The spec of a hand-written feature may list some of its actions only.
    isExternal || !isWhole || !allActions.isEmpty || hasBindings
      || !promptSlots.isEmpty
      || !layout.declaresAction || !layout.unused.isEmpty
  }

  /// Whether a switch over the actions of the feature needs a case for something of its own.
  fileprivate func needsCase(_ layout: ActionLayout) -> Bool {
    isExternal || !prompts.isEmpty || hasBindings || !allActions.isEmpty
      || !layout.unused.isEmpty
  }

  /// How many stacks a store of the feature has, where each feature of a child that has some counts as one; those that may
  /// be there more than once count as two.
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
