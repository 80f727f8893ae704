import SpecSource
import SwiftSyntax

/// Makes fragments from the parts of a text that was parsed as a whole, and collects their errors.
struct FragmentParts {
  /// The parsed text.
  let text: FragmentText

  /// The number of bytes before the fragment in the parsed text.
  let offset: Int

  /// The options that specify what the parts may contain.
  let options: FragmentOptions

  /// The errors so far.
  private(set) var diagnostics: [SpecSource.Diagnostic] = []

  init(text: FragmentText, offset: Int, options: FragmentOptions) {
    self.text = text
    self.offset = offset
    self.options = options
  }

  /// Makes a fragment from a node.
  mutating func fragment(_ node: Syntax, as kind: FragmentKind) -> SwiftFragment {
    let range = range(of: node)
    return fragment(range, as: kind) { $0.collect(node, as: kind) }
  }

  /// Makes a fragment from a range of the text.
  mutating func fragment(
    _ range: Range<Int>, as kind: FragmentKind, collect: (inout FragmentAnalyzer) -> Void
  ) -> SwiftFragment {
    var analyzer = FragmentAnalyzer(offset: offset + range.lowerBound, options: options)
    collect(&analyzer)
    let part = FragmentText(text, range: range)
    let problems = analyzer.diagnostics(in: part)
    diagnostics +=
      problems.isEmpty
      ? Landing(kind: kind, options: options).problem(of: part).map { [$0] } ?? [] : problems
    return SwiftFragment(
      kind: kind, source: part.source, start: part.start, text: part.text,
      analysis: SharedAnalysis(analyzer.analysis), isBroken: false)
  }

  /// Returns the name that a token spells.
  func name(of token: TokenSyntax) -> Name {
    FragmentAnalyzer(offset: offset, options: options).name(of: token)
  }

  /// Returns the range of a node in the text.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    FragmentAnalyzer(offset: offset, options: options).range(of: node)
  }

  /// Notes an error.
  mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>, hint: Hint? = nil) {
    diagnostics.append(text.error(rule, message, at: range, hint: hint))
  }

  /// Notes errors that were found elsewhere.
  mutating func add(_ diagnostics: [SpecSource.Diagnostic]) {
    self.diagnostics += diagnostics
  }

  /// Reports a `//` comment after the last node of the text.
  mutating func refuseOpenComment(after last: Syntax) {
    if let comment = openComment(after: range(of: last).upperBound, in: text) {
      diagnostics.append(comment)
    }
  }

  /// Returns the value made from the text, together with all errors.
  func parsed<Value>(_ value: Value?) -> Parsed<Value> {
    Parsed(value, diagnostics: diagnostics)
  }
}
