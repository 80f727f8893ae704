import SpecSource

/// Puts single quotes where Swift needs them: the edit, and the line as it should have been written.
struct QuoteRepair {
  /// A stretch of the file with the text that should stand there.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  let source: SourceLookup

  /// How deep collections are looked into; what is nested deeper is left alone.
  private static let maximumDepth = 16

  /// The line with a value in single quotes.
  func hint(quoting value: Range<Int>) -> Hint {
    hint(replacing: value, with: quoted(value))
  }

  /// The line with another text in place of a value.
  func hint(replacing value: Range<Int>, with text: String) -> Hint {
    Hint(showing: fix([Edit(range: value, text: text)]))
  }

  /// The line that holds a problem, repaired; nil when nothing on it needs quotes.
  ///
  /// - Parameter flowStart: The opening bracket of the outermost flow collection around the problem, if any.
  func hint(repairing offset: Int, flowStart: Int?) -> Hint? {
    let edits =
      flowStart.map(flowEdits) ?? blockEdits(of: LineShape(around: offset, in: source).value)
    return hint(repairing: offset, with: edits)
  }

  /// The line that holds an offset with those edits that belong to it; nil when none does.
  func hint(repairing offset: Int, with edits: [Edit]) -> Hint? {
    let line = source.line(around: offset)
    let own = edits.filter { $0.range.overlaps(line) }
    return own.isEmpty ? nil : Hint(showing: fix(own))
  }

  /// The edits that quote each entry of a list which is not whole on its own, as `f(a, b)` in `[f(a, b), c]`.
  func itemEdits(at open: Int) -> [Edit] {
    guard let list = FlowEntries(at: open, in: source) else { return [] }
    return list.entries.filter { needsQuotes($0, isFlow: true) }
      .map { Edit(range: $0, text: quoted($0)) }
  }

  /// The edits that make the value of a block collection whole.
  func blockEdits(of value: Range<Int>) -> [Edit] {
    valueEdits(value, isFlow: false, depth: 0)
  }

  /// The edits that make the entries of a flow collection whole.
  func flowEdits(at open: Int) -> [Edit] {
    flowEdits(at: open, depth: 0)
  }

  /// The edits that make a value whole.
  private func valueEdits(_ value: Range<Int>, isFlow: Bool, depth: Int) -> [Edit] {
    guard !value.isEmpty, depth < QuoteRepair.maximumDepth else { return [] }
    let end: Int?
    switch source[value.lowerBound] {
    case Byte.singleQuote, Byte.doubleQuote:
      end = source.endOfQuoted(at: value.lowerBound, limit: value.upperBound)
      guard end != nil else { return [] }
    case Byte.openBrace, Byte.openBracket:
      end = FlowEntries(at: value.lowerBound, in: source)?.end
      guard let end else { return [] }
      if end >= value.upperBound { return flowEdits(at: value.lowerBound, depth: depth) }
    default:
      guard needsQuotes(value, isFlow: isFlow) else { return [] }
      end = nil
    }
    if let end, end >= value.upperBound { return [] }
    return [Edit(range: value, text: quoted(value))]
  }

  /// The edits that make the entries of a flow collection whole.
  ///
  /// A list with an entry that YAML cannot read is quoted as a whole: it is Swift's array far more often than a list.
  private func flowEdits(at open: Int, depth: Int) -> [Edit] {
    guard depth < QuoteRepair.maximumDepth, let collection = FlowEntries(at: open, in: source)
    else { return [] }
    var edits: [Edit] = []
    for entry in collection.entries {
      let colon = source.colon(endingKeyIn: entry)
      if source[open] == Byte.openBrace {
        let value = source.trimmed((colon.map { $0 + 1 } ?? entry.lowerBound)..<entry.upperBound)
        edits += valueEdits(value, isFlow: true, depth: depth + 1)
      } else if source[entry.lowerBound] == Byte.openBrace {
        edits += valueEdits(entry, isFlow: true, depth: depth + 1)
      } else if !isReadable(entry) {
        let whole = open..<collection.end
        return [Edit(range: whole, text: quoted(whole))]
      }
    }
    return edits
  }

