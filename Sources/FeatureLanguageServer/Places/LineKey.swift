/// The key at the beginning of a line.
struct LineKey {
  /// The key, without quotes.
  let name: String
  /// The offset at which the value of the key begins, or the line ends.
  let valueStart: Int

  /// Finds the key at the beginning of a text; nil when the text begins with no key.
  init?(in text: ArraySlice<UInt8>) {
    guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "["),
      first != UInt8(ascii: "#"), first != UInt8(ascii: "|")
    else { return nil }
    let quote = first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") ? first : nil
    var index = text.startIndex
    if let quote {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      index = end + 1
    }
    while index < text.endIndex {
      if text[index] == UInt8(ascii: ":"),
        index + 1 == text.endIndex || text[index + 1] == UInt8(ascii: " ")
      {
        break
      }
      guard quote == nil else { return nil }
      // The rest of the line is a comment.
      if text[index] == UInt8(ascii: "#"), text[index - 1] == UInt8(ascii: " ") { return nil }
      index += 1
    }
    guard index < text.endIndex else { return nil }
    let key = quote == nil ? text[..<index] : text[..<index].dropFirst().dropLast()
    name = String(decoding: key, as: UTF8.self)
    valueStart = text[(index + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.endIndex
  }
}

/// The text of a scalar up to a place in it.
struct ScalarText {
  /// The text, without the opening quote.
  let text: String
  /// Whether the scalar ends before the place: the place is after its closing quote, or in a comment.
  let isClosed: Bool

  /// Reads the scalar at the beginning of a text.
  init(_ source: ArraySlice<UInt8>) {
    guard let quote = source.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else {
      text = String(decoding: source, as: UTF8.self)
      isClosed = zip(source, source.dropFirst()).contains { $0 == 0x20 && $1 == UInt8(ascii: "#") }
      return
    }
    let inside = source.dropFirst()
    isClosed = ScalarText.endOfQuotes(inside, quote) != nil
    text = String(decoding: inside, as: UTF8.self)
  }

  /// Finds the closing quote of a text that begins after the opening one; nil when the text has no closing quote.
  static func endOfQuotes(_ text: ArraySlice<UInt8>, _ quote: UInt8) -> Int? {
    var index = text.startIndex
    while index < text.endIndex {
      if quote == UInt8(ascii: "\""), text[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if text[index] == quote {
        let isPair =
          quote == UInt8(ascii: "'") && index + 1 < text.endIndex && text[index + 1] == quote
        guard isPair else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }
}
