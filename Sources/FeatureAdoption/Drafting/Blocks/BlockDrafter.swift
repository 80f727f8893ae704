import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Makes blocks of a spec from the statements of a handler.
///
/// The drafter throws code that it does not understand. It omits nothing and never guesses.
struct BlockDrafter {
  /// The feature whose helpers the handlers call.
  let feature: LinkedType
  /// The meanings of the cases of the feature's action.
  let names: ActionNames
  /// The file of the statements.
  let file: ReadSwiftFile
  /// The types whose cases name effects to cancel.
  let cancelTypes: Set<String>
  /// Whether the state cannot leave the reducer, because it is known not to be Sendable.
  let keepsState: Bool
  /// The dependencies, as far as the generator knows them.
  let dependencies: KnownDependencies
  /// Whether an effect of the app performs steps in order.
  let hasSteps: Bool
  /// The variables that previous statements declare with `var`. Effects only see copies of them.
  var variables: Set<String> = []
  /// Whether code that no key expresses becomes a closure that returns an effect.
  var takesClosures = false
  /// The record of the source that the block describes, and of the alerts that keys express.
  private(set) var record: BlockRecord

  /// A statement, with the end of the text before it.
  struct Item {
    var statement: Statement
    /// The range from the end of the previous statement to the end of this one, including the comments before it.
    var range: Range<Int>
    /// The beginning of the next statement, or the end of the code around the statements.
    var end: Int
    /// The number of `switch` cases around the statement.
    var cases = 0
    /// The effect that the statement adds to the returned effects, unless it adds the effect to a list.
    var effect: Expression?
  }

  /// The drafter for a trial, with a record of its own.
  var trial: BlockDrafter {
    var drafter = self
    drafter.record = BlockRecord(alerts: record.alerts)
    return drafter
  }

  /// Returns the statements between two places.
  ///
  /// - Parameter cases: The number of `switch` cases around them, without the case of the handler.
  func items(_ statements: [Statement], in interior: Range<Int>, cases: Int = 0) -> [Item] {
    var start = interior.lowerBound
    return statements.enumerated().map { index, statement in
      let next = index + 1 < statements.count ? statements[index + 1].source.range.lowerBound : nil
      defer { start = statement.source.range.upperBound }
      return Item(
        statement: statement, range: start..<statement.source.range.upperBound,
        end: next ?? interior.upperBound, cases: cases)
    }
  }

  /// Returns the keys of statements.
  func block(_ items: [Item]) throws(NotDrafted) -> [DraftKey] {
    if let keys = try listed(items) { return keys }
    if let keys = try named(items) { return keys }
    let all = items
    var items = items[...]
    var keys = guards(&items)
    let guarding = all.prefix(all.count - items.count)
    let end = items.last { !$0.statement.doesNothing }?.end
    let plain = items.prefix { item in
      isPlain(item, isLast: item.end == items.last?.end)
        && !(item.end == end && item.statement.hasEmptyBranch(in: file))
        && !(item.end == end && decidesWhatIsShown(item.statement))
    }
    items = items.dropFirst(plain.count)
    // A comment before the following statements belongs to them, if they produce any keys.
    var done = Array(plain)
    if let next = items.first, !next.statement.doesNothing, let last = done.indices.last {
      done[last].end = file.endOfLine(
        after: done[last].statement.source.range.upperBound, before: done[last].end)
    }
    let follows = items.first.map { item in
      var item = item
      item.range = max(item.range.lowerBound, done.last?.end ?? 0)..<item.range.upperBound
      return item
    }
    var more: [DraftKey] = []
    if let next = follows {
      let rest = Array(items.dropFirst())
      do throws(NotDrafted) {
        more = try scope(after: guarding + done).last(next, rest)
      } catch {
        guard let closure = calledClosure([next] + rest, because: error.reason) else { throw error }
        more = closure
      }
    }
    let shown = present(&done, before: more)
    if let text = statements(done) { keys.append(DraftKey("do", text)) }
    return shown.map { keys + [$0] + more } ?? joined(keys, more)
  }

  /// Returns the drafter for the scope in which the variables of some statements are declared.
  private func scope(after items: some Sequence<Item>) -> BlockDrafter {
    var drafter = self
    for item in items {
      switch item.statement.kind {
      case .variable(let names, _, _)
      where file.words(in: item.statement.source.range).contains("var"):
        drafter.variables.formUnion(names)
      case .guarding(let condition, _, _):
        drafter.variables.formUnion(namesOfVariables(in: condition.text))
      default: continue
      }
    }
    return drafter
  }

  /// Returns the drafter for a branch, in which the variables of its condition are declared.
  func drafter(in label: SourceText?) -> BlockDrafter {
    var drafter = self
    if let label { drafter.variables.formUnion(namesOfVariables(in: label.text)) }
    return drafter
  }

