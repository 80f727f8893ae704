import SpecSource

/// Mistakes between the brackets of a flow collection.
extension SyntaxErrorReport {
  /// The error in a flow collection; nil if the problem is outside of flow collections.
  var flowProblem: Diagnostic? {
    guard let outer = flowStart ?? guessedFlowStart else { return nil }
    let inner = failure.isAboutFlow ? context ?? outer : outer
    for open in [inner, outer] where FlowEntries(at: open, in: source) == nil {
      return unclosedBracket(at: open)
    }
    let repair = QuoteRepair(source: source)
    let edits = repair.flowEdits(at: outer)
    if let edit = edits.last(where: { $0.range.lowerBound <= problem }) ?? edits.first {
      if let problem = missingComma(in: edit.range) { return problem }
      return pitfall(
        in: edit.range, isFlow: true,
        hint: repair.hint(repairing: edit.range.lowerBound, with: edits))
    }
    return unexpectedInFlow(opening: inner)
  }

  /// The start of the flow collection around the problem, if libyaml stopped before it reported the collection.
  private var guessedFlowStart: Int? {
    if failure.isAboutFlow { return context }
    let value = LineShape(around: problem, in: source).value
    let start = value.lowerBound
    guard source[start] == Byte.openBrace || source[start] == Byte.openBracket, problem > start
    else { return nil }
    guard let end = FlowEntries(at: start, in: source)?.end else { return start }
    return problem < end && end >= value.upperBound ? start : nil
  }

  private func unclosedBracket(at open: Int) -> Diagnostic {
    let bracket = source.text(open..<open + 1)
    let closer = source[open] == Byte.openBrace ? "}" : "]"
    let line = source.line(around: open)
    if let problem = hashInList(at: open, in: line) { return problem }
    if let problem = strayBracket(in: line, before: closer) { return problem }
    let shape = LineShape(around: open, in: source)
    var end = max(open + 1, source.withoutComment(open..<line.upperBound).upperBound)
    let isAlone = end == open + 1
    // The brackets at the line's end may be wrong, as in `[1, 2)`. All of them are replaced.
    while end > open + 1, ",)]}".utf8.contains(source[end - 1]) { end -= 1 }
    let inside = SwiftNesting(source, min(shape.value.lowerBound, open)..<end)
    let closers = inside.open.reversed().map(closing).joined()
    let rest = end..<max(end, source.withoutComment(open..<line.upperBound).upperBound)
    let fix = Diagnostic.Fix(replacing: source.span(rest), by: closers)
    return .error(
      .invalidBrackets, "the '\(bracket)' that opens here is never closed",
      at: source.span(open..<open + 1),
      hint: isAlone
        ? Hint("close it with '\(closer)'") : Hint(showing: fix, after: "close it: "))
  }

  /// Returns the error for a list's entry that begins with `#`, which hides the rest of the line with the closing
  /// bracket.
  private func hashInList(at open: Int, in line: Range<Int>) -> Diagnostic? {
    guard source[open] == Byte.openBracket,
      let hash = (open + 1..<max(open + 1, line.upperBound)).first(where: {
        guard source[$0] == Byte.hash, source[$0 + 1].isLetter else { return false }
        let before = source[source.trimmed(open..<$0).upperBound - 1]
        return before == Byte.openBracket || before == Byte.comma
      })
    else { return nil }
    let end = source.trimmed(open..<line.upperBound).upperBound
    guard source[end - 1] == Byte.closeBracket else { return nil }
    return .error(
      .unintendedComment, PitfallMessages.hash, at: source.span(hash..<end - 1),
      hint: QuoteRepair(source: source).hint(quoting: open..<end))
  }

  /// Returns the error for a bracket that closes nothing, on a line that contains the right bracket after it.
  private func strayBracket(in line: Range<Int>, before closer: String) -> Diagnostic? {
    let found = problem..<problem + 1
    guard line.contains(problem), "]}".utf8.contains(source[problem]), source.text(found) != closer,
      source.text(found.upperBound..<line.upperBound).contains(closer)
    else { return nil }
    return .error(
      .invalidBrackets, "'\(source.text(found))' closes nothing here", at: source.span(found),
      hint: "delete it, or put Swift with brackets in single quotes")
  }

  private func closing(_ opener: UInt8) -> String {
    switch opener {
    case Byte.openBrace: "}"
    case Byte.openBracket: "]"
    case Byte.openParenthesis: ")"
    case Byte.doubleQuote: "\""
    default: ">"
    }
  }

  /// Returns the error for a line within braces if no comma separates it from the line above.
  private func missingComma(in value: Range<Int>) -> Diagnostic? {
    let shape = LineShape(around: problem, in: source)
    guard source[problem] == Byte.colon, let key = shape.key, key.upperBound == problem,
      value.lowerBound < shape.line.lowerBound
    else { return nil }
    return .error(
      .invalidBrackets, "a comma is missing before '\(source.text(key))'", at: source.span(key),
      hint: "separate values by commas between braces and brackets")
  }

  private func unexpectedInFlow(opening open: Int) -> Diagnostic {
    let kind = source[open] == Byte.openBrace ? ("mapping", "}") : ("list", "]")
    let found = source[problem]
    let before = source.trimmed(open..<problem).upperBound - 1
    if found == Byte.colon, before == open || source[before] == Byte.comma {
      return .error(
        .invalidKey, PitfallMessages.missingKey, at: source.span(problem..<problem + 1),
        hint: "write a member of a mapping as 'key: value'")
    }
    if ",]}:".utf8.contains(found) {
      return .error(
        .invalidBrackets,
        "'\(source.text(problem..<problem + 1))' is not expected here in a \(kind.0)",
        at: source.span(problem..<problem + 1),
        hint: failure.problem == "found unexpected ':'"
          ? "write a space after a colon that ends a key"
          : "separate values by single commas, and end the \(kind.0) with '\(kind.1)'")
    }
    return .error(
      .invalidBrackets, "a comma or '\(kind.1)' is missing before this",
      at: source.span(problem..<problem),
      hint: "separate values by commas, and put Swift with brackets or commas in single quotes")
  }
}
