extension SpecWriter {
  /// A feature's spec, in the order in which the language tells of its keys.
  func spec(of feature: Feature) -> [YAML.Entry] {
    var spec = [YAML.Entry(key: "feature", value: .text(feature.name))]
    func add(_ key: String, _ entries: [YAML.Entry]) {
      if !entries.isEmpty { spec.append(YAML.Entry(key: key, value: .entries(entries))) }
    }
    if let outer = feature.outerName {
      spec.append(YAML.Entry(key: "in", value: .text(outer)))
    }
    if let doc = feature.doc { spec.append(YAML.Entry(key: "doc", value: .text(doc))) }
    if feature.isGrouped { spec.append(YAML.Entry(key: "style", value: .text("Grouped"))) }
    if random.once(in: 3) {
      let drawn = random.pick([[], ["Sendable"]])
      // An action that is to be Sendable wants those of the children to be.
      let action = feature.children.isEmpty ? drawn : []
      spec.append(
        YAML.Entry(
          key: "conforms",
          value: .options(
            ("state", .list(["Equatable", "Sendable"].map { .text($0) })),
            // The style declares the action.
            ("action", feature.isGrouped ? nil : .list(action.map { .text($0) })))))
    }
    let types = feature.types.map { YAML.Entry(key: $0.name, value: type($0)) }
    add("types", types + holderTypes(of: feature))
    add("children", feature.children.map { YAML.Entry(key: $0.name, value: child($0)) })
    let fields = feature.fields.map { YAML.Entry(key: $0.name, value: field($0)) }
    add("state", fields + holders(of: feature))
    add("computed", feature.computed.map { YAML.Entry(key: $0.name, value: computed($0)) })
    if feature.hasMargin {
      let declared = random.pick([
        YAML.text("Int = 3"),
        .options(("type", .text("Int")), ("default", .text("3")), ("doc", .text("It's given."))),
      ])
      spec.append(
        YAML.Entry(key: "parameters", value: .entries([YAML.Entry(key: "margin", value: declared)]))
      )
    }
    if !feature.dependencies.isEmpty {
      spec.append(
        YAML.Entry(key: "dependencies", value: .list(feature.dependencies.map { .text($0) })))
    }
    for isDialog in [false, true] {
      let questions = feature.questions.filter { $0.isDialog == isDialog }
      add(
        isDialog ? "dialogs" : "alerts",
        questions.map { YAML.Entry(key: $0.name, value: question($0)) })
    }
    if feature.delegate.allSatisfy(\.parameters.isEmpty), !feature.delegate.isEmpty {
      spec.append(
        YAML.Entry(key: "delegate", value: .list(feature.delegate.map { .text($0.name) })))
    } else {
      add(
        "delegate",
        feature.delegate.map { action in
          let with = parameters(action.parameters)
          return YAML.Entry(
            key: action.name,
            value: with.map { .options(("with", $0), ("doc", .text("It's told."))) } ?? .empty)
        })
    }
    add(
      "procedures",
      feature.procedures.map {
        YAML.Entry(
          key: $0.name, value: declaration([("with", parameters($0.parameters))], $0.block))
      })
    add("groups", groups(of: feature))
    add("actions", feature.actions.map { YAML.Entry(key: $0.name, value: action($0)) })
    add("reactions", reactions(of: feature))
    if let block = feature.leading {
      let doc = random.once(in: 5) ? YAML.text("It comes first.") : nil
      spec.append(YAML.Entry(key: "before", value: declaration([("doc", doc)], block)))
    }
    add("compose", composition(of: feature))
    if let view = feature.view { spec.append(YAML.Entry(key: "view", value: view)) }
    if !feature.explored.isEmpty {
      spec.append(YAML.Entry(key: "explore", value: exploration(of: feature)))
    }
    add("tests", feature.tests)
    return spec
  }

