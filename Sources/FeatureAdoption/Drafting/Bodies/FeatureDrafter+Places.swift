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
    let last = body.children.filter { !isOperator($0) }.map(\.place).max() ?? 0
    if let before = handlers.all.first(where: { $0.address == .before }) {
      let isOnly = handlers.all.allSatisfy {
        $0.place == before.place || $0.address.isChange || isEarly($0)
      }
      guard isOnly, before.place > last else {
        throw NotDrafted("statements before the 'switch' over the actions", at: before.source.span)
      }
    }
  }

  /// Whether a handler runs before the child that it reacts to.
  func isEarly(_ handler: DraftedHandler) -> Bool {
    guard let child = body.children.first(where: { handler.address.isReaction(to: $0.name) }) else {
      return false
    }
    return handler.place < (isOperator(child) ? child.base : child.place)
  }

  /// Whether the reducer of a child is an operator of the feature's own logic: the child is not always present, or it is
  /// a case of the state.
  private func isOperator(_ child: DraftedChild) -> Bool {
    child.presence != .always || state.children[child.name]?.isProperty == false
  }
}
