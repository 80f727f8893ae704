import FeatureSpec
import SpecSwift

extension HandlerReader {
  /// Whether a previous case handles all actions of a handler. Events of a presentation or a stack are not actions of
  /// a child.
  func isTaken(_ handler: DraftedHandler) -> Bool {
    handlers.all.contains { other in
      guard other.place == handler.place, case .all(let place) = other.address,
        other.address != handler.address,
        other.source.branch.interior != handler.source.branch.interior
      else { return false }
      if other.choosesAction, let pattern = other.pattern, pattern != "_" {
        // The previous case handles some of the actions, or leaves them to other reducers.
        guard !other.source.branch.body.isEmpty else { return false }
        guard let own = handler.source.whole?.swift, !areDisjoint(pattern, own) else {
          return false
        }
      }
      let comesOrGoes = PlaceEvent.allCases.contains {
        handler.address == .reaction("\(place).\($0.rawValue)")
      }
      return handler.address.isReaction(to: place) && !comesOrGoes
    }
  }
}
