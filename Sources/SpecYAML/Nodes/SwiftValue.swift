import SpecSource

/// Takes the Swift text of a node, for keys whose value is Swift.
///
/// The text of a scalar, and a flow collection as it stands in the file; a literal block loses its final line breaks.
/// Where the value was left out the text is empty; of a part that could not be read there is none. Errors come for what joins Swift's lines (folded blocks, plain and
/// quoted texts of more than one line) and for block collections; their hint is the text as it should be written.
public func swiftText(of node: YAMLNode) -> Parsed<SourcedText> {
  guard let scalar = node.scalar else {
    guard !node.isFlow else { return Parsed(node.sourcedText) }
    guard !node.isMissing else { return Parsed(nil) }
    return Parsed(nil, diagnostics: [notSwift(node)])
  }
  switch scalar.style {
  case .literal:
    var text = scalar.text[...]
    while text.last == "\n" { text.removeLast() }
    return Parsed(SourcedText(scalar, at: node.span, text: String(text)))
  case .folded:
    return Parsed(nil, diagnostics: [joined(node, "folded text ('>') joins the lines of Swift")])
  case .plain, .singleQuoted, .doubleQuoted:
    guard node.isMultiline else { return Parsed(node.sourcedText) }
    return Parsed(
      nil, diagnostics: [joined(node, "YAML joins the lines of a text that is not behind '|'")])
  }
}

/// The error for text whose lines YAML joins.
private func joined(_ node: YAMLNode, _ message: String) -> Diagnostic {
  let hint =
    node.isInsideFlow
    ? hintInsideFlow(node)
    : Hint(
      showing: literalBlock(
        linesOfSwift(of: node, in: SourceLookup(file: node.span.file)), for: node),
      behind: "write it behind '|':\n")
  return .error(.joinedLines, message, at: node.span, hint: hint)
}

/// The error for a block collection.
private func notSwift(_ node: YAMLNode) -> Diagnostic {
  let source = SourceLookup(file: node.span.file)
  let range = node.span.offsets
  if let members = node.members, members.count == 1, !node.isMultiline,
    members[0].key.scalar?.style == .plain
  {
    return .error(
      .tornValue, "Swift is expected here, not a mapping: ': ' ends a key in YAML", at: node.span,
      hint: QuoteRepair(source: source).hint(quoting: range))
  }
  // Whether it is Swift, a person knows.
  let shown = Hint(
    showing: literalBlock(source.reindented(range), for: node),
    behind: "if it is Swift, write it behind '|':\n")
  return .error(
    .wrongValue, "Swift is expected here, not \(node.kindName)", at: node.span, hint: shown.text)
}

/// The edit that makes a node the literal block it should be, indented deeper than its key.
private func literalBlock(_ lines: [String], for node: YAMLNode) -> Diagnostic.Fix {
  let source = SourceLookup(file: node.span.file)
  var start = node.span.startOffset
  var line = source.line(around: start)
  let isBehindKey = source.skipBlanks(line.lowerBound) < start
  if !isBehindKey, let above = source.contentLine(above: start) {
    line = above
    start = LineShape(around: above.lowerBound, in: source).content.upperBound
  }
  let shape = LineShape(around: line.lowerBound, in: source)
  let key = shape.key ?? shape.content
  let indentation = String(repeating: " ", count: key.lowerBound - line.lowerBound + 2)
  let block = lines.map { "\n" + indentation + $0 }.joined()
  return Diagnostic.Fix(
    replacing: source.span(start..<max(start, node.span.endOffset)),
    by: (isBehindKey ? "|" : " |") + block)
}

/// The lines of a scalar without the indentation that all of them share.
func linesOfSwift(of node: YAMLNode, in source: SourceLookup) -> [String] {
  var range = node.span.offsets
  switch node.scalar?.style {
  case .singleQuoted, .doubleQuoted: range = range.lowerBound + 1..<range.upperBound - 1
  case .folded:
    range =
      min(source.line(around: range.lowerBound).upperBound, range.upperBound)..<range.upperBound
  default: break
  }
  return source.reindented(range).map { line in
    switch node.scalar?.style {
    case .singleQuoted: line.withoutDoubledQuotes
    case .doubleQuoted: line.withoutEscapedQuotes
    default: line
    }
  }
}

extension SourceLookup {
  /// The lines of a range without the indentation that all of them share; blank lines are left out.
  fileprivate func reindented(_ range: Range<Int>) -> [String] {
    let lines = lines(in: range).map { $0.clamped(to: range) }.filter { !trimmed($0).isEmpty }
    let columns = lines.map { columnOfText(in: $0) }
    let own = zip(lines, columns).filter { $0.0.lowerBound != range.lowerBound }.map(\.1)
    let shared = own.min() ?? 0
    return zip(lines, columns).map { line, column in
      let isFirst = line.lowerBound == range.lowerBound
      let indentation = isFirst ? 0 : max(0, column - shared)
      return String(repeating: " ", count: indentation) + text(trimmed(line))
    }
  }

  private func columnOfText(in line: Range<Int>) -> Int {
    trimmed(line).lowerBound - self.line(around: line.lowerBound).lowerBound
  }
}

extension Rule {
  /// Swift of several lines that YAML joins.
  public static let joinedLines = Rule(
    "joined-lines",
    reason: """
      YAML joins the lines of a text unless the text follows a '|'. Swift ends a statement where a line ends, so the joined \
      text means something else.

      Write '|' after the colon, and the Swift on the lines below it, deeper than the key.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment:
          state.count += 1
          state.count *= 2
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: |
          state.count += 1
          state.count *= 2
      """)
}
