/// Writes blocks and their contents in the form of a spec.
struct SpecWriter {
  let random: RandomSource
  /// The type of the feature whose spec is written.
  let owner: String?

  /// Returns a declaration with a block, as statements alone if the block has no other content.
  func declaration(
    _ front: [(String, YAML?)], _ block: Block
  ) -> YAML {
    let options = front.compactMap { key, value in value.map { YAML.Entry(key: key, value: $0) } }
    let body = entries(block)
    if options.isEmpty {
      if body.isEmpty { return .empty }
      if body.count == 1, body[0].key == "do", random.once(in: 2) { return body[0].value }
    }
    return .options(options + body)
  }

  func parameters(_ parameters: [Parameter]) -> YAML? {
    guard !parameters.isEmpty else { return nil }
    return .entries(
      parameters.map { parameter in
        let type = parameter.type.swift(in: owner)
        let initial = parameter.initial.map { " = \(parameter.type.literal($0, in: owner))" }
        return YAML.Entry(key: parameter.key, value: .text(type + (initial ?? "")))
      })
  }

  /// Returns the entries of a block.
  func entries(_ block: Block) -> [YAML.Entry] {
    var entries: [YAML.Entry] = []
    func add(_ key: String, _ value: YAML?) {
      if let value { entries.append(YAML.Entry(key: key, value: value)) }
    }
    if !block.conditions.isEmpty {
      add("guard", .text(block.conditions.map(\.text).joined(separator: ", ")))
    }
    if !block.statements.isEmpty {
      add("do", .text(block.statements.flatMap(\.lines).joined(separator: "\n")))
    }
    if let caught = block.caught {
      let inner = self.entries(caught)
      let isShort = inner.count == 1 && inner[0].key == "do" && random.once(in: 2)
      add("catch", inner.isEmpty ? .empty : isShort ? inner[0].value : .options(inner))
    }
    if !block.branches.isEmpty { add("when", .list(block.branches.map(branch))) }
    if let match = block.match { add("match", self.match(match)) }
    if !block.performed.isEmpty {
      add(
        "perform",
        texts(
          block.performed.map { procedure, arguments in
            procedure.name + call(procedure.parameters, arguments)
          }))
    }
    add("dismiss", texts(block.dismissed))
    add("pop", block.popped.map(pop))
    switch block.presented {
    case nil: break
    case .element(let child, let choice, let values):
      add("push", .text(presentation(child, choice, values)))
    case .child(let child, let choice, let values):
      add("present", .text(presentation(child, choice, values)))
    case .prompt(let question, let arguments):
      add("present", .text(question.name + call(question.parameters, arguments)))
    }
    return entries + self.entries(block.effects)
  }

  func branch(_ branch: Block.Branch) -> YAML {
    let inner = entries(branch.block)
    guard let condition = branch.conditions.first else {
      return .options([YAML.Entry(key: "else", value: .options(inner))])
    }
    let doc = random.once(in: 6) ? [YAML.Entry(key: "doc", value: .text("It's so."))] : []
    return .options([YAML.Entry(key: "if", value: .text(condition.text))] + doc + inner)
  }

  func match(_ match: Block.Match) -> YAML {
    .options(
      ("on", .text(match.on.text)),
      (
        "cases",
        .entries(
          match.cases.map { pattern, _, block in
            let inner = entries(block)
            return YAML.Entry(key: pattern, value: inner.isEmpty ? .empty : .options(inner))
          })
      ))
  }

  func pop(_ pop: Block.Pop) -> YAML {
    switch pop {
    case .last: .text("last")
    case .all: .text("all")
    case .from(let id): .text("from(\(id.text))")
    case .to(let id): .text("to(\(id.text))")
    }
  }

  func presentation(
    _ child: Child, _ index: Int, _ values: [String: Fragment]
  ) -> String {
    let choice = child.choices[index]
    let name = choice.name ?? child.name
    if !choice.isFeature { return "\(name)(\(values["value"]?.text ?? ""))" }
    guard !values.isEmpty || choice.feature.needsValues || random.once(in: 3) else { return name }
    return "\(name)(\(choice.feature.stateText(values.mapValues(\.text))))"
  }

  /// Returns a single text as it is, and several texts as a list.
  func texts(_ texts: [String]) -> YAML? {
    texts.isEmpty ? nil : texts.count == 1 ? .text(texts[0]) : .list(texts.map { .text($0) })
  }
}

/// Returns a duration in the form that specs and tests use.
func duration(_ milliseconds: Int) -> String {
  if milliseconds % 60_000 == 0 { return "\(milliseconds / 60_000)min" }
  return milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
}

extension String {
  /// The word with its first letter capitalized.
  var capital: String {
    prefix(1).uppercased() + dropFirst()
  }
}
