import SpecSwift

/// Makes a spec of a feature that is written in Swift.
///
/// The drafter throws code that it does not understand: a feature is drafted as a whole, or not at all.
struct FeatureDrafter: FeatureReader {
  /// The facts about the feature that are known before it is drafted.
  let context: DraftingContext
  /// The way in which the drafter expresses the feature.
  let attempt: DraftingAttempt
  /// The parts of the source that the draft describes.
  var claims = Claims()
  /// The members, sorted by their treatment.
  var members = DraftedMembers()
  /// The declaration of the feature's type.
  var reducer = DraftedReducer()
  /// The members of the feature's type, by their meanings.
  var declared = DeclaredMembers()
  /// The state.
  var state = DraftedState()
  /// The actions.
  var actions: DraftedActions
  /// The body.
  var body = DraftedBody()
  /// The handlers.
  var handlers = DraftedHandlers()

  /// Makes the drafter for an attempt.
  init(_ context: DraftingContext, _ attempt: DraftingAttempt) {
    (self.context, self.attempt) = (context, attempt)
    actions = DraftedActions(context)
  }

  /// The reader of the handlers' patterns.
  var patterns: PatternReader {
    PatternReader(context: context, actions: actions, body: body)
  }
}

extension Declaration {
  /// Whether modules of other packages see the declaration.
  var isPublic: Bool { modifiers.contains { ["public", "open"].contains($0) } }

  /// Whether other modules of the same package see or set the declaration, and modules of other packages do not.
  var isOfPackage: Bool { modifiers.contains("package") }
}

extension LinkedType {
  /// Whether modules of other packages see the type.
  var isPublic: Bool { origin.declaration.isPublic }
}
