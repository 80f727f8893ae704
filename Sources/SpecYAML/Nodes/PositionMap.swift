import SpecSource

/// Converts libyaml's marks into positions in the file.
///
/// libyaml counts characters and also ends lines at NEL, LS and PS. Positions also count bytes, and lines end at LF,
/// CRLF and CR. In plain ASCII, a mark equals the position. In other files the map reads the line of a mark. Because
/// marks come in the order of the file, the map continues at the last mark, so that it reads no line twice.
struct PositionMap {
  /// The start of a line as libyaml counts lines.
  private struct LineStart {
    var offset: Int
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  /// The starts of the lines; empty if the file is plain ASCII.
  private let lineStarts: [LineStart]
  /// The last converted mark.
  private var cursor = (line: 0, column: 0, offset: 0)

  /// Makes the map of a file whose text was checked.
  init(_ file: SourceFile, shape: TextShape) {
    bytes = file.bytes
    lineStarts = shape == .plainASCII ? [] : PositionMap.lines(of: bytes)
    cursor.offset = lineStarts.first?.offset ?? 0
  }

  /// Returns the position of a mark.
  mutating func position(of mark: YAMLMark) -> SourcePosition {
    guard !lineStarts.isEmpty else {
      return SourcePosition(line: mark.line + 1, column: mark.column + 1, offset: mark.index)
    }
    // If a comment ends the file, libyaml counts an additional line. The end is then the end of the last line.
    let line = min(mark.line, lineStarts.count - 1)
    let column = line < mark.line ? Int.max : mark.column
    let start = lineStarts[line]
    if cursor.line != line || cursor.column > column {
      cursor = (line, 0, start.offset)
    }
    while cursor.column < column, cursor.offset < bytes.count {
      cursor.offset = PositionMap.endOfScalar(in: bytes, at: cursor.offset)
      cursor.column += 1
    }
    return SourcePosition(
      line: start.line, column: start.column + cursor.column, offset: cursor.offset)
  }

  private static func lines(of bytes: [UInt8]) -> [LineStart] {
    let first = lengthOfByteOrderMark(in: bytes)
    var current = LineStart(offset: first, line: 1, column: first > 0 ? 2 : 1)
    var starts = [current]
    while current.offset < bytes.count {
      let offset = current.offset
      let lineBreak = LineBreak(in: bytes, at: offset)
      current.offset = lineBreak?.end ?? endOfScalar(in: bytes, at: offset)
      // A CR that ends the file is a column of its last line for `SourcePosition`, because no line follows.
      if bytes[offset].isLineBreak, offset + 1 < bytes.count || bytes[offset] == Byte.lineFeed {
        current.line += 1
        current.column = 1
      } else {
        current.column += 1
      }
      if lineBreak != nil { starts.append(current) }
    }
    return starts
  }

  private static func endOfScalar(in bytes: [UInt8], at offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

/// A line break as defined by YAML 1.1 and libyaml: LF, CRLF, CR, NEL, LS or PS.
struct LineBreak {
  /// The offset of the line break.
  let start: Int
  /// The offset directly after the line break.
  let end: Int
  /// Whether the line break counts as a plain newline. LS and PS keep their own characters.
  let isNewLine: Bool

  /// Makes the line break at an offset; nil if the offset has none.
  init?(in bytes: [UInt8], at offset: Int) {
    guard offset < bytes.count else { return nil }
    start = offset
    switch bytes[offset] {
    case Byte.lineFeed:
      (end, isNewLine) = (offset + 1, true)
    case Byte.carriageReturn:
      let isPair = offset + 1 < bytes.count && bytes[offset + 1] == Byte.lineFeed
      (end, isNewLine) = (offset + (isPair ? 2 : 1), true)
    case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0x85:
      (end, isNewLine) = (offset + 2, true)
    case 0xE2
    where offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8:
      (end, isNewLine) = (offset + 3, false)
    default:
      return nil
    }
  }
}
