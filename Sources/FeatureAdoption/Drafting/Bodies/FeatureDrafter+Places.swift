import SpecSource
import SpecSwift

extension FeatureDrafter {
  /// Checks the places of the children, alerts and operators that belong to the whole of the feature's own logic: a
  /// spec puts them in the same places.
  func checkPlaces() throws(NotDrafted) {
    let places =
      body.parts.map(\.place) + body.children.map(\.place) + body.alerts.places.map(\.place)
    if let change = handlers.all.first(where: { handler in
      handler.isOfPart && places.contains { $0 > handler.place }
    }) {
      throw NotDrafted("'.onChange' on a part of the body", at: change.source.span)
    }
    for alert in body.alerts.places {
      let base = body.reducePlaces.filter { $0 < alert.place }.max() ?? 0
      // Generated code dismisses the alert before the feature's own logic runs.
      let early = handlers.all.first { handler in
        handler.place < base && handler.address.isReaction(to: alert.name)
      }
      if let early {
        throw NotDrafted("a reaction to a child before the child's reducer", at: early.source.span)
      }
    }
    let last = body.children.filter { !$0.isOperator }.map(\.place).max() ?? 0
    if let before = handlers.all.first(where: { $0.address == .before }) {
      let isOnly = handlers.all.allSatisfy {
        $0.place == before.place || $0.address.isChange || body.isEarly($0)
      }
      guard isOnly, before.place > last else {
        throw NotDrafted("statements before the 'switch' over the actions", at: before.source.span)
      }
    }
  }
}
