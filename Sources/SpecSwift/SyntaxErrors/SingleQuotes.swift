import SpecSource

extension FragmentText {
  /// Returns the hint for texts in single quotes: the line with double quotes instead.
  ///
  /// An apostrophe does not end a text, so `'it's'` is a single text.
  ///
  /// - Parameter start: The offset of the first single quote.
  func doubleQuoting(from start: Int) -> Hint {
    let bytes = Array(text.utf8)
    let end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
    var result = ""
    var (index, done) = (start, start)
    while index < end {
      if bytes[index] == UInt8(ascii: "'"), let close = endOfText(at: index, in: bytes[..<end]) {
        let inside = slice(index + 1..<close)
        result += slice(done..<index) + "\"" + escaped(inside) + "\""
        (index, done) = (close + 1, close + 1)
      } else {
        index += 1
      }
    }
    guard done > start else { return "write it as \"…\"" }
    let first = slice(start..<done)
    // In a quoted scalar of YAML, the double quotes would have to be escaped.
    let place = span(of: start..<done)
    guard place.text == first, !isQuoted else { return Hint("write it as \(result)") }
    return Hint(showing: Diagnostic.Fix(replacing: place, by: result))
  }

  /// Whether the text is in quotes of YAML.
  private var isQuoted: Bool {
    let bytes = source.span.file.bytes
    let offset = source.span.startOffset
    return offset < bytes.count && [UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[offset])
  }

  /// Returns the offset of the quote that ends a text: the first quote after which neither a name nor another text
  /// begins.
  private func endOfText(at start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes[(start + 1)...].firstIndex { $0 == UInt8(ascii: "'") }.flatMap { first in
      bytes[first...].indices.first { index in
        guard bytes[index] == UInt8(ascii: "'") else { return false }
        let next = bytes[(index + 1)...].first { !$0.isBlank }
        return next.map { !$0.isNameByte && $0 != UInt8(ascii: "'") } ?? true
      }
    }
  }

  /// Returns the contents of a text, with backslashes before the characters that have a meaning in double quotes.
  private func escaped(_ text: String) -> String {
    text.replacing("\"", with: "\\\"")
  }
}
