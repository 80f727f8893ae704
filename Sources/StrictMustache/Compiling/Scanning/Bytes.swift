import SpecSource

/// The bytes with a meaning for the compiler and the renderer.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension [UInt8] {
  /// Whether some bytes are at an offset.
  func has(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard self[offset] == pattern.first, offset + pattern.count <= count else { return false }
    return self[offset..<offset + pattern.count].elementsEqual(pattern)
  }

  /// Returns the first offset, from a start on, of some bytes.
  func firstOffset(of pattern: [UInt8], from start: Int) -> Int? {
    (start..<Swift.max(start, count)).first { has(pattern, at: $0) }
  }

  /// Returns the offset after the line break that ends an offset's line; in the last line, the end of the file.
  func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < count {
      end += 1
      if self[end - 1] == Byte.lineFeed { break }
    }
    return end
  }

  /// Returns the words of a range, separated by blanks.
  func words(in range: Range<Int>) -> [Range<Int>] {
    self[range].split(whereSeparator: \.isBlank).map { $0.startIndex..<$0.endIndex }
  }

  /// Returns the line break at the end of a range; an empty range without a line break.
  func lineBreak(endOf range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    guard !range.isEmpty, self[end - 1] == Byte.lineFeed else { return end..<end }
    let isPair = range.count > 1 && self[end - 2] == Byte.carriageReturn
    return (isPair ? end - 2 : end - 1)..<end
  }

  /// Whether a range contains nothing but blanks before the line break at its end.
  func isBlankLine(_ range: Range<Int>) -> Bool {
    self[range.lowerBound..<lineBreak(endOf: range).lowerBound].allSatisfy(\.isBlank)
  }

  /// Returns a range of blanks and text without the blanks that it has in common with the start of another range.
  func removing(_ indent: Range<Int>, from range: Range<Int>) -> Range<Int> {
    let pairs = zip(self[range], self[indent])
    let common = pairs.prefix { $0 == $1 && $0.isBlank }.count
    return range.lowerBound + common..<range.upperBound
  }
}
