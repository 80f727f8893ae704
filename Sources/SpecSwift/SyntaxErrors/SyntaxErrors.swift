import SpecSource
import SwiftDiagnostics
import SwiftSyntax

/// A syntax error, between the parser's diagnostic and the reported error.
struct SyntaxError {
  /// The significance of an error relative to other errors.
  enum Weight {
    /// The text is something completely different. All errors after this one are its consequences.
    case decisive
    /// Something is missing or wrong.
    case plain
    /// A text is unexpected, often because of another error.
    case consequence
    /// A text belongs to unrecognized code before it, like `case` after a misspelled `switch`.
    case aftermath
    /// A text is in the wrong quotes and may end too early, so that the rest of its line is misread.
    case quotes
  }

  /// The violated rule.
  var rule = Rule.invalidSwift
  /// The message that describes the error.
  var message: String
  /// The hint for a fix.
  var hint: Hint?
  /// The position of the error, as a UTF-8 range of the fragment's text.
  var range: Range<Int>
  /// The bracket or quote that was never closed.
  var opening: Range<Int>?
  /// The significance of the error.
  var weight: Weight

  init(_ message: String, at range: Range<Int>, hint: Hint? = nil, weight: Weight = .plain) {
    self.message = message
    self.range = range
    self.hint = hint
    self.weight = weight
  }
}

/// Returns the errors of a fragment that is not Swift, each once and without its consequences, in source order.
///
/// - Parameters:
///   - noun: The word for the fragment in messages; by default the word for its kind.
///   - parse: Parses a text in the same way as the fragment.
func syntaxErrors(
  in tree: FragmentTree, of text: FragmentText, kind: FragmentKind, noun: String? = nil,
  parse: (FragmentText) -> FragmentTree
) -> [SpecSource.Diagnostic] {
  if let (end, count) = tree.endOfFirstErrors, end > 0,
    end < text.count || count == maximumErrorsAtOnce
  {
    // If all errors are at the end of the text, no part of it has fewer errors.
    guard end < text.count else { return [tooManyErrors(in: text)] }
    let start = FragmentText(text, range: 0..<end)
    let errors = syntaxErrors(
      in: parse(start), of: start, kind: kind, noun: noun, parse: parse)
    return errors.filter { ($0.span?.start.offset ?? 0) < text.span(of: end..<end).start.offset }
  }
  let reader = SyntaxErrorReader(
    text: text, kind: kind, noun: noun ?? kind.noun, offset: tree.offset)
  if let start = reader.surroundingKeyword() {
    return [text.error(start.rule, start.message, at: start.range, hint: start.hint)]
  }
  var errors = parserDiagnostics(for: tree.root)
    .filter { $0.diagMessage.severity == .error }
    .compactMap { reader.read($0) }
  if errors.isEmpty {
    let end = tree.body.endPositionBeforeTrailingTrivia.utf8Offset - tree.offset
    errors = [reader.leftover(from: end < text.count ? end : 0, to: text.count)]
  }
  return withoutConsequences(errors, in: text).map { error in
    var diagnostic = text.error(error.rule, error.message, at: error.range, hint: error.hint)
    if let opening = error.opening {
      diagnostic.related = [.init("it was opened here", at: text.span(of: opening))]
    }
    return diagnostic
  }
}

/// Returns the error for a text with so many missing tokens at a single position that the parser would take minutes
/// to describe them.
private func tooManyErrors(in text: FragmentText) -> SpecSource.Diagnostic {
  text.error(
    .invalidSwift, "more than \(maximumErrorsAtOnce) things are missing here",
    at: text.count..<text.count,
    hint: "complete the Swift before this, or take it out")
}

/// Keeps the first error at each position, and an unexpected text only if no other error on its line explains it.
///
/// Among the errors at a position, a bracket that was never closed explains more than a token missing before it.
private func withoutConsequences(_ errors: [SyntaxError], in text: FragmentText) -> [SyntaxError] {
  let errors = errors.sorted { $0.range.lowerBound < $1.range.lowerBound }
  if let decisive = errors.first(where: { $0.weight == .decisive }) {
    return [decisive]
  }
  var kept: [SyntaxError] = []
  for error in errors {
    guard let last = kept.last else {
      kept.append(error)
      continue
    }
    if last.range.lowerBound == error.range.lowerBound {
      if last.opening == nil, error.opening != nil { kept[kept.count - 1] = error }
    } else if !isConsequence(error, of: last, in: text) {
      kept.append(error)
    }
  }
  return kept
}

/// Whether an earlier error explains an error.
private func isConsequence(
  _ error: SyntaxError, of last: SyntaxError, in text: FragmentText
) -> Bool {
  if error.weight == .aftermath { return true }
  guard last.weight == .quotes || error.weight == .consequence || error.message == last.message
  else { return false }
  return !text.slice(last.range.lowerBound..<error.range.lowerBound).utf8.contains(0x0A)
}
