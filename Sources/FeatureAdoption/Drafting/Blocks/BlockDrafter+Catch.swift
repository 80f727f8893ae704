import SpecSource
import SpecSwift

extension BlockDrafter {
  /// Returns keys followed by other keys. Consecutive statements become a single text.
  func joined(_ keys: [DraftKey], _ more: [DraftKey]) -> [DraftKey] {
    guard let last = keys.last, let next = more.first, last.name == "do", next.name == "do",
      case .text(let first) = last.value, let text = next.value.text
    else { return keys + more }
    let lines = [first.text] + next.comments.asSwift + [text]
    let all = DraftText(lines.joined(separator: "\n"), at: first.span)
    return keys.dropLast() + [DraftKey("do", .text(all), comments: last.comments)]
      + more.dropFirst()
  }

  /// Returns `do` with `catch` as the statements, the reaction to their error, and the statements that follow
  /// otherwise.
  ///
  /// Code after the statement cannot throw there, therefore it may be inside of the statement.
  func catching(
    _ body: [Item], _ clauses: [CatchClause], _ after: [Item], _ item: Item
  ) throws(NotDrafted) -> [DraftKey] {
    let source = item.statement.source
    guard case .catching(let statements, let interior, _) = item.statement.kind else { return [] }
    let falling = clauses.count { !$0.body.leaves } + (statements.leaves ? 0 : 1)
    guard falling <= 1 || after.count <= 3, !clauses.isEmpty else {
      throw notDrafted("statements that run after several branches", source)
    }
    record.claims.claim(source.range.lowerBound..<interior.lowerBound, in: file)
    let inner = try block(body + (statements.leaves ? [] : after))
    guard let first = inner.first, first.name == "do",
      !inner.contains(where: { $0.name == "catch" })
    else { throw notDrafted("'return' in an unsupported 'do'", source) }
    var branches: [[DraftKey]] = []
    var otherwise: [DraftKey]?
    var start = interior.upperBound
    for clause in clauses {
      record.claims.claim(start..<clause.interior.lowerBound, in: file)
      start = clause.interior.upperBound
      let items = items(clause.body, in: clause.interior, cases: item.cases)
      if items.isEmpty, file.hasComment(clause.interior) {
        throw notDrafted("a comment in an empty branch", source)
      }
      let keys = try block(items + (clause.body.leaves ? [] : after))
      guard let pattern = clause.pattern else {
        otherwise = keys
        continue
      }
      guard let condition = caughtCondition(pattern.text), otherwise == nil else {
        throw notDrafted("an unsupported 'catch' clause", pattern)
      }
      branches.append(
        [DraftKey("if", .text(condition, at: file.span(pattern.range)))] + keys)
    }
    guard let otherwise else { throw notDrafted("an unsupported 'catch' clause", source) }
    let caught = branches.isEmpty ? otherwise : [whenKey(branches, otherwise: otherwise)]
    return [first, DraftKey("catch", SpecDraft.keys(caught).orEmpty)] + inner.dropFirst()
  }
}

/// Returns the condition on an error for which a clause applies: `let problem as Problem`; nil for other patterns.
func caughtCondition(_ pattern: String) -> String? {
  let words = words(pattern)
  guard let place = words.firstIndex(of: "as") else {
    return words.first == "is" ? "error \(pattern)" : nil
  }
  guard place == 2, words[0] == "let" else { return nil }
  return "let \(words[1]) = error as? \(words.dropFirst(3).joined())"
}
