/// An entry of a YAML file that is set aside because of a mistake in it: a line with the deeper lines below it.
struct YAMLGap {
  /// A key in a gap, with its range.
  struct Key {
    let name: String
    let range: Range<Int>
  }

  /// The range of the entry, as UTF-8 offsets. It ends at the start of another line, or with the file.
  let range: Range<Int>

  /// The entry's indentation, in bytes.
  let indentation: Int

  /// Whether the gap is an entry of a list.
  let isItem: Bool

  /// The keys in the gap that a mapping may therefore lack.
  let keys: [Key]

  /// Whether a mapping may lack unknown keys because of the gap.
  let hasUnknownKeys: Bool
}

extension YAMLGap {
  /// Finds the smallest entry that contains a mistake.
  init(around mistake: Range<Int>, in source: SourceLookup) {
    let lines = BlockLines(source: source)
    let place = source.line(around: mistake.lowerBound)
    let own = lines.firstLine(ofEntryAround: place)
    let entries = lines.entries(on: own)
    let entry =
      (own == place ? entries.last { $0.start <= mistake.lowerBound } : entries.last)
      ?? entries[0]
    indentation = lines.indentation(own) + entry.start - entries[0].start
    isItem = entry.isItem
    let last = source.line(around: max(mistake.upperBound - 1, own.lowerBound))
    let shape = LineShape(around: own.lowerBound, in: source)
    let levels = source.levels(above: own.lowerBound)
    let isStray =
      entry.start == entries[0].start && !shape.value.isEmpty && !levels.contains(indentation)
    let end = lines.end(
      ofEntryUpTo: last, indentation: indentation, levels: isStray && own == last ? levels : [],
      isList: entry.isItem
        ? lines.isStrayItem(own) : shape.key != nil && shape.value.isEmpty)
    // Tabs before a comment are a mistake, too.
    let start = lines.hasTabs(own) ? own.lowerBound : entry.start
    range = start..<max(end, min(own.upperBound, source.bytes.count))
    guard !isItem else {
      (keys, hasUnknownKeys) = ([], false)
      return
    }
    let first = lines.key(of: shape)
    // A deeper line below a value belongs to no line above, so its key may be missing in any mapping.
    let isValue = !shape.value.isEmpty && !"{[|>".utf8.contains(source[shape.value.lowerBound])
    let others = isValue ? lines.keys(below: own, in: range) : []
    keys = [first].compactMap(\.self) + others
    hasUnknownKeys = first == nil || lines.hasTabs(in: range)
  }
}

/// The lines of a file with the structure of their indentation.
private struct BlockLines {
  let source: SourceLookup

  /// The maximum number of keys that are read from lines without a place.
  private static let maximumKeys = 20

  /// Returns the first line of the smallest entry that a line belongs to.
  func firstLine(ofEntryAround line: Range<Int>) -> Range<Int> {
    var own = source.hasContent(line) ? line : source.contentLine(above: line.lowerBound) ?? line
    while let parent = parent(of: own), !holdsEntries(parent, at: indentation(own)) { own = parent }
    return own
  }

  /// Whether a line with a dash is among the keys of a mapping.
  func isStrayItem(_ line: Range<Int>) -> Bool {
    let own = indentation(line)
    var above = source.contentLine(above: line.lowerBound)
    while let candidate = above, hasTabs(candidate) || indentation(candidate) > own {
      above = source.contentLine(above: candidate.lowerBound)
    }
    guard let above, indentation(above) == own else { return false }
    let shape = LineShape(around: above.lowerBound, in: source)
    return !shape.hasDash && !(shape.key != nil && shape.value.isEmpty)
  }

  /// Returns the nearest line above a line that has a smaller indentation.
  private func parent(of line: Range<Int>) -> Range<Int>? {
    let own = indentation(line)
    var above = source.contentLine(above: line.lowerBound)
    while let candidate = above, hasTabs(candidate) || indentation(candidate) >= own {
      above = source.contentLine(above: candidate.lowerBound)
    }
    return above
  }

  /// Whether lines with an indentation below a line are entries of a collection that the line begins.
  private func holdsEntries(_ line: Range<Int>, at indentation: Int) -> Bool {
    let shape = LineShape(around: line.lowerBound, in: source)
    guard shape.key != nil || shape.hasDash else { return false }
    if shape.hasDash, let key = shape.key, key.lowerBound - line.lowerBound == indentation {
      return true
    }
    return shape.value.isEmpty || isProperty(shape.value)
  }

  /// Whether a value is a tag or an anchor, whose value is on the lines below.
  private func isProperty(_ value: Range<Int>) -> Bool {
    "!&".utf8.contains(source[value.lowerBound])
      && source.endOfWord(at: value.lowerBound) >= value.upperBound
  }