  /// What follows what is no own action; an address may have a block before the child and one behind it.
  private func reactions(of feature: Feature) -> [YAML.Entry] {
    let written = feature.reactions.filter { !$0.isOfButton }
    var entries: [YAML.Entry] = []
    for reaction in written {
      guard !entries.contains(where: { $0.key == reaction.address }) else { continue }
      let blocks = written.filter { $0.address == reaction.address }.map {
        declaration(
          [
            ("doc", random.once(in: 5) ? .text("It follows.") : nil),
            ("order", $0.isBefore ? .text("before") : nil),
          ], $0.block)
      }
      entries.append(
        YAML.Entry(key: reaction.address, value: blocks.count == 1 ? blocks[0] : .list(blocks)))
    }
    return entries
  }

  /// What does not follow from the names of groups.
  private func groups(of feature: Feature) -> [YAML.Entry] {
    func has(_ group: String) -> Bool {
      feature.actions.contains { $0.name.hasPrefix("\(group).") }
    }
    guard !feature.isGrouped else {
      let doc = YAML.options(("doc", .text("It's typed.")))
      return has("view") ? [YAML.Entry(key: "view", value: doc)] : []
    }
    var groups: [YAML.Entry] = []
    if has("view"), feature.fields.contains(where: \.isBoundByAction) {
      let conforms = YAML.list([.text("BindableAction")])
      groups.append(
        YAML.Entry(
          key: "view", value: .options(("conforms", conforms), ("doc", .text("It's typed.")))))
    }
    if has("internal.answers") {
      groups.append(YAML.Entry(key: "internal.answers", value: .text("Reply")))
    }
    if !feature.children.isEmpty, feature.children.count > 1 {
      groups.append(
        YAML.Entry(
          key: "inside",
          value: .options(("type", .text("Inner")), ("children", .text("true")))))
    }
    return groups
  }

  /// The app's own reducers and operators.
  private func composition(of feature: Feature) -> [YAML.Entry] {
    func reducers(_ reducers: [[Statement]]) -> YAML {
      .list(
        reducers.map { statements in
          let lines = statements.flatMap(\.lines) + ["return .none"]
          return .text("Reduce { state, _ in\n\(lines.map { "  \($0)\n" }.joined())}")
        })
    }
    var entries: [YAML.Entry] = []
    if !feature.before.isEmpty {
      entries.append(YAML.Entry(key: "before", value: reducers(feature.before)))
    }
    if !feature.after.isEmpty {
      entries.append(YAML.Entry(key: "after", value: reducers(feature.after)))
    }
    for (key, date) in [("own", feature.ownDate), ("operators", feature.composedDate)] {
      guard let date else { continue }
      let value = ".constant(Date(timeIntervalSince1970: \(date)))"
      entries.append(
        YAML.Entry(key: key, value: .list([.text(".dependency(\\.date, \(value))")])))
    }
    return entries
  }

  private func action(_ action: Action) -> YAML {
    declaration(
      [("doc", action.doc.map { .text($0) }), ("with", parameters(action.parameters))],
      action.block)
  }

  private func exploration(of feature: Feature) -> YAML {
    .options(
      ("doc", random.once(in: 3) ? .text("It's known.") : nil),
      ("given", feature.exploredFrom.isEmpty ? nil : .options(feature.exploredFrom)),
      ("arguments", feature.hasMargin ? margin(4) : nil),
      (
        "dependencies",
        feature.exploredDate.map {
          .entries([YAML.Entry(key: "date", value: .text("Date(timeIntervalSince1970: \($0))"))])
        }
      ),
      ("actions", .list(feature.explored.map { .text($0) })), ("depth", .text("3")),
      ("limit", random.once(in: 2) ? .text("5000") : nil),
      ("delays", random.once(in: 3) ? .text("50") : nil),
      (
        "invariants",
        .entries(
          feature.invariants.map { YAML.Entry(key: $0.name, value: .text($0.condition)) })
      ))
  }

  func field(_ field: Field) -> YAML {
    let type = field.type.swift(in: owner)
    let initial = field.initial.flatMap { value in
      value == .absent && field.type.wrapped != nil
        ? nil : field.type.literal(value, in: owner)
    }
    if !field.isBinding, !field.isConstant, field.shared == nil, field.doc == nil,
      random.once(in: 2)
    {
      return .text(type + (initial.map { " = \($0)" } ?? ""))
    }
    let hasDefault = field.shared?.storage != .key
    return .options(
      ("type", .text(type)), ("default", hasDefault ? initial.map { .text($0) } : nil),
      ("doc", field.doc.map { .text($0) }), ("binding", field.isBinding ? .text("true") : nil),
      ("let", field.isConstant ? .text("true") : nil),
      ("shared", field.shared.map { shared($0, field) }))
  }

