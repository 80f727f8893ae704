import SpecSource

/// The way out for Swift of several lines between the brackets of a collection, where YAML has no `|`.
///
/// - Returns: The value in quotes on one line, if it fits and means the same; otherwise the block to write.
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
    "'|' cannot stand inside of brackets: write the mapping without braces,"
      + " a key on each line:\n\(source.flowKey(before: node))|\(block)")
}

/// The length of a line that people can still read; it is that of generated Swift.
private let maximumColumns = 100

/// Lines of one expression on one line; nil when one could end a statement or ends in
/// a comment, or when they are too long.
private func joiningBracketedLines(_ lines: [String]) -> String? {
  var joined = ""
  for line in lines {
    guard joined.isEmpty || isOpenInBrackets(joined) else { return nil }
    joined.appendLine(String(line.drop { $0 == " " }))
    // What cannot fit is not looked through again for each of its lines.
    if joined.utf8.count > 4 * maximumColumns { return nil }
  }
  return joined.contains("//") ? nil : joined
}

/// Whether the end of a text stands in parentheses or brackets, where a line's end means nothing to Swift.
private func isOpenInBrackets(_ text: String) -> Bool {
  let source = SourceLookup(file: SourceFile(path: "", text: text))
  let open = SwiftNesting(source, 0..<source.bytes.count).open.last { $0 != Byte.less }
  return open == Byte.openParenthesis || open == Byte.openBracket
}

extension SourceLookup {
  /// The key of a value between brackets, with its colon and a space; a dash for an entry without key.
  fileprivate func flowKey(before node: YAMLNode) -> String {
    let end = node.span.startOffset
    var start = end
    while start > 0, !"{[,\n".utf8.contains(self[start - 1]) { start -= 1 }
    let key = text(trimmed(start..<end))
    return key.isEmpty ? "- " : key + " "
  }
}
