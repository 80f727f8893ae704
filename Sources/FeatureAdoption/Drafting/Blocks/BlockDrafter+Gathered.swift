import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns the keys of statements that add their effects to a list, so that effects follow other effects.
  ///
  /// The keys are in the order in which a block runs them: statements, cancelled effects, choices, procedures,
  /// presented and dismissed features, and the other effects.
  func gathered(_ all: [Item]) throws(NotDrafted) -> [DraftKey] {
    var items = all[...]
    let guarding = guards(&items)
    if let caught = caught(Array(items)) { return guarding + caught }
    var done = items.prefix { $0.effect == nil && !gathers($0.statement) }
    // Without a preceding choice, a choice between values would return from each of its cases.
    if items.dropFirst(done.count).first?.statement.choosesValue == true,
      let last = done.last, last.statement.branching?.subject == nil, chooses(last.statement)
    {
      done = done.dropLast()
    }
    if let item = done.first(where: \.statement.returns) {
      throw notDrafted("'return' in an unsupported statement", item.statement.source)
    }
    var effects: [ReadEffect] = []
    var choices: [DraftKey] = []
    var shown: [DraftKey] = []
    for item in items.dropFirst(done.count) {
      if let value = item.effect ?? item.statement.appendedEffect {
        let read = try appended(value)
        record.claims.claim(item.statement.source, in: file)
        let begins = read.contains { !$0.forms.contains(where: \.kind.comesFirst) }
        guard begins || shown.isEmpty else {
          throw notDrafted("effects in an unsupported order", value.source)
        }
        effects += read
      } else if shown.isEmpty, case .expression(let value) = item.statement.kind,
        case .branching(let branching) = value.kind
      {
        // A block starts only these effects before its choices.
        guard effects.allSatisfy({ $0.forms.first?.kind == .cancel }) else {
          throw notDrafted("effects in an unsupported order", value.source)
        }
        choices.append(try gatheredChoice(branching, item))
      } else {
        shown.append(try change(item))
      }
    }
    guard let begun = effects.inOrder, choices.areInOrder, shown.areInOrder else {
      throw notDrafted("effects in an unsupported order", all[0].statement.source)
    }
    var statements = Array(done)
    if shown.isEmpty, choices.isEmpty, let key = present(&statements, before: begun.keys) {
      shown = [key]
    }
    let text = text(of: statements).map { [DraftKey("do", .text($0))] } ?? []
    let comments = text.isEmpty ? items.first.map { self.comments(before: $0) } ?? [] : []
    let first = Array(begun.prefix(while: \.kind.comesFirst))
    let others = Array(begun.dropFirst(first.count))
    let keys = guarding + text + choices + first.keys + shown + others.keys
    return keys.documented(comments)
  }

  /// Returns the effects that are added to a list.
  private func appended(_ value: Expression) throws(NotDrafted) -> [ReadEffect] {
    if let effects = try readEffects(value) { return effects }
    guard !value.changesState, !value.callsState else {
      throw notDrafted("an unsupported effect", value.source)
    }
    return [ReadEffect(try asItIs(value).effect)]
  }

  /// Returns keys with the comments after the conditions, if nothing else comes before the feature's own blocks.
  func documented(_ keys: [DraftKey], after last: Item?) -> [DraftKey] {
    guard let last, keys.allSatisfy({ $0.name == "guard" }) else { return keys }
    let lines = commentLines(file.file.text(last.statement.source.range.upperBound..<last.end))
    return keys.documented(lines.all)
  }

  /// Returns the keys of statements that another block replaces when they throw; nil for other statements.
  func caught(_ items: [Item]) -> [DraftKey]? {
    items.count == 1 ? try? gatheredCatch(items[0]) : nil
  }

  /// Returns the keys of the statements between a new list of effects and its end; nil for other statements.
  func listed(_ items: [Item]) throws(NotDrafted) -> [DraftKey]? {
    guard let place = items.firstIndex(where: \.statement.beginsGathering),
      let last = items.last, case .returning(let value?) = last.statement.kind,
      value.source.text == ".merge(effects)"
    else { return nil }
    let gathering = Array(items[..<place]) + Array(items[(place + 1)...].dropLast())
    let trial = trial
    guard let keys = try? trial.gathered(gathering) else { return nil }
    record.add(trial.record)
    for index in [place, items.count - 1] {
      record.claims.claim(items[index].statement.source, in: file)
    }
    return keys
  }

  /// Returns the keys of statements that name the effects of procedures before they return them; nil for other
  /// statements.
  func named(_ items: [Item]) throws(NotDrafted) -> [DraftKey]? {
    guard let named = NamedCalls(items.map(\.statement)), let last = items.last,
      named.calls.values.allSatisfy({ performed($0) != nil }),
      let first = named.returned.firstIndex(where: { named.call($0) != nil }),
      let end = named.returned.lastIndex(where: { named.call($0) != nil }),
      named.returned[first...end].allSatisfy({ named.call($0) != nil })
    else { return nil }
    func added(_ effects: ArraySlice<Expression>) -> [Item] {
      effects.map { effect in
        var item = last
        item.effect = effect
        return item
      }
    }
    let between = items[named.count..<(items.count - 1)].map { item in
      var item = item
      if item.statement.isNamedCall, case .variable(_, _, let value) = item.statement.kind {
        item.effect = value
      }
      return item
    }
    let gathering =
      Array(items[..<named.count]) + added(named.returned[..<first]) + between
      + added(named.returned[(end + 1)...])
    let trial = trial
    guard let keys = try? trial.gathered(gathering) else { return nil }
    record.add(trial.record)
    record.claims.claim(last.statement.source, in: file)
    return keys
  }

  /// Whether a statement is a choice whose branches have lines of their own.
  private func chooses(_ statement: Statement) -> Bool {
    guard let branching = statement.branching else { return false }
    return branching.branches.allSatisfy { branch in
      if branch.body.count == 1, branch.body[0].doesNothing { return true }
      let first = branch.body.first?.source.range.lowerBound ?? branch.interior.upperBound
      return file.file.text(branch.interior.lowerBound..<first).contains(where: \.isNewline)
    }
  }

  /// Whether a statement contains code that adds to a list of effects.
  private func gathers(_ statement: Statement) -> Bool {
    file.words(in: statement.source.range).contains("effects")
      && file.file.text(statement.source.range).contains("effects.append(")
  }

  /// Returns the comment in a branch without statements as the documentation of a block.
  func documentation(of branch: Branch) -> [DraftKey] {
    let end = branch.body.first?.source.range.lowerBound ?? branch.interior.upperBound
    let lines = commentLines(file.file.text(branch.interior.lowerBound..<end))
    return [].documented(lines.all)
  }

  /// Returns a choice whose branches add effects to a list.
  private func gatheredChoice(_ branching: Branching, _ item: Item) throws(NotDrafted) -> DraftKey {
    var blocks: [(label: DraftText?, keys: [DraftKey])] = []
    var start = item.statement.source.range.lowerBound
    for branch in branching.branches {
      record.claims.claim(start..<branch.interior.lowerBound, in: file)
      start = branch.interior.upperBound
      let isIdle = branch.body.count == 1 && branch.body[0].source.text == "break"
      let items = items(branch.body, in: branch.interior)
      if isIdle { record.claims.claim(branch.body[0].source, in: file) }
      let keys = try isIdle || items.isEmpty ? documentation(of: branch) : gathered(items)
      blocks.append((branch.label.map { text($0.range) }, keys))
    }
    if let subject = branching.subject {
      let cases = blocks.map { block in
        DraftKey(block.label.map { $0.text.onOneLine } ?? "_", .keys(block.keys).orEmpty)
      }
      return DraftKey(
        "match", .keys(("on", text(subject.source.range).draft), ("cases", .keys(cases))))
    }
    let branches = blocks.compactMap { block in
      block.label.map { [DraftKey("if", .text($0))] + block.keys }
    }
    return whenKey(branches, otherwise: blocks.first { $0.label == nil }?.keys ?? [])
  }

  /// Returns `do` with a single `catch` whose statements add effects to a list; nil for other statements.
  private func gatheredCatch(_ item: Item) throws(NotDrafted) -> [DraftKey]? {
    guard case .catching(let body, let interior, let clauses) = item.statement.kind,
      clauses.count == 1, clauses[0].pattern == nil
    else { return nil }
    record.claims.claim(item.statement.source.range.lowerBound..<interior.lowerBound, in: file)
    record.claims.claim(interior.upperBound..<clauses[0].interior.lowerBound, in: file)
    let inner = try gathered(items(body, in: interior))
    let caught =
      clauses[0].body.isEmpty
      ? [] : try gathered(items(clauses[0].body, in: clauses[0].interior))
    guard let first = inner.first, first.name == "do" else { return nil }
    return [first, DraftKey("catch", SpecDraft.keys(caught).orEmpty)] + inner.dropFirst()
  }
}

extension Statement {
  /// Whether the statement is a `switch`.
  fileprivate var choosesValue: Bool { branching.map { $0.subject != nil } ?? false }

  fileprivate var branching: Branching? {
    guard case .expression(let value) = kind, case .branching(let branching) = value.kind else {
      return nil
    }
    return branching
  }
}
