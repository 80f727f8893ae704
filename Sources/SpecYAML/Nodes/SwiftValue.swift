import SpecSource

/// Returns the Swift text of a node, for keys whose value is Swift.
///
/// The result is the text of a scalar, or the unchanged text of a flow collection. A literal block loses its final
/// line breaks. The text of an omitted value is empty. A part that could not be read has no text.
///
/// Errors are reported for scalars in which YAML joins the lines of Swift (folded blocks, plain and quoted texts of
/// more than one line), and for block collections. Their hint is the text in its correct form.
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
      nil,
      diagnostics: [joined(node, "YAML joins the lines of a text that is not written after '|'")])
  }
}

/// Makes the error for a text whose lines YAML joins.
private func joined(_ node: YAMLNode, _ message: String) -> Diagnostic {
  let hint =
    node.isInsideFlow
    ? hintInsideFlow(node)
    : Hint(
      showing: literalBlock(
        linesOfSwift(of: node, in: SourceLookup(file: node.span.file)), for: node),
      after: "write it after '|':\n")
  return .error(.joinedLines, message, at: node.span, hint: hint)
}

/// Makes the error for a block collection.
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
  // Only a person knows whether the text is Swift.
  let shown = Hint(
    showing: literalBlock(source.reindented(range), for: node),
    after: "if it is Swift, write it after '|':\n")
  return .error(
    .wrongValue, "Swift is expected here, not \(node.kindName)", at: node.span, hint: shown.text)
}

/// Makes the edit that turns a node into a literal block, indented deeper than its key.
private func literalBlock(_ lines: [String], for node: YAMLNode) -> Diagnostic.Fix {
  let source = SourceLookup(file: node.span.file)
  var start = node.span.startOffset
  var line = source.line(around: start)
  let isAfterKey = source.skipBlanks(line.lowerBound) < start
  if !isAfterKey, let above = source.contentLine(above: start) {
    line = above
    start = LineShape(around: above.lowerBound, in: source).content.upperBound
  }
  let shape = LineShape(around: line.lowerBound, in: source)
  let key = shape.key ?? shape.content
  let indentation = String(repeating: " ", count: key.lowerBound - line.lowerBound + 2)
  let block = lines.map { "\n" + indentation + $0 }.joined()
  return Diagnostic.Fix(
    replacing: source.span(start..<max(start, node.span.endOffset)),
    by: (isAfterKey ? "|" : " |") + block)
}

/// Returns the lines of a scalar without their common indentation.
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
  /// Returns the lines of a range without their common indentation and without blank lines.
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
