extension Scanner {
  /// Scans the tag at an offset.
  ///
  /// - Returns: The offset after the tag; after an error, an offset at which scanning can continue.
  mutating func scanTag(at start: Int) -> Int {
    let content = start + delimiters.open.count
    guard content < bytes.count else { return reportUnclosed(at: start) }
    switch bytes[content] {
    case UInt8(ascii: "!"): return scanComment(at: start)
    case UInt8(ascii: "="): return scanDelimiters(at: start)
    case UInt8(ascii: "{"):
      return scanNamed(.variable, at: start, sigil: "{", closing: [UInt8(ascii: "}")])
    case UInt8(ascii: "&"): return scanNamed(.variable, at: start, sigil: "&")
    case UInt8(ascii: "#"): return scanNamed(.section, at: start, sigil: "#")
    case UInt8(ascii: "^"): return scanNamed(.inverted, at: start, sigil: "^")
    case UInt8(ascii: "/"): return scanNamed(.close, at: start, sigil: "/")
    case UInt8(ascii: ">"): return scanNamed(.partial, at: start, sigil: ">")
    case UInt8(ascii: "$"): return scanNamed(.block, at: start, sigil: "$")
    case UInt8(ascii: "<"): return scanNamed(.parent, at: start, sigil: "<")
    default: return scanNamed(.variable, at: start, sigil: "")
    }
  }

  /// Scans a comment, the only tag that may be longer than a line.
  private mutating func scanComment(at start: Int) -> Int {
    let content = start + delimiters.open.count + 1
    let end = bytes.firstOffset(of: delimiters.close, from: content)
    guard let end else { return reportUnclosed(at: start, resumingAt: bytes.count) }
    return add(Token(kind: .silent, range: start..<end + delimiters.close.count))
  }

  /// Scans a set-delimiter tag, and changes the delimiters.
  private mutating func scanDelimiters(at start: Int) -> Int {
    let content = start + delimiters.open.count + 1
    let closing = [UInt8(ascii: "=")] + delimiters.close
    guard case .closing(let end) = findEnd(closing, from: content, before: nil) else {
      return reportUnclosed(at: start, closing: closing)
    }
    let range = start..<end + closing.count
    if let new = Delimiters(bytes, in: content..<end) {
      delimiters = new
    } else {
      template.report(
        .invalidTag, "a set-delimiter tag needs two delimiters", at: range,
        hint: "write two delimiters without '=', with a blank between them: "
          + delimiters.tag("=<% %>="))
    }
    return add(Token(kind: .silent, range: range))
  }

  /// Scans a tag with a name in it.
  private mutating func scanNamed(
    _ kind: Token.Kind, at start: Int, sigil: String, closing prefix: [UInt8] = []
  ) -> Int {
    let content = start + delimiters.open.count + sigil.utf8.count
    let closing = prefix + delimiters.close
    let end: Int
    switch findEnd(closing, from: content, before: delimiters.open) {
    case .closing(let offset): end = offset
    case .opening(let offset):
      return reportUnclosed(at: start, closing: closing, resumingAt: offset)
    case .lineEnd: return reportUnclosed(at: start, closing: closing)
    }
    var token = Token(kind: kind, range: start..<end + closing.count)
    let nameRange = bytes.trimmed(content..<end)
    if setName(nameRange, of: &token, sigil: sigil) { return add(token) }
    return token.range.upperBound
  }

  /// The first end of a tag after its start.
  private enum TagEnd {
    /// The closing delimiter of the tag, at an offset.
    case closing(Int)
    /// The start of another tag, at an offset.
    case opening(Int)
    /// The end of the line or of the file.
    case lineEnd
  }

  /// Finds the end of a tag in a single pass, so that the time for a long line of broken tags depends only on its
  /// length.
  private func findEnd(_ closing: [UInt8], from start: Int, before opening: [UInt8]?) -> TagEnd {
    var offset = start
    while offset < bytes.count, bytes[offset] != Byte.lineFeed {
      if bytes.has(closing, at: offset) { return .closing(offset) }
      if let opening, bytes.has(opening, at: offset) { return .opening(offset) }
      offset += 1
    }
    return .lineEnd
  }

  /// Adds a tag and returns the offset after it.
  private mutating func add(_ token: Token) -> Int {
    template.tokens.append(token)
    return token.range.upperBound
  }

  /// Reports a tag without an end, and continues on the next line if no better position is known.
  private mutating func reportUnclosed(
    at start: Int, closing: [UInt8]? = nil, resumingAt resumption: Int? = nil
  ) -> Int {
    let closing = String(decoding: closing ?? delimiters.close, as: UTF8.self)
    let isComment = resumption == bytes.count
    let content = start + delimiters.open.count
    // If another tag begins on the line, the rest of the line is not scanned again for each tag.
    let end = isComment ? nil : resumption
    let lineEnd = end ?? bytes.lineEnd(after: content)
    template.report(
      .unclosedTag, "this tag is not closed", at: bytes.trimmed(start..<lineEnd),
      hint: isComment
        ? "end the comment with '\(closing)'" : "end it with '\(closing)' on the same line")
    return resumption ?? lineEnd
  }
}
