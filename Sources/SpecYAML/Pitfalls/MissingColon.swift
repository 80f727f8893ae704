import SpecSource

/// Returns the error for a key without a colon, or without the space after it: `given {goal: 1}`, `date:'now'`,
/// `count Int = 0`.
///
/// Such a line must not be read as Swift, and quotes do not fix it.
///
/// - Parameter isKey: Whether the text is known to be a line of a mapping. Then a colon without a space ends a key,
///   regardless of the text after it.
/// - Returns: The error; nil unless the text begins with a name and, after it, the start of a value.
func missingColon(in text: Range<Int>, _ source: SourceLookup, isKey: Bool = false) -> Diagnostic? {
  var end = text.lowerBound
  while end < text.upperBound, source[end].isNameByte || source[end] == UInt8(ascii: ".") {
    end += 1
  }
  guard end > text.lowerBound else { return nil }
  let name = text.lowerBound..<end
  let colon = source[end] == Byte.colon ? end : nil
  let start = source.skipBlanks(colon.map { $0 + 1 } ?? end)
  let line = source.line(around: start)
  let value = source.withoutComment(start..<max(start, min(line.upperBound, text.upperBound)))
  let isCertain = isKey && colon != nil && source[start] != UInt8(ascii: "/")
  guard !value.isEmpty, start > end,
    isCertain || source.beginsOnlyValue(start, afterColon: colon != nil, name: name)
  else { return nil }
  let message = colon == nil ? "has no colon after it" : "has no space after its colon"
  return .error(
    .missingColon, "'\(source.text(name))' \(message)", at: source.span(name),
    hint: Hint(
      showing: Diagnostic.Fix(
        replacing: source.span(name.upperBound..<value.upperBound),
        by: ": " + source.quotedIfNeeded(value))))
}

extension SourceLookup {
  /// Whether the text after a name can only be its value: a quote, a bracket, or a type without a colon before it.
  fileprivate func beginsOnlyValue(_ start: Int, afterColon: Bool, name: Range<Int>) -> Bool {
    if "'\"{[".utf8.contains(self[start]) { return true }
    // Two consecutive names are Swift only if the first one is a keyword.
    return !afterColon && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self[start])
      && !swiftKeywords.contains(text(name))
  }

  /// Returns a value, in quotes if it needs them.
  fileprivate func quotedIfNeeded(_ value: Range<Int>) -> String {
    let repair = QuoteRepair(source: self)
    guard repair.blockEdits(of: value).first?.range == value else { return text(value) }
    return repair.quoted(value)
  }
}

/// The words that can precede a capitalized name in Swift.
private let swiftKeywords: Set<String> = [
  "any", "as", "associatedtype", "async", "await", "borrowing", "case", "class", "consume",
  "consuming", "copy", "defer", "deinit", "do", "else", "enum", "extension", "fileprivate", "final",
  "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is",
  "lazy", "let", "mutating", "open", "private", "protocol", "public", "repeat", "rethrows",
  "return", "some", "static", "struct", "switch", "throw", "throws", "try", "typealias", "var",
  "weak", "where", "while",
]

extension Rule {
  /// A key without a colon, or a colon without a space.
  public static let missingColon = Rule(
    "missing-colon",
    reason: """
      YAML recognizes a key by the colon and the space that follow it. Without one of them, the key and its value are one text.

      Write the key as 'name: value'.
      """,
    wrong: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: state.count += 1
        reset
      """,
    right: """
      feature: Counter
      state: {count: Int = 0}
      actions:
        increment: state.count += 1
        reset: state.count = 0
      """)
}
