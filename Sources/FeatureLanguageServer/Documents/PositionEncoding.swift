import JSON
import JSONRPC
import SpecSource

/// The unit in which a client counts the characters of a line.
enum PositionEncoding: String, Sendable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Units of UTF-16: the default, unless client and server agree on another encoding.
  case utf16 = "utf-16"

  /// Chooses the cheapest of the encodings that a client offers.
  init(offered: [String]) {
    self = offered.contains("utf-8") ? .utf8 : .utf16
  }

  /// Returns the offset in bytes of a position; a position after the end of a line or of the file means that end.
  func offset(line: Int, character: Int, in file: SourceFile) -> Int {
    guard line >= 0 else { return 0 }
    // Clients count lines from zero, and may send any number.
    guard line < Int.max, let start = file.offset(ofLine: line + 1) else {
      return file.bytes.count
    }
    var units = 0
    var index = start
    while index < file.bytes.count, !isLineBreak(file.bytes[index]) {
      let length = lengthOfCharacter(at: index, in: file.bytes)
      let width = self.width(ofCharacterThatBeginsWith: file.bytes[index], length: length)
      guard units + width <= character else { break }
      units += width
      index += length
    }
    return index
  }

  /// Returns the position of an offset in bytes.
  func position(of offset: Int, in file: SourceFile) -> JSONValue {
    let line = file.position(at: offset).line
    return .object([
      ("line", .number(line - 1)), ("character", .number(character(of: offset, in: file))),
    ])
  }

  /// Counts the characters on the line before an offset in bytes.
  func character(of offset: Int, in file: SourceFile) -> Int {
    let position = file.position(at: offset)
    return length(of: (file.offset(ofLine: position.line) ?? 0)..<position.offset, in: file)
  }

  /// Counts the characters in a range of bytes.
  func length(of offsets: Range<Int>, in file: SourceFile) -> Int {
    var units = 0
    var index = offsets.lowerBound
    while index < offsets.upperBound {
      let length = lengthOfCharacter(at: index, in: file.bytes)
      units += width(ofCharacterThatBeginsWith: file.bytes[index], length: length)
      index += length
    }
    return units
  }

  /// Converts a range of offsets in bytes to a range of the protocol.
  func range(of offsets: Range<Int>, in file: SourceFile) -> JSONValue {
    .object([
      ("start", position(of: offsets.lowerBound, in: file)),
      ("end", position(of: offsets.upperBound, in: file)),
    ])
  }

  private func width(ofCharacterThatBeginsWith byte: UInt8, length: Int) -> Int {
    switch self {
    case .utf8: length
    case .utf16: byte >= 0xF0 ? 2 : 1
    }
  }

  /// Counts the bytes of a character; a byte that begins no character counts as one.
  private func lengthOfCharacter(at index: Int, in bytes: [UInt8]) -> Int {
    var end = index + 1
    guard bytes[index] >= 0xC0 else { return 1 }
    while end < bytes.count, end < index + 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end - index
  }

  private func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
