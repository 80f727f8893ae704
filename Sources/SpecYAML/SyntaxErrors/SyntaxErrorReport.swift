import SpecSource

/// Explains an error of libyaml, which knows neither Swift nor the writer's intention.
///
/// libyaml's words and its two positions (where it stopped, and where it began) determine the kind of the mistake.
/// The text around these positions determines the mistake itself.
struct SyntaxErrorReport {
  let source: SourceLookup
  let failure: YAMLFailure

  /// The position at which libyaml stopped, and the start of the part that it was reading.
  let problem: Int
  let context: Int?

  /// The opening bracket of the outermost open flow collection; nil outside of flow collections.
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

  /// The diagnostic; nil if the error is a consequence of a problem that was already reported.
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
    // A tag before a key removes the key, so that the line below does not fit.
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

  /// The error in libyaml's own words, for errors without an explanation in this type.
  private var untranslated: Diagnostic {
    let words = [failure.problem, failure.context].filter { !$0.isEmpty }.joined(separator: " ")
    return .error(
      .invalidYAML, "this cannot be read as YAML: \(words)", at: source.span(problem..<problem),
      hint: "put Swift that contains YAML's special characters in single quotes")
  }

  /// The error for no-break spaces where libyaml stopped, or at the start of the part that it was reading.
  var noBreakProblem: Diagnostic? {
    for offset in [context, problem].compactMap({ $0 }) {
      if let problem = noBreakIndentation(around: offset, in: source) { return problem }
    }
    return nil
  }

  /// The error for a tab in a position where YAML requires spaces.
  private var tabProblem: Diagnostic? {
    guard source[problem] == Byte.tab, failure.isAboutToken || failure.isAboutTab else {
      return nil
    }
    return tab(at: problem)
  }

  /// Makes the error for a tab.
  func tab(at offset: Int) -> Diagnostic {
    let line = source.line(around: offset)
    let isIndentation = source.skipBlanks(line.lowerBound) > offset
    return .error(
      .wrongIndentation,
      isIndentation ? PitfallMessages.tab : "a tab is written where YAML requires a space",
      at: source.span(offset..<offset + 1),
      hint: isIndentation
        ? "indent with spaces, two for each level: YAML allows no tabs there"
        : "write a space instead"
    )
  }
}

extension YAMLFailure {
  /// Whether libyaml found a character that cannot start a token.
  var isAboutToken: Bool { problem == "found character that cannot start any token" }

  /// Whether libyaml found a line that is no entry of its collection.
  var isAboutEntries: Bool {
    problem == "did not find expected key" || problem == "did not find expected '-' indicator"
  }

  /// Whether libyaml found a tab in the indentation.
  var isAboutTab: Bool { problem.hasPrefix("found a tab character") }

  /// Whether libyaml was reading a quoted text.
  var isAboutQuotes: Bool { context.hasSuffix("a quoted scalar") }

  /// Whether libyaml was reading the inside of a flow collection.
  var isAboutFlow: Bool {
    context == "while parsing a flow sequence" || context == "while parsing a flow mapping"
  }
}
