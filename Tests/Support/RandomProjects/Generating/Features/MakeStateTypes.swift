extension FeatureMaker {
  /// A state that is no struct of fields: an enum, or a type that the module's Swift declares.
  ///
  /// - Returns: Whether the feature has got one.
  func makeStateType() -> Bool {
    guard feature.generics.isEmpty, !isRow, random.once(in: 8) else { return false }
    if random.once(in: 3) { makeDeclaredState() } else { makeStateOfCases() }
    return true
  }

  /// A type that the module's Swift declares; what is done with it is done field by field.
  private func makeDeclaredState() {
    feature.stateType = NamedType("Account", owner: nil, shape: .record(Feature.accountFields))
    feature.fields = Feature.accountFields
    makeDelegate()
    makeLeaves()
    makeProcedures()
    makePlainActions()
    makeEffectActions()
    makeStops()
  }

  /// An enum, which is changed as a whole.
  private func makeStateOfCases() {
    let round = Parameter(label: "round", name: "round", type: .int)
    let why = Parameter(name: "why", type: .string)
    let after = Parameter(label: "after", name: "count", type: .int)
    let type = NamedType(
      "State", owner: feature.type,
      shape: .choice([
        .init(name: "idle"), .init(name: "running", payload: [round]),
        .init(name: "ended", payload: [why, after].suffix(random.number(1...2))),
      ]))
    let state = Field(name: "state", type: .named(type))
    feature.stateType = type
    feature.fields = [state]
    makeDelegate()
    /// An action that leads to a case.
    func makeChange(
      _ name: String, _ parameters: [Parameter], to text: String, _ payload: [Fragment]
    )
      -> Action
    {
      let action = Action(names.takeAction([name]), parameters)
      let front = String(text.prefix { $0 != "(" }.dropFirst())
      action.block.statements = [
        Statement(["state = \(text)"]) { context in
          context.node.set(state, .choice(front, payload.map { $0.value(context) }))
        }
      ]
      feature.actions.append(action)
      return action
    }
    let first = Fragment(text: "1", type: .int) { _ in .int(1) }
    let begin = makeChange("began", [], to: ".running(round: 1)", [first])
    begin.block.conditions = [
      Condition(text: "state == .idle") { $0.node.fields["state"]?.choice.name == "idle" }
    ]
    let end = type.cases[2].payload
    let given = Fragment(text: "why", type: .string) { $0.local("why") }
    let seven = Fragment(text: "7", type: .int) { _ in .int(7) }
    let arguments = end.map { $0.name == "why" ? given : seven }
    let isTold = end.contains(why)
    let ended = makeChange(
      "ended", isTold ? [why] : [], to: ".ended\(call(end, arguments))", arguments)
    let step = makeChange("idled", [], to: ".idle", [])
    step.block.effects.sent = [
      Send(
        name: ended.name, parameters: ended.parameters,
        arguments: isTold
          ? [Fragment(text: "\"done\"", type: .string) { _ in .string("done") }] : [])
    ]
    makeNext(state)
  }

  /// An action that follows what the state is.
  private func makeNext(_ state: Field) {
    let action = Action(names.takeAction(["went"]))
    let next = Block()
    next.statements = [
      Statement(["state = .running(round: round + 1)"]) { context in
        let round = context.local("round").number.addingReportingOverflow(1)
        context.node.set(state, .choice("running", [context.int(round)]))
      }
    ]
    let first = Block()
    first.statements = [
      Statement(["state = .running(round: 3)"]) {
        $0.node.set(state, .choice("running", [.int(3)]))
      }
    ]
    action.block.match = Block.Match(
      on: Fragment(text: "state", type: state.type) { $0.node.fields["state"] ?? .absent },
      cases: [
        (
          ".running(let round)",
          { $0.choice.name == "running" ? ["round": $0.choice.payload[0]] : nil }, next
        ),
        (".idle", { $0.choice.name == "idle" ? [:] : nil }, first),
        (".ended", { $0.choice.name == "ended" ? [:] : nil }, Block()),
      ])
    feature.actions.append(action)
  }
}

extension Feature {
  /// The properties of the type that stands for the state of some features.
  static var accountFields: [Field] {
    [
      Field(name: "number", type: .int),
      Field(name: "owners", type: .array(.string), initial: .array([])),
      Field(name: "isOpen", type: .bool, initial: .bool(false)),
    ]
  }

  /// Whether its state is an enum.
  var hasCases: Bool { stateType?.cases.isEmpty == false }
}
