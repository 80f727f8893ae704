import Platform

/// A text file that was read: the path it is shown by, and its bytes.
///
/// A reference type, so that every span can name its file without a copy.
public final class SourceFile: Sendable {
  /// The path shown to people, relative to the project's root, with forward slashes.
  public let path: String

  /// The file's bytes, not necessarily valid UTF-8.
  public let bytes: [UInt8]

  /// The bytes that were read, where others stand in `bytes` for parts that are left out.
  public let original: [UInt8]

  /// Where its lines are, found at the first use: few files need it, and there are many.
  private let foundLines = Locked<SourceLines?>(nil)

  /// Makes a file of its path and bytes.
  public convenience init(path: String, bytes: [UInt8]) {
    self.init(path: path, bytes: bytes, original: bytes)
  }

  /// Makes a file with others in place of some of its bytes, as many of them.
  public convenience init(_ file: SourceFile, leavingOut bytes: [UInt8]) {
    self.init(path: file.path, bytes: bytes, original: file.original)
  }

  private init(path: String, bytes: [UInt8], original: [UInt8]) {
    self.path = path
    self.bytes = bytes
    self.original = original
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
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: offset, in: bytes)
  }

  /// The line and column of a UTF-8 offset that stands behind a known place; takes time that grows with what is between.
  public func position(at offset: Int, behind known: SourcePosition) -> SourcePosition {
    let end = min(max(offset, known.offset), bytes.count)
    var (line, column) = (known.line, known.column)
    for index in known.offset..<end {
      switch bytes[index] {
      case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
      case UInt8(ascii: "\r") where index + 1 < bytes.count:
        // The CR of a CRLF stands between columns.
        if bytes[index + 1] != UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
      case let byte where byte & 0xC0 != 0x80: column += 1
      default: break
      }
    }
    return SourcePosition(line: line, column: column, offset: end)
  }

  /// Where a line starts, counted from one, in bytes; nil if there are not so many.
  public func offset(ofLine number: Int) -> Int? {
    let starts = lines.starts
    return (1...starts.count).contains(number) ? Int(starts[number - 1]) : nil
  }

  /// The text of a line, counted from one, without its line break.
  public func line(_ number: Int) -> String {
    guard let start = offset(ofLine: number) else { return "" }
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return text(start..<end)
  }

  /// Where its lines are.
  private var lines: SourceLines {
    foundLines.withLock { found in
      let lines = found ?? SourceLines(of: bytes)
      found = lines
      return lines
    }
  }
}
