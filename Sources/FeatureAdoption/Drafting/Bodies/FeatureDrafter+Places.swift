import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Checks the places of the children, alerts and operators that belong to the whole of the feature's own logic: a
  /// spec puts them in the same places.
  mutating func checkPlaces() throws(NotDrafted) {
    let isOfCases = readsInFull && stateForm != nil
    let last =
      isOfCases ? 0 : children.filter { $0.presence == "always" }.map(\.place).max() ?? 0
    let bases =
      children.filter { $0.presence != "always" }.map { ($0.name, $0.base) }
      + alerts.places.map { alert in
        (alert.name, reducePlaces.filter { $0 < alert.place }.max() ?? 0)
      }
    for (name, base) in bases {
      // Generated code runs such a child before the feature's own logic.
      let early = handlers.first { handler in
        let isReaction = [".", "["].contains { handler.address.hasPrefix(name + $0) }
        return !handler.isOwn && isReaction && handler.place < base && !isEarly(handler)
      }
      if let early {
        earlyReaction = name
        throw NotDrafted("a reaction to a child before the child's reducer", at: early.span)
      }
    }
    if let before = handlers.first(where: { $0.address == "before" }) {
      let isOnly = handlers.allSatisfy {
        $0.place == before.place || $0.address.hasPrefix("onChange.") || isEarly($0)
      }
      guard isOnly, before.place > last else {
        throw NotDrafted("statements before the 'switch' over the actions", at: before.span)
      }
    }
  }

  /// Whether a handler runs before the child that it reacts to.
  func isEarly(_ handler: DraftedHandler) -> Bool {
    let child = children.first { child in
      [".", "["].contains { handler.address.hasPrefix(child.name + $0) }
    }
    guard let child, stateForm == nil || readsInFull else { return false }
    // In generated code, the other children are operators of the feature's own logic.
    if child.presence != "always" || stateForm != nil {
      return readsInFull && handler.place < child.base
    }
    return handler.place < child.place
  }
}
