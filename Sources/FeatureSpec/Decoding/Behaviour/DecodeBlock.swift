import SpecSource
import SpecSwift
import SpecYAML

extension SpecDecoder {
  /// Reads actions by name, or a list of names of actions that do nothing.
  mutating func actions(_ node: YAMLNode?) -> [FeatureAction] {
    if let items = node?.items, items.allSatisfy({ $0.items == nil && $0.members == nil }) {
      return declaredActions(node, as: .action)
    }
    return members(node, of: "names to actions", example: "increment: state.count += 1").readAll {
      member in
      actionName(member.key).flatMap { declaration($0, member.value, as: .action, taking: .type) }
    }
  }

  /// Reads the name of an action or a group, with the names of its groups in front.
  mutating func actionName(
    _ node: YAMLNode, _ what: String = "an action's name"
  ) -> Located<String>? {
    dottedName(node, what, after: "a group's name", mayBeHidden: what == "an action's name")
  }

  /// Reads procedures by name.
  mutating func procedures(_ node: YAMLNode?) -> [Procedure] {
    named(node, of: "names to procedures", example: "save: {run: …}", as: "a procedure's name")
      .readAll { name, value in
        declaration(name, value, as: .procedure, taking: .functionParameter).map {
          Procedure(
            name: name, documentation: $0.documentation, parameters: $0.parameters, block: $0.block)
        }
      }
  }

  /// Reads the value after the name of an action or procedure: nothing, statements, or a mapping.
  private mutating func declaration(
    _ name: Located<String>, _ node: YAMLNode, as schema: Schema, taking place: FragmentPlace
  ) -> FeatureAction? {
    if let block = shortBlock(node) {
      var action = FeatureAction(named: name)
      action.block = block
      return action
    }
    guard let mapping = mapping(node, as: schema) else { return nil }
    let action = FeatureAction(
      name: name,
      groups: name.groups,
      documentation: documentation(mapping["doc"]),
      parameters: parameters(mapping["with"], as: place),
      block: block(mapping)
    )
    let isPayloadKnown = mapping["with"].map { !$0.isPartial } ?? !node.lacksEntries
    guard isPayloadKnown else {
      lose(node, named: name.value)
      return nil
    }
    return action
  }

  /// Reads a block that is not written as a mapping: nothing, or statements; nil for any other value.
  mutating func shortBlock(_ node: YAMLNode) -> Block? {
    guard case .scalar(let scalar) = node.content else { return nil }
    var block = Block.empty
    if !scalar.text.isEmpty || scalar.style != .plain {
      block.statements = fragment(node, .reducerBody)
    }
    return block
  }

  /// Reads a block: nothing, statements or a mapping.
  mutating func block(_ node: YAMLNode) -> Block? {
    shortBlock(node) ?? mapping(node, as: .innerBlock).map { innerBlock($0) }
  }

  /// Reads the keys of a block inside of another, which has documentation of its own.
  private mutating func innerBlock(_ mapping: SpecMapping) -> Block {
    var block = block(mapping)
    block.comment = documentation(mapping["doc"])
    return block
  }

  /// Reads the keys of a block.
  mutating func block(_ mapping: SpecMapping) -> Block {
    noting(mapping) { $0.keys(of: mapping) }
  }

  private mutating func keys(of mapping: SpecMapping) -> Block {
    var block = Block.empty
    block.condition = mapping["guard"].map { fragment($0, .conditions) }
    block.statements = mapping["do"].map {
      fragment($0, mapping["catch"] == nil ? .reducerBody : .throwingBody)
    }
    block.caught = caught(mapping)
    block.branches = branches(mapping, as: .branch) {
      $0.innerBlock($1)
    } otherwise: {
      $0.block($1)
    }.map { Branch(span: $0, condition: $1, block: $2) }
    block.match = mapping["match"].flatMap { match($0) }
    block.performs = filled(mapping, "perform").readAll { call($0, as: .procedure) }
    block.effects = effects(mapping)
    let tasks = tasksAndSequence(mapping)
    presentations(mapping, of: &block)
    block.effects += tasks
    checkOrder(of: mapping)
    if let manual = mapping.member("manual"), isManual(manual.value) {
      block.manual = manual.key.span
      for key in Schema.block.keys where key.name != "manual" {
        checkExclusion(
          of: "manual", and: key.name, in: mapping,
          hint: "take one of them out; a handler written by hand does everything")
      }
    }
    return block
  }

  /// Reads the block that follows when the statements throw.
  private mutating func caught(_ mapping: SpecMapping) -> Catch? {
    guard let member = mapping.member("catch") else { return nil }
    return block(member.value).map { Catch(span: member.key.span, block: $0) }
  }

  /// Finds keys that are written after a key that runs later. With such a key, the order on the page differs from the
  /// order of the run.
  private mutating func checkOrder(of mapping: SpecMapping) {
    var latest: (name: String, place: Int)?
    for name in mapping.names {
      guard Schema.block.hasKey(named: name), let place = Schema.rankInRun(of: name) else {
        continue
      }
      // Branches and presentations are easy to follow after the effects, too.
      let when = Schema.rankInRun(of: "when") ?? 0
      if let latest, place < latest.place, place < when || !Schema.isEffect(latest.name),
        let member = mapping.member(name)
      {
        findings.append(
          .finding(
            .writtenOrder, "'\(name)' runs before '\(latest.name)', which is written above it",
            at: member.key.span, hint: "move it up"))
      } else if place >= latest?.place ?? 0 {
        latest = (name, place)
      }
    }
  }

  /// Reads presentations. Dismissals come before presentations.
  private mutating func presentations(_ mapping: SpecMapping, of block: inout Block) {
    for node in filled(mapping, "dismiss") {
      guard let (target, animation) = dismissed(node, "the name of a presentation") else {
        continue
      }
      if let dot = target.value.firstIndex(of: ".") {
        let place = String(target.value[..<dot])
        report(
          .wrongValue, "dismiss the presentation, not one of its cases",
          at: target.span, hint: .write(place))
        continue
      }
      if target.value == "self" {
        block.effects.append(.dismiss(Dismissal(span: target.span, animation: animation)))
      } else if let target = checked(target, "the name of a presentation") {
        block.presentations.append(.dismiss(target))
      }
    }
    block.presentations +=
      filled(mapping, "pop").compactMap { call($0, as: .taken) }.map { .pop($0) }
      + filled(mapping, "present").compactMap { call($0, as: .shown) }.map {
        .present(Presentation($0))
      }
      + filled(mapping, "push").compactMap { call($0, as: .shown) }.map { .push(Presentation($0)) }
  }

  /// Reads whether a block is written by hand.
  private mutating func isManual(_ node: YAMLNode) -> Bool {
    guard node.members?.contains(where: { $0.name == "ids" }) == true else {
      return flag(node) ?? false
    }
    report(
      .wrongValue, "expected true or false, not a mapping", at: node.span,
      hint: "write 'manual: true', and list the ids under 'effectIDs' of the feature")
    return true
  }
}

extension FeatureAction {
  /// Makes an action without parameters and with an empty block.
  init(named name: Located<String>) {
    self.init(
      name: name, groups: name.groups, documentation: .none, parameters: [], block: .empty)
  }
}

extension Located<String> {
  /// The names of the groups in an action's name.
  var groups: [String] {
    value.utf8.contains(UInt8(ascii: "."))
      ? value.utf8.split(separator: UInt8(ascii: ".")).dropLast().map { String(Substring($0)) } : []
  }
}
