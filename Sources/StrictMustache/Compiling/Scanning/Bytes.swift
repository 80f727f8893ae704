import SpecSource

/// The bytes that mean something to the compiler and the renderer.
enum Byte {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}

extension [UInt8] {
  /// Whether some bytes stand at an offset.
  func has(_ pattern: [UInt8], at offset: Int) -> Bool {
    guard self[offset] == pattern.first, offset + pattern.count <= count else { return false }
    return self[offset..<offset + pattern.count].elementsEqual(pattern)
  }

  /// The first offset from a start on at which some bytes stand.
  func firstOffset(of pattern: [UInt8], from start: Int) -> Int? {
    (start..<Swift.max(start, count)).first { has(pattern, at: $0) }
  }

  /// The offset behind the line break that ends the line of an offset; the end of the file in its last line.
  func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < count {
      end += 1
      if self[end - 1] == Byte.lineFeed { break }
    }
    return end
  }

  /// The words of a range, which blanks separate.
  func words(in range: Range<Int>) -> [Range<Int>] {
    self[range].split(whereSeparator: \.isBlank).map { $0.startIndex..<$0.endIndex }
  }

  /// The line break at the end of a range; empty if there is none.
  func lineBreak(endOf range: Range<Int>) -> Range<Int> {
    let end = range.upperBound
    guard !range.isEmpty, self[end - 1] == Byte.lineFeed else { return end..<end }
    let isPair = range.count > 1 && self[end - 2] == Byte.carriageReturn
    return (isPair ? end - 2 : end - 1)..<end
  }

  /// Whether nothing but blanks is in a range before the line break at its end.
  func isBlankLine(_ range: Range<Int>) -> Bool {
    self[range.lowerBound..<lineBreak(endOf: range).lowerBound].allSatisfy(\.isBlank)
  }

  /// A range of blanks and text without the blanks it has in common with the start of another.
  func removing(_ indent: Range<Int>, from range: Range<Int>) -> Range<Int> {
    let pairs = zip(self[range], self[indent])
    let common = pairs.prefix { $0 == $1 && $0.isBlank }.count
    return range.lowerBound + common..<range.upperBound
  }
}
