import SpecSource

/// Quotes that are not closed, and escapes that YAML does not know.
extension SyntaxErrorReport {
  /// The error for a quoted text; nil for any other problem.
  var quoteProblem: Diagnostic? {
    if failure.isAboutQuotes, let start = context { return quotedTextProblem(from: start) }
    if let start = forgottenQuote(before: problem) { return unclosedQuote(at: start) }
    // The text of a key cannot continue on the next line, so libyaml stopped searching for its colon.
    if let start = context, failure.context == "while scanning a simple key",
      source[start] == Byte.singleQuote || source[start] == Byte.doubleQuote,
      source.endOfQuoted(at: start, limit: source.line(around: start).upperBound) == nil
    {
      return unclosedQuote(at: start)
    }
    return nil
  }

  private func quotedTextProblem(from start: Int) -> Diagnostic {
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote(at: forgottenQuote(before: start) ?? start)
    default:
      if swallowsKeys(start..<problem) { return unclosedQuote(at: start) }
      return escapeProblem(in: start)
    }
  }

  /// Returns the start of the last quoted text, if it ends on the line of `offset` and contains keys or dashes.
  ///
  /// A text without its closing quote ends at the next quote in the file, and the text that should be quoted there
  /// becomes unquoted.
  private func forgottenQuote(before offset: Int) -> Int? {
    guard let quote = lastQuote?.offsets, quote.upperBound <= offset,
      source.line(around: offset).contains(quote.upperBound - 1), swallowsKeys(quote)
    else { return nil }
    return quote.lowerBound
  }

  /// Whether a line of a quoted text, other than the first, looks like a key or an entry of its own.
  private func swallowsKeys(_ quoted: Range<Int>) -> Bool {
    source.lines(in: quoted).dropFirst().contains { line in
      let shape = LineShape(around: line.lowerBound, in: source)
      return shape.key != nil || shape.hasDash
    }
  }

  /// Returns the error for a quote that opens at an offset and is not closed.
  private func unclosedQuote(at start: Int) -> Diagnostic {
    let quote = source.text(start..<start + 1)
    if let problem = quoteAfterQuote(at: start) { return problem }
    let line = source.line(around: start)
    let first = source.skipBlanks(line.lowerBound)
    let value = source.trimmed(start..<line.upperBound)
    // Brackets that open before the quote close after it.
    let outside = SwiftNesting(source, first..<start)
    var end = value.upperBound
    for _ in outside.open where end > start + 1 && "]})".utf8.contains(source[end - 1]) { end -= 1 }
    let fix = Diagnostic.Fix(replacing: source.span(end..<end), by: quote)
    return .error(
      .unclosedQuote, "the quote \(quote) that opens here is never closed",
      at: source.span(start..<start + 1),
      hint: Hint(showing: fix, after: "close it: "))
  }

  /// Returns the error for a `"` directly after a quoted text, as in `"String = ""`, where Swift's quotes close
  /// YAML's.
  private func quoteAfterQuote(at start: Int) -> Diagnostic? {
    let value = LineShape(around: start, in: source).value
    guard source[start] == Byte.doubleQuote, source[value.lowerBound] == Byte.doubleQuote,
      source.endOfQuoted(at: value.lowerBound, limit: value.upperBound) == start
    else { return nil }
    return pitfall(in: value, isFlow: false, hint: QuoteRepair(source: source).hint(quoting: value))
  }

  /// Returns the error for a backslash that YAML does not know in double quotes.
  private func escapeProblem(in start: Int) -> Diagnostic {
    let backslash = source.backslash(before: problem)
    let escape = source.text(backslash..<backslash + 2)
    let line = source.line(around: start)
    let problem =
      failure.problem == "found unknown escape character"
      ? "'\(escape)' is not an escape of YAML's double quotes"
      : "'\(escape)' names no character: \\x, \\u and \\U take 2, 4 and 8 hexadecimal digits"
    let span = source.span(backslash..<backslash + 1)
    guard let end = source.endOfQuoted(at: start, limit: line.upperBound) else {
      return .error(
        .invalidEscape, problem, at: span, hint: "write \\\\ for a backslash, or use single quotes")
    }
    let inner = singleQuoted(source.text(start + 1..<end - 1).withoutEscapedQuotes)
    let outer = singleQuoted(source.text(start..<end))
    return .error(
      .invalidEscape, problem, at: span,
      hint: Hint(
        showing: Diagnostic.Fix(replacing: source.span(start..<end), by: inner),
        after: "use single quotes: ", before: ", or for a Swift string \(outer)"))
  }
}

extension SourceLookup {
  /// Returns the nearest backslash at or before an offset.
  fileprivate func backslash(before offset: Int) -> Int {
    var index = min(offset, bytes.count - 1)
    while index > 0, self[index] != Byte.backslash { index -= 1 }
    return index
  }
}
