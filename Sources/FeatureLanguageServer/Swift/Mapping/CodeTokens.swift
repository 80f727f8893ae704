import SpecSource

/// The words and signs of Swift, as far as a comparison of two texts needs them: what a space may stand between.
struct CodeTokens: Sendable {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(of bytes: [UInt8], in part: Range<Int>) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var index = part.lowerBound
    while index < part.upperBound {
      let start = index
      index += 1
      guard !bytes[start].isWhiteSpace else { continue }
      if bytes[start].isNameByte {
        while index < part.upperBound, bytes[index].isNameByte { index += 1 }
      }
      ranges.append(start..<index)
    }
    self.ranges = ranges
  }

  /// The text of a token.
  subscript(_ index: Int) -> ArraySlice<UInt8> { bytes[ranges[index]] }

  var count: Int { ranges.count }

  /// Whether a token of a range is a name or a number.
  func hasName(in range: Range<Int>) -> Bool {
    range.contains { self[$0].first?.isNameByte ?? false }
  }

  /// What stands between a token and the one before it.
  func gap(before index: Int) -> ArraySlice<UInt8> {
    bytes[ranges[index - 1].upperBound..<ranges[index].lowerBound]
  }
}
