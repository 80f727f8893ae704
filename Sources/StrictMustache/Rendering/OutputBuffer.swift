/// The written bytes, and the indentation of the next lines.
struct OutputBuffer {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// The blanks before every line that is not empty.
  private(set) var indentation: [UInt8] = []

  /// Makes an empty buffer with room for some bytes.
  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes bytes, and the indentation before each of their lines.
  @inline(__always)
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if indentation.isEmpty {
      bytes.append(contentsOf: text)
    } else {
      writeIndented(text)
    }
  }

  /// Writes a text, and the indentation before each of its lines.
  @inline(__always)
  mutating func write(_ text: String) {
    // Native strings are contiguous. A bridged string is copied first.
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { write($0) }
    if isWritten == nil { Array(text.utf8).withUnsafeBufferPointer { write($0) } }
  }

  /// The number of bytes by which the lines of a text are moved in the output, from a certain line on.
  typealias Shift = (line: Int, count: Int)

  /// The current line, in columns: the length of its text so far, and the blanks at its start.
  var line: (columns: Int, indentation: Int) {
    guard !isAtLineStart else { return (indentation.count, indentation.count) }
    let start = bytes.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    let line = bytes[start...]
    return (line.count { $0 & 0xC0 != 0x80 }, line.prefix { $0 == UInt8(ascii: " ") }.count)
  }

  /// Writes lines.
  ///
  /// - Parameters:
  ///   - further: The number of blanks before the lines after the first.
  ///   - isTraced: Whether the shifts of the lines are needed.
  /// - Returns: The shifts; nil if they are not needed.
  mutating func write(_ text: [UInt8], further: Int, isTraced: Bool) -> [Shift]? {
    var shifts: [Shift]? = isTraced ? [] : nil
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: Byte.lineFeed).map { $0 + 1 } ?? text.count
      if isAtLineStart, text[start] != Byte.lineFeed {
        if start == 0 {
          bytes.append(contentsOf: indentation)
        } else {
          bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: further))
        }
      }
      shifts?.append((start, bytes.count - start))
      bytes.append(contentsOf: text[start..<end])
      start = end
    }
    return shifts
  }

  /// Writes a text unchanged, with indentation only for the line that it starts.
  mutating func writeVerbatim(_ text: String) {
    if isAtLineStart, !text.isEmpty { bytes.append(contentsOf: indentation) }
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds blanks to the indentation of the next lines.
  ///
  /// - Returns: The length to pass to `unindent`.
  mutating func indent(by blanks: some Collection<UInt8>) -> Int {
    let length = indentation.count
    // In the middle of a line, the blanks are those that the reader sees before the tag.
    if !isAtLineStart { bytes.append(contentsOf: blanks) }
    indentation.append(contentsOf: blanks)
    return length
  }

  /// Restores the indentation of a length.
  mutating func unindent(to length: Int) {
    indentation.removeLast(indentation.count - length)
  }

  /// Ends a line, unless nothing was written since an offset or the written text itself ends a line.
  mutating func endLine(with lineEnd: some Collection<UInt8>, startedAt start: Int) {
    guard bytes.count > start, !isAtLineStart else { return }
    bytes.append(contentsOf: lineEnd)
  }

  /// Whether the next text starts a line.
  private var isAtLineStart: Bool {
    bytes.last.map { $0 == Byte.lineFeed } ?? true
  }

  /// Writes line by line. Empty lines get no indentation, so that no blanks are at their ends.
  private mutating func writeIndented(_ text: UnsafeBufferPointer<UInt8>) {
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: Byte.lineFeed).map { $0 + 1 } ?? text.endIndex
      let isPair = end - start == 2 && text[start] == Byte.carriageReturn
      let isEmpty = text[end - 1] == Byte.lineFeed && (end - start == 1 || isPair)
      if !isEmpty, isAtLineStart { bytes.append(contentsOf: indentation) }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
    }
  }
}
