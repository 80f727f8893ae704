import SpecSource
import SpecSwift

/// Returns the range of a declaration with the comments before it and on its last line.
///
/// - Parameter withAll: Whether the range includes comments that an empty line separates from the declaration.
func cutRange(of member: Member, withAll: Bool = false) -> Range<Int> {
  let bytes = member.file.file.bytes
  let source = member.declaration.source.range
  var start = source.lowerBound
  while let comment = commentLine(before: start, in: bytes, skippingEmptyLines: withAll) {
    start = comment
  }
  return start..<endOfLine(after: source.upperBound, in: bytes)
}

/// Returns the beginning of the comment that fills the lines before a place; nil if other text is on the lines.
private func commentLine(
  before place: Int, in bytes: [UInt8], skippingEmptyLines: Bool
) -> Int? {
  func line(endingAt end: Int) -> ArraySlice<UInt8> {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return bytes[start..<end]
  }
  var lines = line(endingAt: place)
  guard lines.allSatisfy(\.isWhiteSpace), lines.startIndex > 0 else { return nil }
  repeat {
    lines = line(endingAt: lines.startIndex - 1)
  } while skippingEmptyLines && lines.startIndex > 0 && lines.allSatisfy(\.isWhiteSpace)
  let first = lines.drop(while: \.isWhiteSpace)
  if first.starts(with: "//".utf8) { return first.startIndex }
  let end = bytes.trimmed(lines.startIndex..<lines.endIndex)
  guard bytes[end].suffix(2).elementsEqual("*/".utf8) else { return nil }
  while true {
    let text = lines.drop(while: \.isWhiteSpace)
    if text.starts(with: "/*".utf8) { return text.startIndex }
    let isOver = text.indices.contains { text[$0...].starts(with: "/*".utf8) }
    guard !isOver, lines.startIndex > 0 else { return nil }
    lines = line(endingAt: lines.startIndex - 1)
  }
}

/// Returns the end of a declaration's line if only a comment follows the declaration; the end of the declaration
/// otherwise.
private func endOfLine(after end: Int, in bytes: [UInt8]) -> Int {
  let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
  let rest = line.drop(while: \.isWhiteSpace)
  if rest.isEmpty || rest.starts(with: "//".utf8) { return line.endIndex }
  let comment = swiftPieces(of: rest).first
  guard let comment, comment.isComment, comment.range.upperBound <= rest.count,
    rest.dropFirst(comment.range.upperBound).allSatisfy(\.isWhiteSpace)
  else { return end }
  return line.endIndex
}
