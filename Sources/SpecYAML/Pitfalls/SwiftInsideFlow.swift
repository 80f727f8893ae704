import SpecSource

/// Returns the hint for Swift of several lines between the brackets of a collection, where YAML has no `|`.
///
/// - Returns: The value in quotes on a single line, if it fits and keeps its meaning; otherwise the block to write.
func hintInsideFlow(_ node: YAMLNode) -> Hint {
  let source = SourceLookup(file: node.span.file)
  let lines = linesOfSwift(of: node, in: source)
  if let text = joiningBracketedLines(lines) {
    let line = QuoteRepair(source: source)
      .hint(replacing: node.span.offsets, with: singleQuoted(text))
    let first = source.line(around: node.span.startOffset)
    let indentation = source.skipBlanks(first.lowerBound) - first.lowerBound
    if line.text.unicodeScalars.count + indentation <= maximumColumns { return line }
  }
  let block = lines.map { "\n  \($0)" }.joined()
  return Hint(
    "write the mapping without braces, because '|' is not allowed inside of them,"
      + " and a key on each line:\n\(source.flowKey(before: node))|\(block)")
}

/// The maximum length of a line that people can read easily. Generated Swift has the same limit.
private let maximumColumns = 100

/// Returns the lines of an expression joined on a single line; nil if a line could end a statement or ends in a
/// comment, or if the lines are too long.
private func joiningBracketedLines(_ lines: [String]) -> String? {
  var joined = ""
  for line in lines {
    guard joined.isEmpty || isOpenInBrackets(joined) else { return nil }
    joined.appendLine(String(line.drop { $0 == " " }))
    // Lines that are already too long are not scanned again for each further line.
    if joined.utf8.count > 4 * maximumColumns { return nil }
  }
  return joined.contains("//") ? nil : joined
}

/// Whether the end of a text is in parentheses or brackets, where the end of a line has no meaning in Swift.
private func isOpenInBrackets(_ text: String) -> Bool {
  let source = SourceLookup(file: SourceFile(path: "", text: text))
  let open = SwiftNesting(source, 0..<source.bytes.count).open.last { $0 != Byte.less }
  return open == Byte.openParenthesis || open == Byte.openBracket
}

extension SourceLookup {
  /// Returns the key of a value between brackets, with its colon and a space; a dash for an entry without a key.
  fileprivate func flowKey(before node: YAMLNode) -> String {
    let end = node.span.startOffset
    var start = end
    while start > 0, !"{[,\n".utf8.contains(self[start - 1]) { start -= 1 }
    let key = text(trimmed(start..<end))
    return key.isEmpty ? "- " : key + " "
  }
}
