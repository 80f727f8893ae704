import SpecSource

/// A part of a scalar that generated code contains unchanged, except for the indentation of its lines.
struct CodeRun: Sendable {
  /// Consecutive bytes of both texts.
  struct Piece: Sendable, Equatable {
    /// The range of the piece in the scalar's text.
    var text: Range<Int>
    /// The offset of the piece in the code.
    var code: Int

    var codeRange: Range<Int> { code..<code + text.count }
  }

  /// The number of the scalar.
  var scalar: Int
  /// The pieces in their order; at least one.
  var pieces: [Piece]

  var text: Range<Int> { pieces[0].text.lowerBound..<pieces[pieces.count - 1].text.upperBound }
  var code: Range<Int> {
    pieces[0].code..<pieces[pieces.count - 1].codeRange.upperBound
  }

  /// Returns the place in the code for a place of the text; nil where the text continues after the end of the code,
  /// or begins after it.
  ///
  /// - Parameter code: The code, for places on lines between pieces.
  func codeOffset(ofText offset: Int, _ text: [UInt8], _ code: [UInt8]) -> Int? {
    guard let index = pieces.lastIndex(where: { $0.text.lowerBound <= offset }) else { return nil }
    let piece = pieces[index]
    if offset <= piece.text.upperBound { return piece.code + offset - piece.text.lowerBound }
    guard index + 1 < pieces.count else { return nil }
    // A place between two pieces is as many lines after the first piece as in the text, after the indentation there.
    var place = piece.codeRange.upperBound
    let end = pieces[index + 1].code
    for byte in text[piece.text.upperBound..<min(offset, text.count)] where byte == 0x0A {
      guard let lineBreak = code[place..<end].firstIndex(of: byte) else { return end }
      place = lineBreak + 1
    }
    while place < end, code[place].isBlank { place += 1 }
    return place
  }

  /// Returns the place in the text for a place of the code; nil for a place in no piece.
  func textOffset(ofCode offset: Int) -> Int? {
    let piece =
      pieces.first { $0.codeRange.contains(offset) }
      ?? pieces.first { $0.codeRange.upperBound == offset }
    return piece.map { $0.text.lowerBound + offset - $0.code }
  }

  /// Moves the pieces after a place of the code.
  mutating func shiftCode(from offset: Int, by count: Int) {
    for index in pieces.indices where pieces[index].code >= offset { pieces[index].code += count }
  }
}