  /// Where a value is that several features see.
  private func shared(_ source: SharedSource, _ field: Field) -> YAML {
    let place =
      switch source.storage {
      case .appStorage, .inMemory:
        YAML.options((source.storage.rawValue, .text(source.name)))
      case .fileStorage:
        YAML.options(("fileStorage", .text("URL(fileURLWithPath: \"/tmp/\(source.name)\")")))
      case .key:
        YAML.text(
          "InMemoryKey<\(field.type.swift(in: nil))>.Default[.inMemory(\(quoted(source.name))), "
            + "default: \(field.type.literal(field.initial ?? .absent, in: nil))]")
      case .parent: YAML.text("true")
      }
    return source.isReader ? .options(("reader", place)) : place
  }

  private func computed(_ computed: Computed) -> YAML {
    let type = computed.type.swift(in: owner)
    if computed.set == nil, computed.doc == nil, random.once(in: 2) {
      return .text("\(type) = \(computed.get.text)")
    }
    return .options(
      ("type", .text(type)), ("get", .text(computed.get.text)),
      ("set", computed.set.map { .text($0.text) }), ("doc", computed.doc.map { .text($0) }))
  }

  /// A type's declaration, nested or as a model.
  func type(_ type: NamedType) -> YAML {
    .options(typeEntries(type, fields: "struct"))
  }

