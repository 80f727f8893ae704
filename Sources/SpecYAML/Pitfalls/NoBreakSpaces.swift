import SpecSource

/// Returns the error for no-break spaces in the indentation of the line around an offset; nil if the line has none.
///
/// Such spaces come with text pasted from web pages. They look like spaces, but YAML does not read them as blanks.
///
/// - Returns: The error, at the start of the line.
func noBreakIndentation(around offset: Int, in source: SourceLookup) -> Diagnostic? {
  let line = source.line(around: offset)
  guard source.hasNoBreakIndentation(line) else { return nil }
  let others = source.lines(below: line).count(where: source.hasNoBreakIndentation)
  let rest =
    switch others {
    case 0: ""
    case 1: "; so is one more line below"
    default: "; so are \(others) more lines below"
    }
  let end = source.endOfIndentation(line)
  return .error(
    .wrongIndentation, "this line is indented with no-break spaces (U+00A0)",
    at: source.span(line.lowerBound..<end),
    hint: "indent with spaces, two for each level\(rest)")
}

extension SourceLookup {
  /// Whether one of the blanks at the start of a line is a no-break space.
  fileprivate func hasNoBreakIndentation(_ line: Range<Int>) -> Bool {
    endOfIndentation(line) > min(skipBlanks(line.lowerBound), line.upperBound)
  }

  /// Returns the offset directly after the blanks and no-break spaces at the start of a line.
  fileprivate func endOfIndentation(_ line: Range<Int>) -> Int {
    var end = line.lowerBound
    while end < line.upperBound {
      if self[end].isBlank {
        end += 1
      } else if isNoBreakSpace(at: end) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  /// Whether the character at an offset is a no-break space.
  func isNoBreakSpace(at offset: Int) -> Bool {
    self[offset] == 0xC2 && self[offset + 1] == 0xA0
  }
}