  /// Whether YAML can read a list's entry, be it torn apart: `[f(a, b)]` is taken as it is written.
  private func isReadable(_ entry: Range<Int>) -> Bool {
    let first = source[entry.lowerBound]
    if first == Byte.singleQuote || first == Byte.doubleQuote {
      let end = source.endOfQuoted(at: entry.lowerBound, limit: entry.upperBound)
      return end.map { $0 >= entry.upperBound } ?? true
    }
    let text = source.text(entry).utf8
    if startsLikeYAML(entry) || text.containsPair(Byte.space, Byte.hash) { return false }
    // A bracket begins a list of its own only where a value can begin: `a: [b]`, but not `a[b]` or `f([b])`.
    return entry.dropFirst().allSatisfy {
      (source[$0] != Byte.openBracket && source[$0] != Byte.openBrace)
        || source[$0 - 1].isBlank || first == Byte.openBracket
    }
  }

  /// Whether a plain value needs quotes to be read as one text.
  func needsQuotes(_ value: Range<Int>, isFlow: Bool) -> Bool {
    let text = source.text(value).utf8
    if startsLikeYAML(value) || text.last == Byte.colon { return true }
    if text.containsPair(Byte.colon, Byte.space) || text.containsPair(Byte.space, Byte.hash) {
      return true
    }
    return isFlow && text.contains { ",[]{}".utf8.contains($0) }
  }

  /// Whether the first character of a value means something to YAML.
  private func startsLikeYAML(_ value: Range<Int>) -> Bool {
    let first = source[value.lowerBound]
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let isHeader = source.text(value).utf8.dropFirst()
        .allSatisfy { "+-0123456789".utf8.contains($0) }
      return !isHeader
    case Byte.dash, Byte.question, Byte.colon:
      return source.isSpace(at: value.lowerBound + 1)
    default:
      return "!&*%@`,]}#".utf8.contains(first)
    }
  }

  /// The text of a range in single quotes, on one line.
  func quoted(_ range: Range<Int>) -> String {
    singleQuoted(joiningLines(of: withoutOuterQuotes(textToQuote(withoutHeader(range)))))
  }

  /// A value without the sign that YAML has in front of texts on the lines below.
  private func withoutHeader(_ range: Range<Int>) -> Range<Int> {
    let first = source[range.lowerBound]
    guard first == UInt8(ascii: "|") || first == Byte.greater else { return range }
    let end = source.endOfWord(at: range.lowerBound)
    let next = source.skipBlanks(end)
    guard source[next].isLineBreak, next < range.upperBound else { return range }
    return source.trimmed(next..<range.upperBound)
  }

  /// The text of a range, without the single quotes that stand in it already.
  ///
  /// Swift has none, so they were meant to be YAML's and close too early: `'a' + b`, `'it's'`.
  private func textToQuote(_ range: Range<Int>) -> String {
    guard source[range.lowerBound] == Byte.singleQuote,
      let end = source.endOfQuoted(at: range.lowerBound, limit: range.upperBound)
    else { return source.text(range) }
    let start = range.lowerBound + 1
    if source[range.upperBound - 1] == Byte.singleQuote {
      return source.text(start..<range.upperBound - 1).withoutDoubledQuotes
    }
    return source.text(start..<end - 1).withoutDoubledQuotes + source.text(end..<range.upperBound)
  }

  /// Several edits, in the order of their places, as one.
  private func fix(_ edits: [Edit]) -> Diagnostic.Fix {
    let start = edits[0].range.lowerBound
    var index = start
    var text = ""
    for edit in edits where edit.range.lowerBound >= index {
      text += source.text(index..<edit.range.lowerBound) + edit.text
      index = edit.range.upperBound
    }
    return Diagnostic.Fix(replacing: source.span(start..<index), by: text)
  }
}
