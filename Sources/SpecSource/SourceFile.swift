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

  /// Where each line starts, in bytes; a line that begins at the file's end counts, too.
  private let lineStarts: [UInt32]

  /// Places in long lines whose columns are known, so that finding a column takes the same time in every line.
  private let knownColumns: [(offset: Int, column: Int)]

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
    lineStarts = SourceFile.lineStarts(in: bytes)
    knownColumns = SourceFile.knownColumns(in: bytes, lineStarts)
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
    let end = min(max(offset, 0), bytes.count)
    let line = lineStarts.lastSortedIndex { $0 <= end } ?? 0
    var (start, column) = (Int(lineStarts[line]), 1)
    if let known = knownColumns.lastSortedIndex(where: { $0.offset <= end }) {
      if knownColumns[known].offset > start { (start, column) = knownColumns[known] }
    }
    let columns = SourceFile.columns(of: start..<end, in: bytes)
    return SourcePosition(line: line + 1, column: column + columns, offset: end)
  }

  /// How many columns the bytes of a stretch of a line take.
  private static func columns(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var columns = 0
      for index in range {
        let byte = bytes[index]
        // The CR of a CRLF stands between columns.
        if byte & 0xC0 != 0x80, byte != UInt8(ascii: "\r") || index + 1 == bytes.count {
          columns += 1
        }
      }
      return columns
    }
  }

  /// Counts the columns of lines that are longer than anybody writes them.
  private static func knownColumns(
    in bytes: [UInt8], _ lineStarts: [UInt32]
  ) -> [(offset: Int, column: Int)] {
    let step = 4096
    guard bytes.count > step else { return [] }
    var known: [(offset: Int, column: Int)] = []
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
      var (offset, column) = (Int(start), 1)
      while offset + step < end {
        column += columns(of: offset..<offset + step, in: bytes)
        offset += step
        known.append((offset, column))
      }
    }
    return known
  }

  /// Where a line starts, counted from one, in bytes; nil if there are not so many.
  public func offset(ofLine number: Int) -> Int? {
    (1...lineStarts.count).contains(number) ? Int(lineStarts[number - 1]) : nil
  }

  /// The text of a line, counted from one, without its line break.
  public func line(_ number: Int) -> String {
    guard let start = offset(ofLine: number) else { return "" }
    var end = start
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return text(start..<end)
  }

  /// Finds where lines start: behind each LF, and behind each CR that has no LF behind it but something else.
  private static func lineStarts(in bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = []
    bytes.withUnsafeBufferPointer { bytes in
      starts.reserveCapacity(1 + bytes.count { $0 == UInt8(ascii: "\n") })
      starts.append(0)
      for index in bytes.indices where bytes[index] <= UInt8(ascii: "\r") {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
          starts.append(UInt32(clamping: index + 1))
        case UInt8(ascii: "\r")
        where index + 1 < bytes.count && bytes[index + 1] != UInt8(ascii: "\n"):
          starts.append(UInt32(clamping: index + 1))
        default: break
        }
      }
    }
    return starts
  }
}
