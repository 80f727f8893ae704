import SpecSource

extension NodeBuilder {
  /// The rest of a part after a problem was found in it.
  enum Rest {
    /// The part has the value that it will have after the problem is fixed.
    case value
    /// The part has less than it will have after the problem is fixed. A node may mark the part as missing.
    case part
    /// The part has no usable value, so that the entry with the problem must be set aside.
    case nothing
  }

  /// Returns the part of the file that must be set aside because of a mistake at an offset.
  ///
  /// The part extends over a flow collection from its opening to its closing bracket, and over a quoted text from its
  /// first line on.
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

  /// Returns the error for a plain text that begins with no-break spaces in its line's indentation.
  func noBreakIndentation(at offset: Int) -> Diagnostic? {
    let source = SourceLookup(file: file)
    guard source.isNoBreakSpace(at: offset),
      source.skipBlanks(source.line(around: offset).lowerBound) == offset
    else { return nil }
    return SpecYAML.noBreakIndentation(around: offset, in: source)
  }

  /// Makes the node of an omitted value.
  ///
  /// libyaml puts the node where it continued to read. Its correct position is directly after the colon, or after a
  /// key without a colon.
  func nothing(at mark: SourcePosition) -> YAMLNode {
    var place = mark
    if let last = open.indices.last, let end = open[last].key?.endPosition {
      let source = SourceLookup(file: file)
      let colon = source.skipBlanks(end.offset)
      if source[colon] == Byte.colon {
        place = file.position(at: colon + 1, after: end)
      } else if open[last].isFlow {
        place = end
      }
    }
    return YAMLNode(.scalar(YAMLScalar("")), in: file, from: place, to: place)
  }

  /// The offset of the opening bracket of the outermost open flow collection; nil outside of flow collections.
  var outermostFlowStart: Int? {
    open.first(where: \.isFlow)?.start.offset
  }

  /// Returns a span of the file.
  func span(_ start: SourcePosition, _ end: SourcePosition) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }
}
