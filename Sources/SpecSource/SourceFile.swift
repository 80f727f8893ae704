import Platform

/// A text file that was read: its displayed path and its bytes.
///
/// A file is a reference type, so that every span can refer to its file without a copy.
public final class SourceFile: Sendable {
  /// The path shown to people, relative to the project's root, with forward slashes.
  public let path: String

  /// The file's bytes, which may be invalid UTF-8.
  public let bytes: [UInt8]

  /// The bytes as they were read. In `bytes`, other bytes replace the parts that are left out.
  public let original: [UInt8]

  /// The lines, which are found at the first use: the files are many, and few need their lines.
  private let foundLines = Locked<SourceLines?>(nil)

  /// Makes a file from a path and bytes.
  public convenience init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, original: bytes)
  }

  /// Makes a file in which some bytes of another file are replaced by the same number of other bytes.
  public convenience init(_ file: SourceFile, leavingOut bytes: [UInt8]) {
    self.init(path: file.path, bytes: bytes, original: file.original)
  }

  private init(path: String, bytes: [UInt8], original: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.original = original
  }

  /// Makes a file from a path and a text.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text between two UTF-8 offsets. Invalid bytes become replacement characters.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns the line and column of a UTF-8 offset.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }

  /// Returns the line and column of a UTF-8 offset after a known position, in time that grows with the distance.
  public func position(at offset: Int, after known: SourcePosition) -> SourcePosition {
    let end = min(max(offset, known.offset), bytes.count)
    var (line, column) = (known.line, known.column)
    for index in known.offset..<end {
      switch bytes[index] {
      case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
      case UInt8(ascii: "\r") where index + 1 < bytes.count:
        // The CR of a CRLF takes no column.
        if bytes[index + 1] != UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
      case let byte where byte & 0xC0 != 0x80: column += 1
      default: break
      }
    }
    return SourcePosition(line: line, column: column, offset: end)
  }

  /// Returns the start of a line, counted from one, in bytes; nil if the file has fewer lines.
  public func offset(ofLine number: Int) -> Int? {
    let starts = lines.starts
    return (1...starts.count).contains(number) ? Int(starts[number - 1]) : nil
  }

  /// Returns the text of a line, counted from one, without its line break.
  public func line(_ number: Int) -> String {
    guard let start = offset(ofLine: number) else { return "" }
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return text(start..<end)
  }

  /// The lines of the file.
  private var lines: SourceLines {
    foundLines.withLock { found in
      let lines = found ?? SourceLines(of: bytes)
      found = lines
      return lines
    }
  }
}
