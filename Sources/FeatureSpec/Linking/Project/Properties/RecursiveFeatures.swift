/// Features that live in themselves, directly or through others: in rows and stacks, whose elements lie elsewhere in memory.
struct RecursiveFeatures: Sendable {
  /// The features that each of them leads to, by their names.
  private var reached: [String: Set<String>] = [:]

  /// Finds the features.
  ///
  /// - Parameter features: All features, with whole names of what lives in them.
  init(in features: [Feature]) {
    var next: [String: Set<String>] = [:]
    for feature in features {
      next[feature.name.value] = Set(feature.children.flatMap(\.features).map(\.feature.value))
    }
    // What leads nowhere is in no cycle; in nearly every project nothing is left.
    while true {
      let ends = next.filter { $0.value.allSatisfy { next[$0] == nil } }.keys
      guard !ends.isEmpty else { break }
      for end in ends { next[end] = nil }
    }
    for (name, first) in next {
      var found: Set<String> = []
      var pending = Array(first)
      while let inside = pending.popLast() {
        if found.insert(inside).inserted { pending += next[inside] ?? [] }
      }
      reached[name] = found
    }
  }

  /// Whether a feature lives in itself.
  func contains(_ feature: String) -> Bool {
    reached[feature]?.contains(feature) == true
  }

  /// Whether a feature that lives in another one leads back to that.
  func leads(from child: String, to parent: String) -> Bool {
    child == parent || reached[child]?.contains(parent) == true
  }

  /// Whether something that lives in a place of a feature leads back to the feature.
  func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    child.features.contains { leads(from: $0.feature.value, to: feature.name.value) }
  }
}

extension FeatureProject {
  /// Whether something that lives in a place of a feature has the feature in it again, so that Swift needs an indirect case.
  public func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    recursiveFeatures.isRecursive(child, in: feature)
  }

  /// Whether a feature lives in itself.
  public func isRecursive(_ feature: Feature) -> Bool {
    recursiveFeatures.contains(feature.name.value)
  }
}

extension Child {
  /// Whether its state lies in the parent's own memory.
  var isInline: Bool {
    switch presence {
    case .always, .optional: true
    case .many, .stack: false
    }
  }
}
