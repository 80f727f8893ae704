import SpecSource
import SpecSwift

// The checks of the body and the handlers.
extension FeatureDrafter {
  /// Checks that views write the state before reactions to what they write.
  func checkBindings() throws(NotDrafted) {
    let reactions = handlers.all.filter { $0.address.isReaction(to: "binding") }
    if let binding = body.parts.first(where: { if case .bindings = $0.kind { true } else { false } }
    ) {
      if let early = reactions.first(where: { $0.place < binding.place }) {
        throw NotDrafted(
          "a reaction to a binding before it changes the state", at: early.source.span)
      }
    } else if actions.names.kinds["binding"] != nil {
      throw NotDrafted("bindings without a 'BindingReducer'", at: feature.origin.span)
    }
  }

  /// Checks that each child has a reducer.
  func checkReducersOfChildren() throws(NotDrafted) {
    for field in state.children.sorted(by: { $0.key < $1.key })
    where !body.children.contains(where: { $0.name == field.key }) {
      throw NotDrafted("a child without a reducer", at: field.value.member.span)
    }
    for name in actions.table.cases.keys.sorted()
    where actions.names.kinds[name] != .binding && actions.names.kinds[name] != .group
      && body.alerts.place(name) == nil
    {
      if !body.children.contains(where: { $0.name == name }) {
        throw NotDrafted(
          "actions of a child without a reducer",
          at: actions.table.cases[name]?.member.span ?? feature.origin.span)
      }
    }
  }

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
    if let always = handlers.all.first(where: { $0.address == .always }) {
      let isOnly = handlers.all.allSatisfy {
        $0.place == always.place || $0.address.isChange || body.isEarly($0)
      }
      guard isOnly, always.place > last else {
        throw NotDrafted("statements before the 'switch' over the actions", at: always.source.span)
      }
    }
  }
}
