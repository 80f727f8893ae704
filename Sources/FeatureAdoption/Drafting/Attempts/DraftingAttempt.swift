/// An attempt to draft a feature.
struct DraftingAttempt {
  /// The parts that the spec expresses in another way.
  var hard = HardParts()
  /// Whether handlers that no key expresses become functions in Swift.
  var takesManual = false
  /// The nested features that have their own specs.
  var specsInside: Set<String> = []
  /// Facts about the app's own code, if the feature's code is generated from a draft; nil for the app's own code.
  var original: OriginalFacts?
  /// Whether the drafter only looks for handlers, and makes no spec.
  var onlyLooks = false

  /// Throws a problem, unless the drafter only looks for handlers.
  func passOver(_ problem: NotDrafted) throws(NotDrafted) {
    if !onlyLooks { throw problem }
  }
}

/// Facts about an app's own feature that the code generated from its draft does not contain.
struct OriginalFacts {
  /// The children whose first states are in the first state of the feature. Generated code contains the first states of
  /// other children, too.
  var firstStates: Set<String>
  /// The fields that no initializer takes, because declarations that they use are hidden from other modules.
  var untakenFields: Set<String>
}

/// A draft, with the drafter that made it.
struct DraftedFeature {
  /// The draft.
  var draft: FeatureDraft
  /// The drafter, with the parts of the feature that it read.
  let drafter: FeatureDrafter

  /// The name of the feature's type.
  var name: String { draft.feature.name }
}
