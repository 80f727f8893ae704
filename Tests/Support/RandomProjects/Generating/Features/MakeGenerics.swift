extension FeatureMaker {
  /// Makes the parts of a generic feature that use values of its generic parameters.
  func makeGenericParts() {
    for parameter in feature.generics {
      let chosen = Field(
        name: names.take(["chosenOne"]), type: .optional(parameter.type), initial: .absent)
      let all = Field(
        name: names.take(["options"]), type: .array(parameter.type), initial: .array([]))
      feature.fields += [chosen, all]
      let count = Fragment(text: "\(all.name).count", type: .int) {
        .int($0.node.fields[all.name]?.count ?? 0)
      }
      feature.computed.append(Computed(name: "\(all.name)Count", type: .int, get: count))
      let value = Parameter(label: random.pick([nil, "of"]), name: "choice", type: parameter.type)
      let action = Action(names.takeAction(["chose"]), [value])
      action.block.statements = [
        Statement(["state.\(chosen.name) = choice"]) { context in
          let choice = context.local("choice")
          guard choice != .absent else {
            return context.model.give(up: "an optional in an optional")
          }
          context.node.set(chosen, choice)
        }
      ]
      action.block.statements.append(
        Statement(["state.\(all.name).append(choice)"]) {
          let items = $0.node.fields[all.name]?.items ?? []
          $0.node.set(all, $0.array(items + [$0.local("choice")]))
        })
      if random.once(in: 2) {
        let told = Action(
          names.take(["finishedWith"]), [Parameter(name: "choice", type: parameter.type)])
        feature.delegate.append(told)
        let argument = Fragment(text: "choice", type: parameter.type) { $0.local("choice") }
        action.block.effects.sent = [
          Send(
            kind: .delegate, name: told.name, parameters: told.parameters, arguments: [argument])
        ]
      }
      feature.actions.append(action)
    }
  }

  /// Returns a feature with types for its generic parameters, if it has any.
  func specialised(_ other: Feature) -> Feature {
    guard !other.generics.isEmpty else { return other }
    let types: [ValueType] = [.int, .string, .bool, .optional(.int), .array(.string)]
    return other.specialised(
      Dictionary(
        uniqueKeysWithValues: other.generics.map {
          ($0.name, random.pick(types + feature.generics.map(\.type)))
        }))
  }
}
