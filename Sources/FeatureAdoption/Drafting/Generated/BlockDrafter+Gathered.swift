import SpecSource
import SpecSwift

extension BlockDrafter {
  /// The keys of statements that add their effects to a list, as generated code does where others follow them.
  func gathered(_ all: [Item]) throws(NotDrafted) -> [DraftKey] {
    var items = all[...]
    let guarding = guards(&items)
    let done = items.prefix { !gathers($0.statement) }
    var effects: [DraftKey] = []
    var choice: DraftKey?
    var shown: [DraftKey] = []
    for item in items.dropFirst(done.count) {
      if let value = item.statement.appendedEffect {
        claims.claim(item.statement.source, in: file)
        effects += try self.effects(value)
      } else if choice == nil, case .expression(let value) = item.statement.kind,
        case .branching(let branching) = value.kind
      {
        choice = try gatheredChoice(branching, item)
      } else if let caught = try gatheredCatch(item), choice == nil, effects.isEmpty, done.isEmpty {
        return guarding + caught
      } else {
        var left = [item]
        guard let key = present(&left, before: []) else {
          throw notDrafted("statements behind an effect", item.statement.source)
        }
        shown.append(key)
      }
    }
    guard let effects = inOrder(effects), shown.count < 2 else {
      throw notDrafted("effects in another order", all[0].statement.source)
    }
    var statements = Array(done)
    if shown.isEmpty, choice == nil, let key = present(&statements, before: effects) {
      shown = [key]
    }
    let text = text(of: statements).map { [DraftKey("do", .text($0))] } ?? []
    return guarding + text + shown + (choice.map { [$0] } ?? []) + effects
  }

  /// Statements between a new list of effects and its end; nil for others.
  func listed(_ items: [Item]) throws(NotDrafted) -> [DraftKey]? {
    guard readsLists, let place = items.firstIndex(where: \.statement.beginsGathering),
      let last = items.last, case .returning(let value?) = last.statement.kind,
      value.source.text == ".merge(effects)"
    else { return nil }
    for index in [place, items.count - 1] { claims.claim(items[index].statement.source, in: file) }
    return try gathered(Array(items[..<place]) + Array(items[(place + 1)...].dropLast()))
  }

  /// Whether something in a statement is added to a list of effects.
  private func gathers(_ statement: Statement) -> Bool {
    file.words(in: statement.source.range).contains("effects")
      && file.file.text(statement.source.range).contains("effects.append(")
  }

  /// A choice whose branches add effects to a list.
  private func gatheredChoice(_ branching: Branching, _ item: Item) throws(NotDrafted) -> DraftKey {
    var blocks: [(label: DraftText?, keys: [DraftKey])] = []
    var start = item.statement.source.range.lowerBound
    for branch in branching.branches {
      claims.claim(start..<branch.interior.lowerBound, in: file)
      start = branch.interior.upperBound
      let isIdle = branch.body.count == 1 && branch.body[0].doesNothing
      let items = items(branch.body, in: branch.interior)
      if isIdle { claims.claim(branch.body[0].source, in: file) }
      blocks.append(
        (branch.label.map { text($0.range) }, try isIdle || items.isEmpty ? [] : gathered(items)))
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

  /// `do` with one `catch` whose statements add effects to a list; nil for others.
  private func gatheredCatch(_ item: Item) throws(NotDrafted) -> [DraftKey]? {
    guard case .catching(let body, let interior, let clauses) = item.statement.kind,
      clauses.count == 1, clauses[0].pattern == nil
    else { return nil }
    claims.claim(item.statement.source.range.lowerBound..<interior.lowerBound, in: file)
    claims.claim(interior.upperBound..<clauses[0].interior.lowerBound, in: file)
    let inner = try gathered(items(body, in: interior))
    let caught =
      clauses[0].body.isEmpty
      ? [] : try gathered(items(clauses[0].body, in: clauses[0].interior))
    guard let first = inner.first, first.name == "do" else { return nil }
    return [first, DraftKey("catch", SpecDraft.keys(caught).orEmpty)] + inner.dropFirst()
  }
}
