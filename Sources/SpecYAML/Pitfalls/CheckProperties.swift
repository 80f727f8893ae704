import SpecSource

/// Tags, anchors and aliases, which libyaml removes from a value, so that the rest is not the Swift that was written.
extension NodeBuilder {
  /// Reports an alias and replaces it by its own text.
  mutating func addAlias(_ event: YAMLEvent.Place) {
    let start = positions.position(of: event.start)
    addMissingEntries(before: start.offset)
    let end = positions.position(of: event.end)
    let range = start.offset..<end.offset
    let (hint, value) = repair(of: range, isScalar: true, end: end.offset)
    let isText = value != nil || isAtKey
    report(
      .specialCharacter, PitfallMessages.alias(file.text(range)), at: span(start, end), hint: hint,
      leaving: isText ? .value : .part)
    let text = YAMLScalar(file.text(value ?? range))
    place(YAMLNode(isText ? .scalar(text) : .missing, in: file, from: start, to: end))
  }

  /// Reports the tag or anchor of a scalar, and returns the text that was meant, with its end; nil if it is unknown.
  mutating func repairedScalar(
    _ scalar: YAMLScalar, _ event: YAMLEvent.Place, from start: SourcePosition,
    to end: SourcePosition
  ) -> (YAMLScalar, SourcePosition)? {
    let property = self.property(at: start.offset)
    if isAtKey {
      let isEnd = file.bytes[property.upperBound - 1] == Byte.colon
      let name = property.dropFirst().prefix { file.bytes[$0] != Byte.colon }
      report(
        property, hint: repair(of: property, isScalar: false, end: end.offset).hint,
        isAll: false, leaving: isEnd ? .nothing : .value)
      // The intended key is unknown.
      if scalar.text.isEmpty { open[open.count - 1].lacksEntries = true }
      let text = scalar.text.isEmpty ? file.text(name.startIndex..<name.endIndex) : scalar.text
      return (YAMLScalar(text), end)
    }
    let isPlain = scalar.style == .plain && start.line == end.line
    let (hint, value) = repair(of: property, isScalar: isPlain, end: end.offset)
    let isAnchor = file.bytes[start.offset] == UInt8(ascii: "&")
    let isText = value != nil || isAnchor && scalar.style != .plain
    let isTorn = value == nil && isPlain && isTornApart(from: property, to: end.offset)
    report(
      property, hint: hint, isAll: isPlain && isAll(property, of: value),
      leaving: isText ? .value : isTorn ? .nothing : .part)
    guard let value else { return isText ? (scalar, end) : nil }
    return (YAMLScalar(file.text(value)), file.position(at: value.upperBound))
  }

  /// Reports the tag or anchor of a collection.
  mutating func reportProperty(ofCollectionAt start: SourcePosition) {
    let property = self.property(at: start.offset)
    let hint = repair(of: property, isScalar: false, end: property.upperBound).hint
    report(property, hint: hint, isAll: false, leaving: isAtKey ? .nothing : .part)
  }

  /// Whether the next node is a key.
  private var isAtKey: Bool {
    open.last.map { $0.isMapping && $0.key == nil } ?? false
  }

  /// Returns the range of the tag or anchor that begins at an offset.
  private func property(at start: Int) -> Range<Int> {
    let source = SourceLookup(file: file)
    let isFlow = open.last?.isFlow ?? false
    var end = start
    while !source.isSpace(at: end), !isFlow || !",[]{}".utf8.contains(source[end]) { end += 1 }
    return start..<end
  }

  /// Whether a tag or anchor is the whole value that was meant.
  private func isAll(_ property: Range<Int>, of value: Range<Int>?) -> Bool {
    let source = SourceLookup(file: file)
    let next = source.skipBlanks(property.upperBound)
    return next == (value ?? source.line(around: property.upperBound)).upperBound
      || (outermostFlowStart != nil && ",]}".utf8.contains(source[next]))
  }

  private mutating func report(
    _ property: Range<Int>, hint: Hint, isAll: Bool, leaving rest: Rest
  ) {
    let source = SourceLookup(file: file)
    let name = source.text(property)
    let isTag = source[property.lowerBound] == UInt8(ascii: "!")
    report(
      .specialCharacter,
      isTag ? PitfallMessages.tag(name, isAll: isAll) : PitfallMessages.anchor(name),
      at: source.span(property), hint: hint, leaving: rest)
  }

  /// Returns the correction of a tag, an anchor or an alias.
  ///
  /// - Parameter end: The offset directly after the value as libyaml reads it.
  /// - Returns: The hint, and the value in quotes; nil as the value if quotes would not fix it.
  private func repair(
    of property: Range<Int>, isScalar: Bool, end: Int
  ) -> (hint: Hint, Range<Int>?) {
    let source = SourceLookup(file: file)
    let quoting = QuoteRepair(source: source)
    let name = source.text(property)
    let whole = wholeValue(from: property, in: source)
    if isScalar || whole != property, let other = source.wayOutWithoutQuotes(of: whole) {
      return (other.hint, isScalar ? other.value : nil)
    }
    if let flow = outermostFlowStart {
      let line = quoting.hint(repairing: property.lowerBound, flowStart: flow)
      let isWhole = isScalar && line != nil && !isTornApart(from: property, to: end)
      return (line ?? Hint(PitfallMessages.delete(name)), isWhole ? whole : nil)
    }
    let line = source.line(around: property.lowerBound)
    let value = source.withoutComment(property.lowerBound..<line.upperBound)
    let following = property.upperBound..<max(property.upperBound, value.upperBound)
    let rest = source.text(source.trimmed(following))
    let isBlock = rest.utf8.first.map { "|>".utf8.contains($0) } ?? false
    guard !isBlock, isScalar || !rest.isEmpty, !name.hasPrefix("!!") else {
      return (Hint(PitfallMessages.delete(name)), nil)
    }
    return (quoting.hint(quoting: value), isScalar ? value : nil)
  }

  /// Whether commas of YAML split the value that begins with a property.
  ///
  /// - Parameter end: The offset directly after the value as libyaml reads it.
  private func isTornApart(from property: Range<Int>, to end: Int) -> Bool {
    let source = SourceLookup(file: file)
    guard outermostFlowStart != nil else { return false }
    return wholeValue(from: property, in: source).upperBound
      != max(property.upperBound, source.trimmed(property.lowerBound..<end).upperBound)
  }

  /// Returns the range of the value that begins with a property, without the comment after it.
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
