import FeatureSpec

/// Features that live in themselves, directly or through others: in rows and stacks, whose elements lie elsewhere in memory.
struct RecursiveFeatures: Sendable, Equatable {
  /// The number of the ring that each of them is in, by their names.
  private let rings: [String: Int]

  /// Finds the features.
  ///
  /// - Parameter features: All features, with whole names of what lives in them.
  init(in features: [Feature]) {
    rings = findRings(
      in: features.map { feature in
        (feature.name.value, feature.children.flatMap(\.features).map(\.feature.value))
      })
  }

  /// Whether a feature lives in itself.
  func contains(_ feature: String) -> Bool {
    rings[feature] != nil
  }

  /// The number of the ring that a feature is in, if it lives in itself.
  func ring(of feature: String) -> Int? { rings[feature] }

  /// Whether a feature that lives in another one leads back to that.
  func leads(from child: String, to parent: String) -> Bool {
    rings[child].map { $0 == rings[parent] } ?? false
  }

  /// Whether something that lives in a place of a feature leads back to the feature.
  func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    child.features.contains { leads(from: $0.feature.value, to: feature.name.value) }
  }
}

extension FeatureProject {
  /// Whether something that lives in a place of a feature has the feature in it again, so that Swift needs an indirect case.
  public func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    facts.recursiveFeatures.isRecursive(child, in: feature)
  }

  /// Whether a feature lives in itself.
  public func isRecursive(_ feature: Feature) -> Bool {
    facts.recursiveFeatures.contains(feature.name.value)
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
