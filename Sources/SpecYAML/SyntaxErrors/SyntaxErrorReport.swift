import SpecSource

/// Explains an error of libyaml, which knows neither Swift nor what the writer meant.
///
/// libyaml's words and its two places, where it stopped and where it began, tell the kind of the mistake; the text
/// around them tells the mistake itself.
struct SyntaxErrorReport {
  let source: SourceLookup
  let failure: YAMLFailure

  /// Where libyaml stopped, and where what it was reading began.
  let problem: Int
  let context: Int?

  /// The opening bracket of the outermost flow collection that is open, if any.
  let flowStart: Int?

  /// The last quoted text of more than one line before the problem.
  let lastQuote: SourceSpan?

  private let known: [Diagnostic]

  init(_ failure: YAMLFailure, in builder: inout NodeBuilder) {
    self.failure = failure
    source = SourceLookup(file: builder.file)
    let end = builder.file.bytes.count
    context = failure.contextMark.map { min(builder.positions.position(of: $0).offset, end) }
    problem = min(builder.positions.position(of: failure.problemMark).offset, end)
    flowStart = builder.outermostFlowStart
    lastQuote = builder.lastMultilineQuote
    known = builder.diagnostics
  }

  /// The diagnostic; nil when the error follows from a problem that was already reported.
  var diagnostic: Diagnostic? {
    if failure.isOutOfMemory {
      return .error(
        .exceededLimit, "there is not enough memory to read this file", at: source.span(0..<0))
    }
    if isConsequence { return nil }
    return noBreakProblem ?? quoteProblem ?? tabProblem ?? parametersProblem ?? flowProblem
      ?? directiveProblem
      ?? listProblem ?? keyProblem ?? valueProblem ?? structureProblem ?? untranslated
  }

  /// Whether an error was reported on the problem's line or in the flow collection around it.
  private var isConsequence: Bool {
    let line = source.line(around: problem)
    let start = min(flowStart ?? line.lowerBound, line.lowerBound)
    // A tag before a key takes the key away, and then the line below does not fit.
    let above = source.contentLine(above: problem).map {
      LineShape(around: $0.lowerBound, in: source)
    }
    let keyAbove = above?.key?.lowerBound ?? above?.value.lowerBound
    return known.contains { diagnostic in
      guard let span = diagnostic.span else { return false }
      return span.endOffset > start && span.startOffset <= line.upperBound
        || span.startOffset == keyAbove
    }
  }

  /// The error in libyaml's own words, for errors that have no explanation here.
  private var untranslated: Diagnostic {
    let words = [failure.problem, failure.context].filter { !$0.isEmpty }.joined(separator: " ")
    return .error(
      .invalidYAML, "this cannot be read as YAML: \(words)", at: source.span(problem..<problem),
      hint: "Swift that means something to YAML goes in single quotes")
  }

  /// No-break spaces where libyaml stopped, or where what it was reading began.
  var noBreakProblem: Diagnostic? {
    for offset in [context, problem].compactMap({ $0 }) {
      if let problem = noBreakIndentation(around: offset, in: source) { return problem }
    }
    return nil
  }

  /// A tab where YAML wants spaces.
  private var tabProblem: Diagnostic? {
    guard source[problem] == Byte.tab, failure.isAboutToken || failure.isAboutTab else {
      return nil
    }
    return tab(at: problem)
  }

  /// The error for a tab.
  func tab(at offset: Int) -> Diagnostic {
    let line = source.line(around: offset)
    let isIndentation = source.skipBlanks(line.lowerBound) > offset
    return .error(
      .wrongIndentation,
      isIndentation ? PitfallMessages.tab : "a tab stands where YAML wants a space",
      at: source.span(offset..<offset + 1),
      hint: isIndentation
        ? "indent with spaces, two for each level: YAML has no tabs there" : "write a space instead"
    )
  }
}

extension YAMLFailure {
  /// Whether a character cannot begin anything.
  var isAboutToken: Bool { problem == "found character that cannot start any token" }

  /// Whether a line is no entry of the collection it stands in.
  var isAboutEntries: Bool {
    problem == "did not find expected key" || problem == "did not find expected '-' indicator"
  }

  /// Whether a tab stands in the indentation.
  var isAboutTab: Bool { problem.hasPrefix("found a tab character") }

  /// Whether a quoted text was being read.
  var isAboutQuotes: Bool { context.hasSuffix("a quoted scalar") }

  /// Whether the inside of a flow collection was being read.
  var isAboutFlow: Bool {
    context == "while parsing a flow sequence" || context == "while parsing a flow mapping"
  }
}
