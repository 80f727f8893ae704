import SpecSource

/// Turns libyaml's marks into places of the file.
///
/// libyaml counts in characters and also ends lines at NEL, LS and PS; places count bytes too and end lines at LF, CRLF
/// and CR. In plain ASCII a mark says it all. Otherwise its line is walked, and because marks come in the order of the
/// file, walking goes on where the last mark was, so that no line is walked twice.
struct PositionMap {
  /// Where a line, as libyaml counts, begins.
  private struct LineStart {
    var offset: Int
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  /// The lines' starts; empty when the file is plain ASCII.
  private let lineStarts: [LineStart]
  /// The last mark that was asked for.
  private var cursor = (line: 0, column: 0, offset: 0)

  /// Prepares the positions of a file whose text was checked.
  init(_ file: SourceFile, shape: TextShape) {
    bytes = file.bytes
    lineStarts = shape == .plainASCII ? [] : PositionMap.lines(of: bytes)
    cursor.offset = lineStarts.first?.offset ?? 0
  }

  /// The place of a mark.
  mutating func position(of mark: YAMLMark) -> SourcePosition {
    guard !lineStarts.isEmpty else {
      return SourcePosition(line: mark.line + 1, column: mark.column + 1, offset: mark.index)
    }
    // libyaml counts a line more where a comment ends the file: the end is that of the last line there is.
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
      // A CR that ends the file is a column of its last line to `SourcePosition`, as there is no next line.
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

/// A line break as YAML 1.1 and libyaml know it: LF, CRLF, CR, NEL, LS or PS.
struct LineBreak {
  /// Where it stands.
  let start: Int
  /// Right behind it.
  let end: Int
  /// Whether it counts as a plain new line; LS and PS stay what they are.
  let isNewLine: Bool

  /// The line break at an offset; nil when there is none.
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
