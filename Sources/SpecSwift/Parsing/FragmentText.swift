import SpecSource

/// The text of a fragment before it is parsed: a scalar without the surrounding white space.
struct FragmentText {
  /// The scalar that contains the text.
  let source: SourcedText

  /// The start of `text` in `source.text`, in UTF-8 bytes.
  let start: Int

  /// The Swift code to parse.
  let text: String

  /// The number of UTF-8 bytes of `text`.
  let count: Int

  /// Makes a text from a scalar, without the surrounding white space.
  init(_ source: SourcedText) {
    self.source = source
    let bytes = source.text.utf8
    guard bytes.first?.isWhiteSpace == true || bytes.last?.isWhiteSpace == true else {
      (start, text, count) = (0, source.text, bytes.count)
      return
    }
    let head = bytes.prefix(while: \.isWhiteSpace).count
    let tail = bytes.dropFirst(head).reversed().prefix(while: \.isWhiteSpace).count
    start = head
    count = bytes.count - head - tail
    text = String(source.text.utf8.dropFirst(head).dropLast(tail)) ?? ""
  }

  /// Makes a text from a fragment.
  init(_ fragment: SwiftFragment) {
    (source, start, text) = (fragment.source, fragment.start, fragment.text)
    count = text.utf8.count
  }

  /// Makes a text from a part of another text.
  init(_ whole: FragmentText, range: Range<Int>) {
    source = whole.source
    start = whole.start + range.lowerBound
    count = range.count
    text = whole.slice(range)
  }

  /// Returns the start of the text, at most a number of UTF-8 bytes long, without cutting a character.
  func prefix(_ limit: Int) -> FragmentText {
    let end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
    // The view rounds an index inside of a character down.
    return FragmentText(self, range: 0..<String(text.unicodeScalars[..<end]).utf8.count)
  }

  /// Returns the text of a UTF-8 range.
  func slice(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let upper = bytes.index(lower, offsetBy: range.count)
    return String(text[lower..<upper])
  }

  /// Returns the span in the spec of a UTF-8 range of `text`, which is first clamped to the text.
  func span(of range: Range<Int>) -> SourceSpan {
    let inside = range.clamped(to: 0..<count)
    return source.span(of: inside.lowerBound + start..<inside.upperBound + start)
  }

  /// Makes an error at a UTF-8 range of `text`.
  func error(_ rule: Rule, _ message: String, at range: Range<Int>, hint: String? = nil)
    -> Diagnostic
  {
    .error(rule, message, at: span(of: range), hint: hint)
  }

  /// Makes an error at a UTF-8 range of `text`, with a hint that may be an edit.
  func error(_ rule: Rule, _ message: String, at range: Range<Int>, hint: Hint?) -> Diagnostic {
    .error(rule, message, at: span(of: range), hint: hint)
  }

  /// Makes an error about the whole text.
  func error(_ rule: Rule, _ message: String, hint: String? = nil) -> Diagnostic {
    .error(rule, message, at: count == 0 ? source.span : span(of: 0..<count), hint: hint)
  }
}
