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
    try? readChanges()
    try? releaseChildren()
    try? readProcedures()
    for part in body.parts { try? readHandlers(of: part) }
    let written = writtenHandlers
    return written
      + handlers.passedOver.filter { other in !written.contains { $0.span == other.span } }
  }

  /// Passes over a handler, if the drafter only looks for handlers.
  mutating func passOver(
    _ problem: NotDrafted, _ action: String, at span: SourceSpan
  ) throws(NotDrafted) {
    try attempt.passOver(problem)
    handlers.passedOver.append(AdoptedHandler(action: action, span: span))
  }

  /// Passes over a case that no key expresses, if the drafter only looks for handlers.
  mutating func passOver(
    _ problem: NotDrafted, _ branch: Branch, _ scope: HandlerScope
  ) throws(NotDrafted) {
    try attempt.passOver(problem)
    guard branch.label == nil || branch.patterns.contains(where: scope.isReached) else { return }
    let actions = branch.patterns.map { scope.whole($0).path.joined(separator: ".") }
    try passOver(
      problem, actions.isEmpty ? "any" : actions.joined(separator: ", "),
      at: scope.file.span(branch.label?.range ?? branch.interior))
  }

  /// Records a case of which no handler was made, if the drafter only looks for handlers: the reducer of its child
  /// may not have been read.
  mutating func noteUnread(_ branch: Branch, _ scope: HandlerScope) {
    guard attempt.onlyLooks, !branch.body.allSatisfy(\.doesNothing) else { return }
    let unread = NotDrafted("a case without a handler", at: scope.file.span(branch.interior))
    try? passOver(unread, branch, scope)
  }
}