  func typeEntries(_ type: NamedType, fields: String) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    if let doc = type.doc { entries.append(YAML.Entry(key: "doc", value: .text(doc))) }
    if !type.nested.isEmpty {
      let inner = type.nested.map { YAML.Entry(key: $0.name, value: self.type($0)) }
      entries.append(YAML.Entry(key: "types", value: .entries(inner)))
    }
    switch type.shape {
    case .record(let list):
      let inner = list.map { YAML.Entry(key: $0.name, value: field($0)) }
      entries.append(YAML.Entry(key: fields, value: .entries(inner)))
    case .choice(let cases):
      entries.append(YAML.Entry(key: "enum", value: self.cases(cases)))
    }
    if !type.conforms.isEmpty {
      entries.append(
        YAML.Entry(key: "conforms", value: .list(type.conforms.map { .text($0) })))
    }
    if !type.computed.isEmpty {
      let inner = type.computed.map { YAML.Entry(key: $0.name, value: computed($0)) }
      entries.append(YAML.Entry(key: "computed", value: .entries(inner)))
    }
    return entries
  }

  private func cases(_ cases: [NamedType.Case]) -> YAML {
    if cases.allSatisfy({ $0.payload.isEmpty && $0.raw == nil }) {
      return .list(cases.map { .text($0.name) })
    }
    return .entries(
      cases.map { item in
        if let raw = item.raw { return YAML.Entry(key: item.name, value: .text(raw)) }
        let with = parameters(item.payload)
        return YAML.Entry(key: item.name, value: with.map { .options(("with", $0)) } ?? .empty)
      })
  }

  private func child(_ child: Child) -> YAML {
    let choices = child.choices.map { ($0.name, choice($0)) }
    let dependencies = child.choices[0].date.map { dependenciesOverride($0) }
    let initial = child.hasDefault ? YAML.text(defaultText(child)) : nil
    if child.choices[0].name == nil {
      let feature = child.choices[0].feature
      let isPlain = dependencies == nil && !child.choices[0].feature.hasMargin
      if child.presence == .always, initial == nil, isPlain, random.once(in: 2) {
        return name(of: feature)
      }
      return .options(
        ("feature", name(of: feature)),
        ("presence", child.presence == .always ? nil : .text(child.presence.rawValue)),
        ("presented", presented(child)),
        ("state", child.holder == nil ? nil : .text(child.path)),
        ("dependencies", dependencies), ("arguments", arguments(of: child.choices[0])),
        ("default", initial),
        ("doc", random.once(in: 3) ? .text("It's a child.") : nil))
    }
    let entries = choices.map { YAML.Entry(key: $0.0 ?? "", value: $0.1) }
    return .options(
      ("oneOf", .entries(entries)),
      ("presence", child.presence == .always ? nil : .text(child.presence.rawValue)),
      ("presented", presented(child)),
      ("default", initial))
  }

  /// The fields that hold the states of children.
  private func holders(of feature: Feature) -> [YAML.Entry] {
    feature.children.compactMap { child in
      guard let holder = child.holder, let type = child.holderType else { return nil }
      return YAML.Entry(key: holder, value: .text("\(type) = \(type)()"))
    }
  }

  /// The types of these fields.
  private func holderTypes(of feature: Feature) -> [YAML.Entry] {
    feature.children.compactMap { child in
      guard let type = child.holderType else { return nil }
      let state = "\(child.choices[0].feature.type).State"
      let held = child.presence == .many ? "IdentifiedArrayOf<\(state)> = []" : "\(state)?"
      return YAML.Entry(
        key: type,
        value: .options(("struct", .entries([YAML.Entry(key: "held", value: .text(held))]))))
    }
  }

  private func presented(_ child: Child) -> YAML? {
    child.presence == .optional && !child.isPresented ? .text("false") : nil
  }

  /// What a child calls a feature: the whole name, or the last part, which no other has.
  private func name(of feature: Feature) -> YAML {
    .text(feature.outerName != nil && random.once(in: 2) ? feature.name : feature.wholeName)
  }

  private func choice(_ choice: Child.Choice) -> YAML {
    let arguments = arguments(of: choice)
    guard choice.name != nil, choice.date != nil || arguments != nil else {
      return name(of: choice.feature)
    }
    return .options(
      ("feature", name(of: choice.feature)),
      ("dependencies", choice.date.map { dependenciesOverride($0) }), ("arguments", arguments))
  }

  /// What a feature that lives in another one is given, if it takes anything.
  private func arguments(of choice: Child.Choice) -> YAML? {
    choice.feature.hasMargin ? margin(5) : nil
  }

  private func dependenciesOverride(_ date: Int) -> YAML {
    .entries([
      YAML.Entry(
        key: "date", value: .text(".constant(Date(timeIntervalSince1970: \(date)))"))
    ])
  }

  /// The state that a child has by default.
  private func defaultText(_ child: Child) -> String {
    let choice = child.choices[child.initial.choice]
    let values = choice.feature.texts(child.initial.fields, in: owner)
    let text = choice.feature.stateText(values)
    return choice.name.map { ".\($0)(\(text))" } ?? text
  }

  private func question(_ question: Question) -> YAML {
    .options(
      ("doc", random.once(in: 2) ? .text("It's asked.") : nil),
      ("in", question.place.map { .text($0) }), ("with", parameters(question.parameters)),
      ("title", .text(question.title)),
      ("message", question.message.map { .text($0) }),
      (
        "buttons",
        .entries(
          question.buttons.map { button in
            let sends = button.isSilent ? "nothing" : button.sent
            guard
              button.role != nil || !button.parameters.isEmpty || sends != nil
                || button.condition != nil
            else {
              return YAML.Entry(key: button.name, value: .text(button.label))
            }
            let with =
              button.parameters.isEmpty
              ? nil : YAML.list(button.parameters.map { .text($0.name) })
            return YAML.Entry(
              key: button.name,
              value: .options(
                ("label", .text(button.label)), ("role", button.role.map { .text($0) }),
                ("with", with), ("sends", sends.map { .text($0) }),
                ("if", button.condition.map { .text($0) })))
          })
      ))
  }
}

/// The number that some features are given.
func margin(_ number: Int) -> YAML {
  .entries([YAML.Entry(key: "margin", value: .text("\(number)"))])
}

extension Feature {
  /// Values as the arguments of the state's initialiser.
  func texts(_ values: [String: Value], in owner: String?) -> [String: String] {
    var texts: [String: String] = [:]
    for field in fields {
      guard let value = values[field.name] else { continue }
      texts[field.name] = field.argument(field.type.literal(value, in: owner))
    }
    return texts
  }
}
