import FeatureSpec

/// The features that live in themselves, directly or through other features: in rows and stacks, whose elements are
/// stored elsewhere in memory.
struct RecursiveFeatures: Sendable, Equatable {
  /// The number of each feature's ring, by the feature's name.
  private let rings: [String: Int]

  /// Finds the features.
  ///
  /// - Parameter features: All features, with the full names of their children's features.
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

  /// Finds the number of a feature's ring, if the feature lives in itself.
  func ring(of feature: String) -> Int? { rings[feature] }

  /// Whether a feature that lives in a parent contains the parent again.
  func leads(from child: String, to parent: String) -> Bool {
    rings[child].map { $0 == rings[parent] } ?? false
  }

  /// Whether a feature that lives in a place of a feature contains the outer feature again.
  func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    child.features.contains { leads(from: $0.feature.value, to: feature.name.value) }
  }
}

extension FeatureProject {
  /// Whether a feature that lives in a place of a feature contains the outer feature again. If so, Swift needs an
  /// indirect case.
  public func isRecursive(_ child: Child, in feature: Feature) -> Bool {
    facts.recursiveFeatures.isRecursive(child, in: feature)
  }

  /// Whether a feature lives in itself.
  public func isRecursive(_ feature: Feature) -> Bool {
    facts.recursiveFeatures.contains(feature.name.value)
  }
}

extension Child {
  /// Whether the child's state is stored in the parent's own memory.
  var isInline: Bool {
    switch presence {
    case .always, .optional: true
    case .many, .stack: false
    }
  }
}
