/// States that are no structs of fields.
extension FeatureMaker {
  enum StateKind {
    case fields
    /// An enum.
    case cases
    /// A type that the module's handwritten Swift declares.
    case declared
  }

  func stateKind() -> StateKind {
    guard feature.generics.isEmpty, !isRow, random.once(in: 6) else { return .fields }
    return random.once(in: 4) ? .declared : .cases
  }

  func makeState(_ kind: StateKind) {
    switch kind {
    case .fields: makeFields()
    case .cases: makeStateOfCases()
    case .declared:
      feature.stateType = NamedType("Account", owner: nil, shape: .record(Feature.accountFields))
      feature.fields = Feature.accountFields
    }
  }

  /// Makes an enum as the state. Its value is in the single field.
  private func makeStateOfCases() {
    let round = Parameter(
      label: "round", name: "round", type: .int, initial: random.once(in: 3) ? .int(7) : nil)
    let why = [
      Parameter(name: "reason", type: .string),
      Parameter(label: "after", name: "count", type: .int),
    ]
    let cases = [
      NamedType.Case(name: "idle"), NamedType.Case(name: "running", payload: [round]),
      NamedType.Case(name: "ended", payload: why.suffix(random.number(1...2))),
      NamedType.Case(name: "holding", payload: [Parameter(name: "thing", type: type())]),
    ]
    let type = NamedType(
      "State", owner: feature.type,
      shape: .choice(Array(random.shuffled(cases).prefix(random.number(1...4)))))
    feature.stateType = type
    feature.fields = [Field(name: "state", type: .named(type))]
    feature.hasMargin = random.once(in: 3)
  }

  /// Makes features that exist while the state is the case of their name.
  func makeChildrenInCases() {
    for _ in 0..<random.below(3) {
      let choices = makeChoices(of: features, isOneOf: false)
      guard !choices.isEmpty else { continue }
      feature.children.append(Child(names.take(["login", "home", "detail"]), .ofCase, choices))
    }
    feature.measure()
  }

  /// Makes an action that makes a child the state.
  func makeCase(_ child: Child) {
    let choice = child.choices[0]
    let action = Action(names.takeAction(["showTapped"]), parameters(random.below(2)))
    let values = values(for: choice.feature, scope(with: action.parameters))
    let text = "state = .\(child.name)(\(stateText(choice, values)))"
    action.block.statements = [
      Statement([text]) { context in
        let item = context.model.makeItem(child, 0, values.mapValues { $0.value(context) })
        context.node.become(.choice(child.name, []), with: item)
      }
    ]
    feature.actions.append(action)
  }

  /// Makes actions that change a case's payload in place.
  func makeStateActions() {
    for item in feature.stateType?.cases ?? [] where item.payload.count == 1 {
      guard random.once(in: 2), let held = readable(item, "state.") else { continue }
      let (text, change) = change(of: item.payload[0].type)
      let action = Action(names.takeAction(["bumped"]))
      if !random.once(in: 3) {
        action.block.conditions = [
          Condition(text: "\(held.text) != nil") { held.value($0) != .absent }
        ]
      }
      action.block.statements = [
        Statement(["state.modify(\\.\(item.name)) { \(text) }"]) { context in
          let value = held.value(context)
          guard value != .absent else { return context.model.give(up: "the state is another case") }
          context.node.become(.choice(item.name, [change(context, value)]))
        }
      ]
      feature.actions.append(action)
    }
  }

  /// Returns Swift that changes a value, with the changed value.
  private func change(of type: ValueType) -> (String, (Context, Value) -> Value) {
    switch type {
    case .int: return ("$0 += 2", { $0.int($1.number.addingReportingOverflow(2)) })
    case .bool: return ("$0.toggle()", { .bool(!$1.truth) })
    case .array(let element):
      let value = expressions.literal(element)
      return ("$0.append(\(value.text))", { $0.array($1.items + [value.value($0)]) })
    default:
      let value = expressions.literal(type)
      return ("$0 = \(value.text)", { context, _ in value.value(context) })
    }
  }
}

/// The readable and assignable parts of a state that is an enum.
extension FeatureMaker {
  /// The fields that Swift code can name. An enum has none.
  var fieldsOfState: [Field] { feature.hasCases ? [] : feature.fields }

  /// The state of an enum as a target of assignments.
  var wholeState: Place? {
    guard let type = feature.stateType, feature.hasCases else { return nil }
    return Place(
      text: "state", type: .named(type), read: { $0.node.fields["state"] ?? .absent },
      write: { $0.node.become($1) })
  }

  /// Returns the readable parts of an enum: the payloads of its cases, and the whole enum, if no case holds a child.
  func readableCases(prefix: String) -> [Fragment] {
    guard let type = feature.stateType else { return [] }
    let parts = type.cases.compactMap { readable($0, prefix.isEmpty ? "self." : prefix) }
    guard feature.children.isEmpty else { return parts }
    let whole = Fragment(text: prefix.isEmpty ? "self" : "state", type: .named(type)) {
      $0.node.fields["state"] ?? .absent
    }
    return [whole] + parts
  }

  /// Returns the payload of a case, if it is a single value that is not optional.
  private func readable(_ item: NamedType.Case, _ prefix: String) -> Fragment? {
    guard item.payload.count == 1, item.payload[0].type.wrapped == nil else { return nil }
    return Fragment(text: prefix + item.name, type: .optional(item.payload[0].type)) {
      guard let state = $0.node.fields["state"]?.choice, state.name == item.name else {
        return .absent
      }
      return state.payload[0]
    }
  }

  /// Returns blocks for the cases of the state, including the cases of children.
  func matchOfState(_ type: NamedType, _ scope: Scope, _ inner: (Scope) -> Block) -> Block.Match {
    Block.Match(
      on: Fragment(text: "state", type: .named(type)) { $0.node.fields["state"] ?? .absent },
      cases: (type.cases + feature.children.map { NamedType.Case(name: $0.name) })
        .map { matched($0, scope, inner) })
  }

  /// Returns a place for a value: a case of the state that holds a value of the type. Without such a case the value
  /// is dropped.
  func place(for type: ValueType, inCaseOf state: NamedType) -> Place {
    let fitting = state.cases.filter { $0.payload.map(\.type) == [type] }
    guard let item = random.pickAny(fitting) else {
      return Place(text: "_", type: type, read: { _ in .absent }, write: { _, _ in })
    }
    let label = item.payload[0].label.map { "\($0): " } ?? ""
    return Place(
      text: "state", type: type, opening: "state = .\(item.name)(\(label)",
      read: { _ in .absent }, write: { $0.node.become(.choice(item.name, [$1])) })
  }
}

extension Feature {
  /// The properties of the type that some features have as their state.
  static var accountFields: [Field] {
    [
      Field(name: "number", type: .int),
      Field(name: "owners", type: .array(.string), initial: .array([])),
      Field(name: "isOpen", type: .bool, initial: .bool(false)),
    ]
  }
}
