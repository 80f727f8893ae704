import SpecSource

/// Tags, anchors, aliases: what libyaml takes away from a value, which then is not the Swift that was written.
extension NodeBuilder {
  /// Reports the alias and puts the text it is written as in its place.
  mutating func addAlias(_ event: YAMLEvent.Place) {
    let start = positions.position(of: event.start)
    let end = positions.position(of: event.end)
    let range = start.offset..<end.offset
    let (hint, value) = repair(of: range, isScalar: true)
    report(
      PitfallMessages.alias(file.text(range)), at: span(start, end), hint: hint,
      isFixed: value != nil)
    place(YAMLNode(.scalar(YAMLScalar(file.text(value ?? range))), at: span(start, end)))
  }

  /// Reports the tag or anchor of a scalar and gives the text that was meant, with its end.
  mutating func repairedScalar(
    _ scalar: YAMLScalar, _ event: YAMLEvent.Place, from start: SourcePosition,
    to end: SourcePosition
  ) -> (YAMLScalar, SourcePosition) {
    let isPlain = scalar.style == .plain && start.line == end.line
    guard let value = reportProperties(of: event, at: start, isScalar: isPlain) else {
      return (scalar, end)
    }
    return (YAMLScalar(file.text(value)), file.position(at: value.upperBound))
  }

  /// Reports a tag or an anchor.
  ///
  /// - Returns: The value as it would be in quotes; nil when quotes would not fix it.
  @discardableResult
  mutating func reportProperties(
    of event: YAMLEvent.Place, at start: SourcePosition, isScalar: Bool
  ) -> Range<Int>? {
    let source = SourceLookup(file: file)
    var end = start.offset
    while !source.isSpace(at: end), open.last?.isFlow != true || !",[]{}".utf8.contains(source[end])
    {
      end += 1
    }
    let property = start.offset..<end
    let name = source.text(property)
    let (hint, value) = repair(of: property, isScalar: isScalar)
    let next = source.skipBlanks(end)
    let isAll =
      next == (value ?? source.line(around: end)).upperBound
      || (outermostFlowStart != nil && ",]}".utf8.contains(source[next]))
    let message =
      source[start.offset] == UInt8(ascii: "!")
      ? PitfallMessages.tag(name, isAll: isAll && isScalar) : PitfallMessages.anchor(name)
    report(
      message, at: source.span(property), hint: hint, isFixed: value != nil)
    return value
  }

  /// The way out of a tag, an anchor or an alias.
  ///
  /// - Returns: The hint, and the value as it would be in quotes; nil when quotes would not fix it.
  private func repair(of property: Range<Int>, isScalar: Bool) -> (hint: Hint, Range<Int>?) {
    let source = SourceLookup(file: file)
    let quoting = QuoteRepair(source: source)
    let name = source.text(property)
    let whole = wholeValue(from: property, in: source)
    if isScalar || whole != property, let other = source.wayOutWithoutQuotes(of: whole) {
      return (other.hint, isScalar ? other.value : nil)
    }
    if let flow = outermostFlowStart {
      let line = quoting.hint(repairing: property.lowerBound, flowStart: flow)
      return (line ?? Hint(PitfallMessages.delete(name)), nil)
    }
    let line = source.line(around: property.lowerBound)
    let value = source.withoutComment(property.lowerBound..<line.upperBound)
    let behind = property.upperBound..<max(property.upperBound, value.upperBound)
    let rest = source.text(source.trimmed(behind))
    let isBlock = rest.utf8.first.map { "|>".utf8.contains($0) } ?? false
    guard !isBlock, isScalar || !rest.isEmpty, !name.hasPrefix("!!") else {
      return (Hint(PitfallMessages.delete(name)), nil)
    }
    return (quoting.hint(quoting: value), isScalar ? value : nil)
  }

  /// The value that begins with a property, without the comment behind it.
  private func wholeValue(from property: Range<Int>, in source: SourceLookup) -> Range<Int> {
    let bracket = open.last { $0.isFlow && !$0.isPair }?.start.offset
    let entries = bracket.flatMap { FlowEntries(at: $0, in: source)?.entries }
    if let entry = entries?.first(where: { $0.contains(property.lowerBound) }) {
      return property.lowerBound..<max(entry.upperBound, property.upperBound)
    }
    let line = source.line(around: property.lowerBound)
    let value = source.withoutComment(property.lowerBound..<line.upperBound)
    return property.lowerBound..<max(value.upperBound, property.upperBound)
  }
}
