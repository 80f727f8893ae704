import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns a choice between statements, as `when` or `match`.
  ///
  /// - Parameter cases: The number of `switch` cases around the choice.
  func choice(
    _ branching: Branching, _ source: SourceText, _ rest: [Item], cases: Int = 0
  ) throws(NotDrafted) -> [DraftKey] {
    guard !branching.hasConditionalCases else { throw notDrafted("'#if' around cases", source) }
    let inside = branching.subject == nil ? cases : cases + 1
    let falling = branching.branches.count { branch in
      let breaks = branch.body.last?.source.text == "break"
      return !branch.body.leaves && !(breaks && rest.allSatisfy { $0.cases >= inside })
    }
    let isOver = rest.count == 1 && rest[0].statement.doesNothing
    if isOver, !file.hasComment(rest[0].range) {
      record.claims.claim(rest[0].statement.source, in: file)
    }
    let rest = isOver ? [] : rest
    // The spec repeats no statement of the app, except an effect that several branches return.
    guard rest.allSatisfy(isShortEffect) || falling + (branching.isExhaustive ? 0 : 1) <= 1 else {
      throw notDrafted("statements that run after several branches", source)
    }
    var blocks: [(label: DraftText?, keys: [DraftKey])] = []
    for branch in branching.branches {
      let items = items(branch.body, in: branch.interior, cases: inside)
      let drafter = drafter(in: branch.label)
      let keys = asBranch(try drafter.block(items + (branch.body.leaves ? [] : rest)))
      blocks.append((branch.label.map { text($0.range) }, keys))
      if items.isEmpty, file.hasComment(branch.interior) {
        guard rest.isEmpty else { throw notDrafted("a comment in an empty branch", source) }
        blocks[blocks.count - 1].keys = documentation(of: branch)
      }
    }
    record.claims.claim(source.range.lowerBound..<source.range.lowerBound + 6, in: file)
    claimKeywords(of: branching, in: source)
    if let subject = branching.subject {
      let cases = blocks.map { block in
        DraftKey(
          block.label.map { $0.text.onOneLine } ?? "_", .keys(block.keys).orEmpty)
      }
      return [
        DraftKey("match", .keys(("on", text(subject.source.range).draft), ("cases", .keys(cases))))
      ]
    }
    let branches = blocks.compactMap { block in
      block.label.map { [DraftKey("if", .text($0))] + block.keys }
    }
    let last = blocks.last
    let otherwise =
      last?.label == nil ? last?.keys ?? [] : try block(rest).asBranch(indentedBy: file.indentation)
    let all = blocks.filter { $0.label != nil } + (otherwise.isEmpty ? [] : [(nil, otherwise)])
    if let text = plainChoice(all, indentedBy: file.indentation) {
      return [DraftKey("do", .text(text, at: file.span(source.range)))]
    }
    return [whenKey(branches, otherwise: otherwise)]
  }

  /// Whether a statement returns an effect and fits on one line.
  private func isShortEffect(_ item: Item) -> Bool {
    guard case .returning = item.statement.kind else { return false }
    return !item.statement.source.text.contains(where: \.isNewline)
  }

  /// Returns the conditions that must hold for the rest to run.
  func guards(_ items: inout ArraySlice<Item>) -> [DraftKey] {
    var conditions: [DraftText] = []
    var comments: [String] = []
    while let first = items.first,
      case .guarding(let condition, let otherwise, let interior) = first.statement.kind,
      otherwise.count == 1, otherwise[0].doesNothing, !file.hasComment(interior),
      otherwise.leaves || Array(items).afterCase(of: first).isEmpty
    {
      record.claims.claim(first.statement.source.range, in: file)
      comments += self.comments(before: first)
      conditions.append(text(condition.range))
      items = items.dropFirst()
    }
    guard let first = conditions.first else { return [] }
    let all = DraftText(conditions.map(\.text).joined(separator: ", "), at: first.span)
    return [DraftKey("guard", .text(all), comments: comments)]
  }

  private func claimKeywords(of branching: Branching, in source: SourceText) {
    var start = source.range.lowerBound
    for branch in branching.branches {
      record.claims.claim(start..<branch.interior.lowerBound, in: file)
      start = branch.interior.upperBound
    }
  }

  /// Returns keys in the form of a branch, which documents itself: its comments come after its conditions.
  func asBranch(_ keys: [DraftKey]) -> [DraftKey] {
    let place = keys.prefix { $0.name == "guard" && $0.comments.isEmpty }.count
    guard place < keys.count, !keys[place].comments.isEmpty else { return keys }
    var keys = keys
    let comments = keys[place].comments
    keys[place].comments = []
    return keys.documented(comments)
  }

  /// Returns the key of a choice between branches.
  func whenKey(_ branches: [[DraftKey]], otherwise: [DraftKey]) -> DraftKey {
    var items = branches.map { SpecDraft.keys($0) }
    if !otherwise.isEmpty { items.append(.keys([DraftKey("else", .keys(otherwise))])) }
    return DraftKey("when", .list(items))
  }
}

extension [BlockDrafter.Item] {
  /// Returns the statements that follow when a statement leaves the `switch` around it.
  func afterCase(of item: BlockDrafter.Item) -> [BlockDrafter.Item] {
    filter { $0.cases < item.cases }
  }
}

extension Statement {
  /// Whether the statement may leave the `switch` around it.
  var mayBreak: Bool {
    switch kind {
    case .guarding: leavesOthers
    case .expression(let value):
      if case .branching(let branching) = value.kind, branching.subject == nil {
        leavesOthers
      } else {
        false
      }
    default: false
    }
  }
}
