/// The positions of the lines of a text.
struct SourceLines: Sendable {
  /// The start of each line, in bytes. A line that begins at the file's end counts, too.
  let starts: [UInt32]

  /// Positions in long lines with known columns, so that the search for a column takes the same time in every line.
  private let knownColumns: [(offset: Int, column: Int)]

  /// Finds the lines of a text.
  init(of bytes: [UInt8]) {
    starts = SourceLines.starts(in: bytes)
    knownColumns = SourceLines.knownColumns(in: bytes, starts)
  }

  /// Returns the line and column of a UTF-8 offset.
  func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let end = min(max(offset, 0), bytes.count)
    let line = starts.lastSortedIndex { $0 <= end } ?? 0
    var (start, column) = (Int(starts[line]), 1)
    if let known = knownColumns.lastSortedIndex(where: { $0.offset <= end }) {
      if knownColumns[known].offset > start { (start, column) = knownColumns[known] }
    }
    let columns = SourceLines.columns(of: start..<end, in: bytes)
    return SourcePosition(line: line + 1, column: column + columns, offset: end)
  }

  /// Returns the number of columns that a range of a line takes.
  private static func columns(of range: Range<Int>, in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var columns = 0
      for index in range {
        let byte = bytes[index]
        // The CR of a CRLF takes no column.
        if byte & 0xC0 != 0x80, byte != UInt8(ascii: "\r") || index + 1 == bytes.count {
          columns += 1
        }
      }
      return columns
    }
  }

  /// Counts the columns of lines that are longer than lines that people write.
  private static func knownColumns(
    in bytes: [UInt8], _ starts: [UInt32]
  ) -> [(offset: Int, column: Int)] {
    let step = 4096
    guard bytes.count > step else { return [] }
    var known: [(offset: Int, column: Int)] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
      var (offset, column) = (Int(start), 1)
      while offset + step < end {
        column += columns(of: offset..<offset + step, in: bytes)
        offset += step
        known.append((offset, column))
      }
    }
    return known
  }

  /// Finds the starts of lines: after each LF, and after each CR that another byte than LF follows.
  private static func starts(in bytes: [UInt8]) -> [UInt32] {
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
