import SpecSwift

extension FeatureDrafter {
  /// Whether an action carries an action of the feature itself, which requires an indirect case.
  private var holdsItself: Bool {
    (actions.table.own + actions.table.delegate).flatMap(\.payload).contains { payload in
      let words = words(payload.type)
      return words.indices.contains {
        words[$0] == "Action" && ($0 == 0 || words[$0 - 1] != "." || words[..<$0].contains("Self"))
      }
    }
  }

  /// Checks that the declared types have nothing that no key expresses: a choice that is no child, a modifier.
  func checkTypes() throws(NotDrafted) {
    if let name = unusedChoices.first {
      throw NotDrafted(
        "a choice of children that no child uses",
        at: feature.nested[name]?.origin.span ?? feature.origin.span)
    }
    let access: Set = ["fileprivate", "internal", "package", "private", "public"]
    let state = feature.nested["State"]
    let types = [state, feature.nested["Action"]].compactMap(\.self)
    for type in types + actions.table.groups.values.map(\.type).sorted(by: { $0.name < $1.name }) {
      var known = access
      // The generator itself determines which actions have to be indirect because they hold actions of features.
      if type !== state && !holdsItself { known.insert("indirect") }
      guard let modifier = type.origin.declaration.modifiers.first(where: { !known.contains($0) })
      else { continue }
      throw NotDrafted("'\(modifier)' before a type", at: type.origin.span)
    }
    var known: Set = [
      "Action", "ComposableArchitecture", "Reduce", "Reducer", "ReducerOf", "ReducerProtocol",
      "ReducerProtocolOf", "Self", "State", "some", "Body",
    ]
    // Inside of a type, its name is the type itself, unless a nested type has the same name.
    if !feature.declares(feature.type.name) { known.insert(feature.type.name) }
    if let body = feature.variable(named: "body"), let type = body.variable.type,
      let name = words(type.text).replacing(words(feature.name), with: [feature.type.name])
        .first(where: { isIdentifier($0) && !known.contains($0) })
    {
      throw NotDrafted("a body whose type mentions '\(name)'", at: body.member.span(of: type))
    }
  }
}
