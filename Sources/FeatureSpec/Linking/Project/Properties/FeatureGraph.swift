/// The properties that features have because of those that live in them, each as the names of the features that have it.
struct FeatureGraph: Sendable {
  /// The features to which something can happen.
  let busy: Set<String>
  /// The features over whose actions a switch without a case leaves something over.
  let needingCases: Set<String>
  /// The features whose stores can have several stacks.
  let withStacks: Set<String>

  /// Finds the properties of all features.
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
    withStacks = spreading(
      in: features,
      from: { feature in
        let name = feature.name.value
        // Of a feature that lives in itself, there is another one in each, as deep as one likes.
        if recursive.contains(name) { return stacked.contains(name) }
        return feature.stackCount(among: stacked) > 1
      })
  }
}

extension Feature {
  /// Whether something of its own can happen to the feature.
  fileprivate func isBusy(_ layout: ActionLayout) -> Bool {
    // Of what is written by hand, a spec may tell a part.
    external != nil || isIncomplete || !allActions.isEmpty || hasBindings || !promptSlots.isEmpty
      || !layout.declaresAction || !layout.unused.isEmpty
  }

  /// Whether a switch over the actions of the feature needs a case for something of its own.
  fileprivate func needsCase(_ layout: ActionLayout) -> Bool {
    external != nil || !prompts.isEmpty || hasBindings || !allActions.isEmpty
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
