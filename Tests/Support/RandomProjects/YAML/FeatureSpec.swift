extension SpecWriter {
  /// Returns a feature's spec, with its keys in the order of the language's reference.
  func spec(of feature: Feature) -> [YAML.Entry] {
    var spec = [YAML.Entry(key: "feature", value: .text(feature.name))]
    func add(_ key: String, _ entries: [YAML.Entry]) {
      if !entries.isEmpty { spec.append(YAML.Entry(key: key, value: .entries(entries))) }
    }
    if let outer = feature.outerName {
      spec.append(YAML.Entry(key: "in", value: .text(outer)))
    }
    if let doc = feature.doc { spec.append(YAML.Entry(key: "doc", value: .text(doc))) }
    add(
      "generics",
      feature.generics.map {
        YAML.Entry(
          key: $0.name,
          value: .options(
            ("conforms", .text("Hashable & Sendable")), ("sample", .text($0.sample.swift(in: nil))))
        )
      })
    if feature.isGrouped { spec.append(YAML.Entry(key: "style", value: .text("Grouped"))) }
    // A type that is declared in Swift has its protocols there.
    if random.once(in: 3), feature.stateType == nil || feature.hasCases {
      let drawn = random.pick([[], ["Sendable"]])
      // A Sendable action requires that the actions of the children are Sendable.
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
    if let type = feature.stateType {
      let cases = type.cases + feature.children.map { NamedType.Case(name: $0.name) }
      let value = feature.hasCases ? .options(("enum", self.cases(cases))) : YAML.text(type.name)
      spec.append(YAML.Entry(key: "state", value: value))
    } else {
      let fields = feature.fields.map { YAML.Entry(key: $0.name, value: field($0)) }
      add("state", fields + holders(of: feature))
    }
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
        YAML.Entry(
          key: "dependencies",
          value: .list(
            feature.dependencies.map {
              if case .empty = $0.value { .text($0.key) } else { .entries([$0]) }
            })))
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
      spec.append(YAML.Entry(key: "always", value: declaration([("doc", doc)], block)))
    }
    add("compose", composition(of: feature))
    if let view = feature.view { spec.append(YAML.Entry(key: "view", value: view)) }
    if !feature.explored.isEmpty {
      spec.append(YAML.Entry(key: "explore", value: exploration(of: feature)))
    }
    add("tests", feature.tests)
    return spec
  }

  /// Returns the reactions. An address may have one block before the child and another block after it.
  func reactions(of feature: Feature) -> [YAML.Entry] {
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

  /// Returns the groups that the names do not determine.
  func groups(of feature: Feature) -> [YAML.Entry] {
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

  /// Returns the app's own reducers and operators.
  func composition(of feature: Feature) -> [YAML.Entry] {
    func reducer(_ statements: [Statement], margin: String = "") -> String {
      let lines = statements.flatMap(\.lines) + ["return .none"]
      return "Reduce { state, _ in\n\(lines.map { "\(margin)  \($0)\n" }.joined())\(margin)}"
    }
    func reducers(_ reducers: [[Statement]]) -> YAML { .list(reducers.map { .text(reducer($0)) }) }
    var entries: [YAML.Entry] = []
    if !feature.before.isEmpty {
      entries.append(YAML.Entry(key: "before", value: reducers(feature.before)))
    }
    if !feature.after.isEmpty {
      entries.append(YAML.Entry(key: "after", value: reducers(feature.after)))
    }
    if let written = feature.writtenField {
      let following = reducer(written.statements, margin: "  ")
      let text = ".onChange(of: \\.\(written.name)) { _, _ in\n  \(following)\n}"
      entries.append(YAML.Entry(key: "bindings", value: .text(text)))
    }
    for (key, date) in [("own", feature.ownDate), ("operators", feature.composedDate)] {
      guard let date else { continue }
      let value = ".constant(Date(timeIntervalSince1970: \(date)))"
      entries.append(
        YAML.Entry(key: key, value: .list([.text(".dependency(\\.date, \(value))")])))
    }
    return entries
  }

  func action(_ action: Action) -> YAML {
    declaration(
      [("doc", action.doc.map { .text($0) }), ("with", parameters(action.parameters))],
      action.block)
  }

  func exploration(of feature: Feature) -> YAML {
    .options(
      ("doc", random.once(in: 3) ? .text("It's known.") : nil),
      ("given", feature.exploredFrom.isEmpty ? nil : .options(feature.exploredFrom)),
      ("arguments", feature.hasMargin ? margin(4) : nil),
      (
        "dependencies",
        feature.exploredDate.map {
          .entries([
            YAML.Entry(
              key: feature.overrideName(of: "date.now", otherwise: "date"),
              value: .text("Date(timeIntervalSince1970: \($0))"))
          ])
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
}
