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
}
