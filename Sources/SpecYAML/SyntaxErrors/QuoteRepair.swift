import SpecSource

/// Puts single quotes around Swift that needs them, as edits and as hints with the corrected line.
struct QuoteRepair {
  /// A range of the file with the text that should replace it.
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  let source: SourceLookup

  /// The maximum depth of collections that are repaired. Deeper collections stay unchanged.
  private static let maximumDepth = 16

  /// Returns the hint with the line whose value is in single quotes.
  func hint(quoting value: Range<Int>) -> Hint {
    hint(replacing: value, with: quoted(value))
  }

  /// Returns the hint with the line in which another text replaces a value.
  func hint(replacing value: Range<Int>, with text: String) -> Hint {
    Hint(showing: fix([Edit(range: value, text: text)]))
  }

  /// Returns the hint with the corrected line of a problem; nil if nothing on the line needs quotes.
  ///
  /// - Parameter flowStart: The opening bracket of the outermost flow collection around the problem, if it is in one.
  func hint(repairing offset: Int, flowStart: Int?) -> Hint? {
    let edits =
      flowStart.map(flowEdits) ?? blockEdits(of: LineShape(around: offset, in: source).value)
    return hint(repairing: offset, with: edits)
  }

  /// Returns the hint with the line at an offset after the edits on this line; nil without such edits.
  func hint(repairing offset: Int, with edits: [Edit]) -> Hint? {
    let line = source.line(around: offset)
    let own = edits.filter { $0.range.overlaps(line) }
    return own.isEmpty ? nil : Hint(showing: fix(own))
  }

  /// Returns the edits that quote each incomplete entry of a list, like `f(a, b)` in `[f(a, b), c]`.
  func itemEdits(at open: Int) -> [Edit] {
    guard let list = FlowEntries(at: open, in: source) else { return [] }
    return list.entries.filter { needsQuotes($0, isFlow: true) }
      .map { Edit(range: $0, text: quoted($0)) }
  }

  /// Returns the edits that correct the value of a block collection.
  func blockEdits(of value: Range<Int>) -> [Edit] {
    valueEdits(value, isFlow: false, depth: 0)
  }

  /// Returns the edits that correct the entries of a flow collection.
  func flowEdits(at open: Int) -> [Edit] {
    flowEdits(at: open, depth: 0)
  }

  /// Returns the edits that correct a value.
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

  /// Returns the edits that correct the entries of a flow collection.
  ///
  /// A list with an entry that YAML cannot read is quoted as a whole, because it usually is an array of Swift and no
  /// list.
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

  /// Whether YAML can read a list's entry, even if it splits it: `[f(a, b)]` is used as it is written.
  private func isReadable(_ entry: Range<Int>) -> Bool {
    let first = source[entry.lowerBound]
    if first == Byte.singleQuote || first == Byte.doubleQuote {
      let end = source.endOfQuoted(at: entry.lowerBound, limit: entry.upperBound)
      return end.map { $0 >= entry.upperBound } ?? true
    }
    let text = source.text(entry).utf8
    if startsLikeYAML(entry) || text.containsPair(Byte.space, Byte.hash) { return false }
    // A bracket begins a list only where a value can begin: in `a: [b]`, but not in `a[b]` or `f([b])`.
    return entry.dropFirst().allSatisfy {
      (source[$0] != Byte.openBracket && source[$0] != Byte.openBrace)
        || source[$0 - 1].isBlank || first == Byte.openBracket
    }
  }

  /// Whether a plain value needs quotes to be read as a single text.
  func needsQuotes(_ value: Range<Int>, isFlow: Bool) -> Bool {
    let text = source.text(value).utf8
    if startsLikeYAML(value) || text.last == Byte.colon { return true }
    if text.containsPair(Byte.colon, Byte.space) || text.containsPair(Byte.space, Byte.hash) {
      return true
    }
    return isFlow && text.contains { ",[]{}".utf8.contains($0) }
  }

  /// Whether the first character of a value has a meaning in YAML.
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

  /// Returns the text of a range in single quotes, on a single line.
  func quoted(_ range: Range<Int>) -> String {
    singleQuoted(joiningLines(of: withoutOuterQuotes(textToQuote(withoutHeader(range)))))
  }

  /// Returns a value without the sign that precedes a text on the lines below in YAML.
  private func withoutHeader(_ range: Range<Int>) -> Range<Int> {
    let first = source[range.lowerBound]
    guard first == UInt8(ascii: "|") || first == Byte.greater else { return range }
    let end = source.endOfWord(at: range.lowerBound)
    let next = source.skipBlanks(end)
    guard source[next].isLineBreak, next < range.upperBound else { return range }
    return source.trimmed(next..<range.upperBound)
  }

  /// Returns the text of a range without the single quotes that it already contains.
  ///
  /// Swift has no single quotes, so they were meant for YAML and close too early: `'a' + b`, `'it's'`.
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

  /// Joins several edits, in the order of their positions, into a single edit.
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
