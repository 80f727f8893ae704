import SpecSource

extension NodeBuilder {
  /// A problem that what was built does not make up for.
  struct Mistake {
    /// Where it is.
    let offset: Int
    /// Whether it is a line that fits no other line, so that its indentation says little.
    var isStray = false
  }

  /// The error for a plain text that begins with the no-break spaces of its line's indentation.
  func noBreakIndentation(at offset: Int) -> Diagnostic? {
    let source = SourceLookup(file: file)
    guard source.isNoBreakSpace(at: offset),
      source.skipBlanks(source.line(around: offset).lowerBound) == offset
    else { return nil }
    return SpecYAML.noBreakIndentation(around: offset, in: source)
  }

  /// Makes the node of a value that was left out.
  ///
  /// libyaml puts it where it read on; it belongs right behind the colon, or behind a key without one.
  func nothing(at mark: SourcePosition) -> YAMLNode {
    var place = mark
    if let last = open.indices.last, let end = open[last].key?.endPosition {
      let source = SourceLookup(file: file)
      let colon = source.skipBlanks(end.offset)
      if source[colon] == Byte.colon {
        place = file.position(at: colon + 1, behind: end)
      } else if open[last].isFlow {
        place = end
      }
    }
    return YAMLNode(.scalar(YAMLScalar("")), in: file, from: place, to: place)
  }

  /// The opening bracket of the outermost flow collection that is open; nil outside of them.
  var outermostFlowStart: Int? {
    open.first(where: \.isFlow)?.start.offset
  }

  /// A span of this file.
  func span(_ start: SourcePosition, _ end: SourcePosition) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }
}
