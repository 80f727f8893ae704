import SpecSource

/// The text of a fragment before it is parsed: a scalar without the white space around it.
struct FragmentText {
  /// The scalar.
  let source: SourcedText

  /// Where `text` starts in `source.text`, in UTF-8 bytes.
  let start: Int

  /// The Swift to be parsed.
  let text: String

  /// The number of UTF-8 bytes of `text`.
  let count: Int

  /// Takes a scalar's text, white space around it left out.
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

  /// Takes the text of a fragment.
  init(_ fragment: SwiftFragment) {
    (source, start, text) = (fragment.source, fragment.start, fragment.text)
    count = text.utf8.count
  }

  /// Takes a part of a text.
  init(_ whole: FragmentText, range: Range<Int>) {
    source = whole.source
    start = whole.start + range.lowerBound
    count = range.count
    text = whole.slice(range)
  }

  /// The start of a text, of at most so many UTF-8 bytes; no character is torn.
  func prefix(_ limit: Int) -> FragmentText {
    let end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
    // The view rounds an index inside of a character down.
    return FragmentText(self, range: 0..<String(text.unicodeScalars[..<end]).utf8.count)
  }

  /// The text of a UTF-8 range.
  func slice(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let upper = bytes.index(lower, offsetBy: range.count)
    return String(text[lower..<upper])
  }

  /// The place in the spec of a UTF-8 range of `text`; what lies outside is cut off.
  func span(of range: Range<Int>) -> SourceSpan {
    let inside = range.clamped(to: 0..<count)
    return source.span(of: inside.lowerBound + start..<inside.upperBound + start)
  }

  /// An error at a UTF-8 range of `text`.
  func error(_ rule: Rule, _ message: String, at range: Range<Int>, hint: String? = nil)
    -> Diagnostic
  {
    .error(rule, message, at: span(of: range), hint: hint)
  }

  /// An error at a UTF-8 range of `text` with a way out that may be an edit.
  func error(_ rule: Rule, _ message: String, at range: Range<Int>, hint: Hint?) -> Diagnostic {
    .error(rule, message, at: span(of: range), hint: hint)
  }

  /// An error about the whole text.
  func error(_ rule: Rule, _ message: String, hint: String? = nil) -> Diagnostic {
    .error(rule, message, at: count == 0 ? source.span : span(of: 0..<count), hint: hint)
  }
}
