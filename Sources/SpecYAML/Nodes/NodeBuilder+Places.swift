import SpecSource

extension NodeBuilder {
  /// What a problem leaves of the part it was found in.
  enum Rest {
    /// The value that the file holds once the problem is fixed.
    case value
    /// Less than the file holds once the problem is fixed: a node may say that the part is missing.
    case part
    /// Nothing, so that the entry with the problem must be set aside.
    case nothing
  }

  /// The part of the file that must be set aside because of a mistake at an offset.
  ///
  /// That is a flow collection from its opening to its closing bracket, and a quoted text from its first line.
  func extent(of offset: Int) -> Range<Int> {
    let source = SourceLookup(file: file)
    if let flow = outermostFlowStart, flow <= offset {
      return flow..<max(offset + 1, FlowEntries(at: flow, in: source)?.end ?? 0)
    }
    if let quote = lastMultilineQuote?.offsets, quote.upperBound <= offset,
      source.line(around: offset).contains(quote.upperBound - 1)
    {
      return quote.lowerBound..<offset + 1
    }
    return offset..<offset + 1
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