  /// Returns the entries that begin on a line, the outermost first: those of lists, and one of a mapping.
  func entries(on line: Range<Int>) -> [(start: Int, isItem: Bool)] {
    var entries: [(start: Int, isItem: Bool)] = []
    var offset = min(source.skipBlanks(line.lowerBound), line.upperBound)
    while offset < line.upperBound, source[offset] == Byte.dash, source.isSpace(at: offset + 1) {
      entries.append((offset, true))
      offset = min(source.skipBlanks(offset + 1), line.upperBound)
    }
    if entries.isEmpty || LineShape(around: line.lowerBound, in: source).key != nil {
      entries.append((offset, false))
    }
    return entries
  }

  /// Returns the start of the first line after an entry.
  ///
  /// - Parameters:
  ///   - last: The last line that certainly belongs to the entry.
  ///   - levels: The deeper columns at which the lines above may continue.
  ///   - isList: Whether the dashes in the entry's column belong to the entry.
  func end(
    ofEntryUpTo last: Range<Int>, indentation: Int, levels: [Int], isList: Bool
  ) -> Int {
    for line in source.lines(below: last) where source.hasContent(line) && !hasTabs(line) {
      let first = source.skipBlanks(line.lowerBound)
      let own = first - line.lowerBound
      // The lines below a line without a place continue the lines above it.
      if own > indentation, levels.contains(own) { return line.lowerBound }
      if own > indentation { continue }
      if own == indentation, isList, source[first] == Byte.dash, source.isSpace(at: first + 1) {
        continue
      }
      // The line starts with a bracket that closes a part of the gap, or with the colon after a key of several lines.
      if "]}:".utf8.contains(source[first]) { continue }
      return line.lowerBound
    }
    return source.bytes.count
  }

  /// Returns the indentation of a line. If it has tabs, the result is the indentation of the line above or of its
  /// entries.
  func indentation(_ line: Range<Int>) -> Int {
    guard hasTabs(line) else { return source.skipBlanks(line.lowerBound) - line.lowerBound }
    var above = source.contentLine(above: line.lowerBound)
    while let candidate = above, hasTabs(candidate) {
      above = source.contentLine(above: candidate.lowerBound)
    }
    guard let above else { return 0 }
    let own = source.skipBlanks(above.lowerBound) - above.lowerBound
    let value = LineShape(around: above.lowerBound, in: source).value
    let isText = !value.isEmpty && "|>".utf8.contains(source[value.lowerBound])
    return isText || holdsEntries(above, at: own + 2) ? own + 2 : own
  }

  /// Whether a line is indented with tabs.
  func hasTabs(_ line: Range<Int>) -> Bool {
    let end = min(source.skipBlanks(line.lowerBound), line.upperBound)
    return source.bytes[line.lowerBound..<end].contains(Byte.tab)
  }

  /// Whether a line of a range, other than the first, is indented with tabs.
  func hasTabs(in range: Range<Int>) -> Bool {
    source.lines(in: range).dropFirst().contains { hasTabs($0) }
  }

  /// Returns the keys of the lines below a line.
  func keys(below line: Range<Int>, in range: Range<Int>) -> [YAMLGap.Key] {
    var keys: [YAMLGap.Key] = []
    for line in source.lines(below: line) {
      guard line.lowerBound < range.upperBound, keys.count < Self.maximumKeys else { break }
      if let key = LineShape(around: line.lowerBound, in: source).key.flatMap({ key(at: $0) }) {
        keys.append(key)
      }
    }
    return keys
  }

  /// Returns the key of a line, or the name at its start if the colon is missing.
  func key(of shape: LineShape) -> YAMLGap.Key? {
    if let key = shape.key { return key.isEmpty ? nil : self.key(at: key) }
    var end = shape.value.lowerBound
    while end < shape.value.upperBound, source[end].isNameByte || source[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard end > shape.value.lowerBound, source.isSpace(at: end) || source[end] == Byte.colon else {
      return nil
    }
    return key(at: shape.value.lowerBound..<end)
  }

  /// Returns the key in a range, without quotes, tags and anchors; nil if the key is unknown.
  private func key(at range: Range<Int>) -> YAMLGap.Key? {
    var range = range
    let first = source[range.lowerBound]
    if "!&*%@`".utf8.contains(first) {
      let word = source.endOfWord(at: range.lowerBound)
      let start = word < range.upperBound ? source.skipBlanks(word) : range.lowerBound + 1
      range = start..<max(start, range.upperBound)
    } else if first == Byte.singleQuote || first == Byte.doubleQuote, range.count > 1,
      source[range.upperBound - 1] == first
    {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    let name = source.text(range)
    guard !name.isEmpty, !name.utf8.contains(where: { "{}[]\"'#,&*!|>%@`:\\".utf8.contains($0) })
    else { return nil }
    return YAMLGap.Key(name: name, range: range)
  }
}
