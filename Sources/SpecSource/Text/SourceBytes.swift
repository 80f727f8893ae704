/// The kinds of bytes in YAML, Swift and templates. Bytes beyond ASCII are parts of letters.
extension UInt8 {
  /// Whether the byte is a space or a tab.
  @inlinable public var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is LF or CR.
  @inlinable public var isLineBreak: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }

  /// Whether the byte is a blank or ends a line.
  @inlinable public var isWhiteSpace: Bool {
    isBlank || isLineBreak
  }

  /// Whether the byte is an ASCII letter.
  @inlinable public var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether the byte is an ASCII digit.
  @inlinable public var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// Whether the byte is an ASCII letter, a digit or an underscore.
  @inlinable public var isWordByte: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_")
  }

  /// Whether the byte may be part of a Swift name, as every byte of a character beyond ASCII may.
  @inlinable public var isNameByte: Bool {
    isWordByte || self >= 0x80
  }
}

extension [UInt8] {
  /// Returns a range without the white space at its ends.
  public func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhiteSpace { start += 1 }
    while start < end, self[end - 1].isWhiteSpace { end -= 1 }
    return start..<end
  }
}