  /// Returns the keys that follow the plain statements.
  private func last(_ item: Item, _ following: [Item]) throws(NotDrafted) -> [DraftKey] {
    let source = item.statement.source
    if item.statement.doesNothing {
      record.claims.claim(source, in: file)
      if source.text == "break" {
        guard item.end != following.first?.statement.source.range.lowerBound else {
          throw notDrafted("statements after a 'break'", source)
        }
        return try block(following.afterCase(of: item))
      }
      guard following.isEmpty else { throw notDrafted("statements after a 'return'", source) }
      return []
    }
    switch item.statement.kind {
    case .returning(let value?):
      guard following.isEmpty else { throw notDrafted("statements after a 'return'", source) }
      record.claims.claim(source.range.lowerBound..<value.source.range.lowerBound, in: file)
      return try commented(effects(value), before: item)
    case .expression(let value):
      if case .branching(let branching) = value.kind {
        return try commented(
          choice(branching, source, following, cases: item.cases), before: item)
      }
      guard following.isEmpty else { throw notDrafted("statements after an effect", source) }
      return try commented(effects(value), before: item)
    case .guarding(let condition, let otherwise, let interior):
      record.claims.claim(source.range.lowerBound..<interior.lowerBound, in: file)
      let condition = text(condition.range)
      let done = asBranch(try scope(after: [item]).block(following))
      let other = try block(
        items(otherwise, in: interior, cases: item.cases) + (otherwise.leaves ? [] : following)
      ).asBranch(indentedBy: file.indentation)
      let blocks = [(condition, done)] + (other.isEmpty ? [] : [(nil, other)])
      if let text = plainChoice(blocks, indentedBy: file.indentation) {
        return commented([DraftKey("do", .text(text, at: file.span(source.range)))], before: item)
      }
      let branch = [DraftKey("if", .text(condition))] + done
      return commented([whenKey([branch], otherwise: other)], before: item)
    case .catching(let body, let interior, let clauses):
      let body = items(body, in: interior, cases: item.cases)
      return try commented(catching(body, clauses, following, item), before: item)
    case .loop: throw notDrafted("'return' in a loop", source)
    case .conditional: throw notDrafted("'return' in an '#if'", source)
    default: throw notDrafted("'return' in an unsupported statement", source)
    }
  }

  /// Returns statements as they are; nil when there are none.
  private func statements(_ items: [Item]) -> SpecDraft? { text(of: items).map { .text($0) } }

  /// Returns the Swift of statements; nil when there are none.
  func text(of items: [Item]) -> DraftText? {
    var parts: [DraftText] = []
    var run: Range<Int>?
    for item in items {
      record.claims.claim(item.statement.source, in: file)
      let range = item.range.lowerBound..<item.end
      if let text = naming(item) ?? locked(item) {
        if let run { parts.append(file.draft(run)) }
        run = nil
        let source = item.statement.source.range
        let around = [range.lowerBound..<source.lowerBound, source.upperBound..<range.upperBound]
        let comments = around.map { file.draft($0).text }
        parts += [comments[0], text, comments[1]].filter { !$0.isEmpty }
          .map { DraftText($0, at: file.span(source)) }
        continue
      }
      if let last = run, last.upperBound >= item.range.lowerBound {
        run = last.lowerBound..<range.upperBound
      } else {
        if let run { parts.append(file.draft(run)) }
        run = range
      }
    }
    if let run { parts.append(file.draft(run)) }
    guard let first = parts.first else { return nil }
    let text = parts.map(\.text).joined(separator: "\n")
    return DraftText(text.hasSuffix(";") ? String(text.dropLast()) : text, at: first.span)
  }

  /// Whether a statement runs before any choice or effect.
  private func isPlain(_ item: Item, isLast: Bool) -> Bool {
    if item.statement.returns || item.statement.doesNothing { return false }
    if item.statement.mayBreak { return false }
    guard isLast, case .expression(let value) = item.statement.kind else { return true }
    return !feature.mayBeEffect(value)
  }

  /// Returns keys with the comments before the source that they are made from.
  private func commented(_ keys: [DraftKey], before item: Item) -> [DraftKey] {
    var keys = keys
    let comments = comments(before: item)
    if !keys.isEmpty { keys[0].comments = comments + keys[0].comments }
    return keys
  }

  /// Returns the lines of the comments before a statement.
  func comments(before item: Item) -> [String] {
    let range = item.range.lowerBound..<item.statement.source.range.lowerBound
    let lines = commentLines(file.file.text(range))
    return lines.all
  }

  /// Returns the Swift of a range.
  func text(_ range: Range<Int>, _ edits: [DraftEdit] = []) -> DraftText {
    record.claims.claim(range, in: file)
    return file.draft(range, edits)
  }

  /// Makes the reason that statements have no keys.
  func notDrafted(_ text: String, _ source: SourceText) -> NotDrafted {
    NotDrafted(text, at: file.span(source.range))
  }
}

/// Returns the names that a condition or a pattern declares with `var`.
private func namesOfVariables(in text: String) -> Set<String> {
  let words = words(text)
  return Set(words.indices.dropLast().filter { words[$0] == "var" }.map { words[$0 + 1] })
}
