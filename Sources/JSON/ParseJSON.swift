import SpecSource

/// A syntax error in JSON.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The description of the expected or unexpected text.
  public var message: String
  /// The offset of the error in bytes, counted from zero.
  public var offset: Int

  /// The error in one line.
  public var description: String {
    "\(message) at byte \(offset)"
  }
}

/// The maximum depth of nested lists and objects: the parser calls itself for each level.
private let maximumDepth = 256

/// The maximum number of values; each value takes more memory than its text, and no message has as many.
private let maximumCount = 1_000_000

/// Reads JSON according to RFC 8259: one value, in UTF-8.
///
/// A lone half of a surrogate pair becomes a replacement character. All members with equal keys are kept.
///
/// - Throws: `JSONError` for anything else.
public func parseJSON(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
  var parser = JSONParser(bytes: bytes)
  let value = try parser.value(depth: 0)
  parser.skipSpace()
  guard parser.isAtEnd else { throw parser.error("nothing more was expected") }
  return value
}

/// Reads JSON byte by byte.
private struct JSONParser {
  let bytes: [UInt8]
  private var index = 0
  /// The number of values begun so far.
  private var count = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The next byte to read; nil at the end.
  private var next: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: index)
  }

  mutating func skipSpace() {
    while let byte = next, byte.isWhiteSpace { index += 1 }
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth < maximumDepth else { throw error("values are nested too deep") }
    count += 1
    guard count <= maximumCount else { throw error("there are more than \(maximumCount) values") }
    guard let next else { throw error("a value was expected") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("a value was expected")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    try parts(until: "}") { parser throws(JSONError) in
      parser.skipSpace()
      guard parser.next == UInt8(ascii: "\"") else {
        throw parser.error("a key in quotes was expected")
      }
      let key = try parser.text()
      parser.skipSpace()
      guard parser.take(":") else { throw parser.error("':' was expected") }
      members.append((key, try parser.value(depth: depth + 1)))
    }
    return .object(members)
  }

  private mutating func list(depth: Int) throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    try parts(until: "]") { parser throws(JSONError) in
      values.append(try parser.value(depth: depth + 1))
    }
    return .list(values)
  }

  /// Reads from an opening bracket to the end of its closing one; commas separate the parts in between.
  private mutating func parts(
    until end: Unicode.Scalar, _ readPart: (inout JSONParser) throws(JSONError) -> Void
  ) throws(JSONError) {
    index += 1
    skipSpace()
    if take(end) { return }
    repeat {
      try readPart(&self)
      skipSpace()
    } while take(",")
    guard take(end) else { throw error("',' or '\(end)' was expected") }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw error("a value was expected") }
    index += word.utf8.count
    return value
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> JSONValue {
    let start = index
    _ = take("-")
    if next == UInt8(ascii: "0") { index += 1 } else { try needDigits() }
    if take(".") { try needDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try needDigits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text) { return .number(whole) }
    guard let number = Double(text), number.isFinite else {
      throw error("the number is too large")
    }
    return Int(exactly: number).map(JSONValue.number) ?? .decimal(number)
  }

  private mutating func needDigits() throws(JSONError) {
    guard next?.isDigit == true else { throw error("a digit was expected") }
    while let byte = next, byte.isDigit { index += 1 }
  }
}

extension JSONParser {
  /// Reads a text from its opening quote to the end of its closing one.
  fileprivate mutating func text() throws(JSONError) -> String {
    index += 1
    var utf8: [UInt8] = []
    while true {
      let start = index
      // Most bytes need no escape.
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
        index += 1
      }
      utf8 += bytes[start..<index]
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        guard let text = String(validUTF8: utf8) else {
          throw error("the text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"):
        index += 1
        utf8 += try escape().utf8
      case nil: throw error("the text does not end")
      default: throw error("a text contains a control character")
      }
    }
  }

  /// Reads the escape after a backslash.
  private mutating func escape() throws(JSONError) -> String {
    guard let byte = next else { throw error("the text does not end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return String(Unicode.Scalar(byte))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      index -= 1
      throw error("'\\' is followed by a character that it cannot escape")
    }
  }

  /// Reads the digits of an escape, and the other half of a surrogate pair.
  private mutating func unicodeEscape() throws(JSONError) -> String {
    let first = try codeUnit()
    guard UTF16.isLeadSurrogate(first), bytes[index...].starts(with: [0x5C, 0x75]) else {
      return String(decoding: [first], as: UTF16.self)
    }
    let back = index
    index += 2
    let second = try codeUnit()
    guard UTF16.isTrailSurrogate(second) else {
      index = back
      return String(decoding: [first], as: UTF16.self)
    }
    return String(decoding: [first, second], as: UTF16.self)
  }

  private mutating func codeUnit() throws(JSONError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits were expected") }
    index += 4
    return unit
  }
}
