/// A text file that was read: the path it is shown by, and its bytes.
///
/// A reference type, so that every span can name its file without a copy.
public final class SourceFile: Sendable {
  /// The path shown to people, relative to the project's root, with forward slashes.
  public let path: String

  /// The file's bytes, not necessarily valid UTF-8.
  public let bytes: [UInt8]

  /// Makes a file of its path and bytes.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Makes a file of its path and text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The text between two UTF-8 offsets; invalid bytes become replacement characters.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The line and column of a UTF-8 offset.
  ///
  /// Reads the file from its start; meant for diagnostics, not for every node.
  public func position(at offset: Int) -> SourcePosition {
    let end = min(max(offset, 0), bytes.count)
    var position = SourcePosition.start
    var index = 0
    while index < end {
      let byte = bytes[index]
      if endsLine(index) {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80, byte != UInt8(ascii: "\r") || index + 1 == bytes.count {
        position.column += 1
      }
      index += 1
    }
    position.offset = end
    return position
  }

  /// Where a line starts, counted from one, in bytes; nil if there are not so many.
  public func offset(ofLine number: Int) -> Int? {
    var current = 1
    var start = 0
    while start < bytes.count, current < number {
      if endsLine(start) { current += 1 }
      start += 1
    }
    return current == number ? start : nil
  }

  /// The text of a line, counted from one, without its line break.
  public func line(_ number: Int) -> String {
    guard let start = offset(ofLine: number) else { return "" }
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      end += 1
    }
    return text(start..<end)
  }

  /// Whether a line ends with the byte at an index: LF, or CR without LF behind it.
  private func endsLine(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
