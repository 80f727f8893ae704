import SpecSource
import SpecSwift

/// Returns the handlers of a feature that has no spec, as far as the drafter finds them.
func foundHandlers(of feature: LinkedType, in types: LinkedTypes) -> [AdoptedHandler] {
  guard let context = try? DraftingContext(feature, in: types, endpoints: [:]) else { return [] }
  var drafter = FeatureDrafter(context, DraftingAttempt(onlyLooks: true))
  return drafter.foundHandlers()
}

// A drafter that only looks for handlers reads the other parts of the feature as far as it can.
extension FeatureDrafter {
  fileprivate mutating func foundHandlers() -> [AdoptedHandler] {
    try? readDeclarations()
    try? readParts()
    try? releaseChildren()
    try? readHandlers()
    let written = writtenHandlers
    return written
      + handlers.passedOver.filter { other in !written.contains { $0.span == other.span } }
  }
}
