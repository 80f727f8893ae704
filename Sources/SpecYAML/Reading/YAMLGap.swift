/// Whole lines of a YAML file that were left out, because nothing sure can be read from them.
///
/// What surely ends a mistake is indentation: the next key of the root, or the next entry of the section that the mistake
/// stands in, its section being what stands below one key of the root.
public struct YAMLGap: Sendable, Hashable {
  /// The lines that were left out, as UTF-8 offsets.
  public let range: Range<Int>

  /// The root's key above the gap with all that stands below it, as UTF-8 offsets.
  public let section: Range<Int>

  /// The column of the section's entries, counted from one, if the gap is one of them; nil for a whole section.
  public let column: Int?

  /// The root's key above the gap; empty where none is.
  public let sectionName: String

  /// The keys that lines of the gap begin with.
  public let keys: [String]
}

extension YAMLGap {
  /// How much to leave out because of a mistake.
  enum Width {
    /// The entry in which it stands.
    case entry
    /// The entry in which it stands, but the whole section if it is not inside of one, but where one should begin.
    case unlessAtItsEdge
    /// The whole section, because leaving out an entry was not enough.
    case section
  }

  /// The lines to leave out because of a mistake at an offset.
  ///
  /// - Parameter rootKeys: The keys of the root; nil if any name may be one.
  init(around offset: Int, _ width: Width, in source: SourceLookup, _ rootKeys: Set<String>?) {
    let lines = Lines(source: source, rootKeys: rootKeys)
    let own = source.line(around: offset)
    let head = lines.last(upTo: own.lowerBound) { lines.isRootKey($0) } ?? lines.first
    let end = lines.first(behind: own) { lines.isRootKey($0) } ?? source.bytes.count
    section = head.lowerBound..<max(head.lowerBound, end)
    let entries = lines.entries(below: head, end: end)
    let entry = entries.flatMap { indentation in
      width == .section || width == .unlessAtItsEdge && lines.indentation(own) <= indentation
        ? nil : lines.entry(around: own, indentation: indentation, below: head, end: end)
    }
    range = entry ?? section
    column = entry == nil ? nil : entries.map { $0 + 1 }
    sectionName = source.nameOfKey(at: section.lowerBound).map(source.text) ?? ""
    keys = source.lines(in: range).compactMap { line in
      LineShape(around: line.lowerBound, in: source).key.map(source.text)
    }
  }
}

/// The lines of a file that hold more than blanks and a comment.
private struct Lines {
  let source: SourceLookup
  let rootKeys: Set<String>?

  /// The indentation of the entries below a key of the root; nil when it has a value of another kind.
  func entries(below head: Range<Int>, end: Int) -> Int? {
    guard isBareKey(head), let first = first(behind: head, where: { _ in true }), first < end
    else { return nil }
    let line = source.line(around: first)
    let indentation = indentation(line)
    // A list may stand in its key's column.
    return indentation > 0 || isEntry(line, at: 0) ? indentation : nil
  }

  /// The entry around a line; nil when it is not sure where it begins and ends.
  func entry(
    around own: Range<Int>, indentation: Int, below head: Range<Int>, end: Int
  ) -> Range<Int>? {
    guard own.lowerBound > head.lowerBound, self.indentation(own) >= indentation,
      let start = last(
        upTo: own.lowerBound,
        where: { self.indentation($0) < indentation || isEntry($0, at: indentation) }),
      start.lowerBound > head.lowerBound, self.indentation(start) == indentation
    else { return nil }
    let next = first(behind: own) { self.indentation($0) <= indentation } ?? end
    // What follows is only sure where it is an entry again, or a key of the root.
    guard next >= end || isEntry(source.line(around: next), at: indentation) else { return nil }
    return start.lowerBound..<min(next, end)
  }

  /// The file's first line.
  var first: Range<Int> { source.line(around: 0) }

  /// The nearest line at or above an offset of which something holds.
  func last(upTo offset: Int, where holds: (Range<Int>) -> Bool) -> Range<Int>? {
    sequence(first: source.line(around: offset)) { source.contentLine(above: $0.lowerBound) }
      .first { source.hasContent($0) && holds($0) }
  }

  /// The start of the first line below another of which something holds.
  func first(behind line: Range<Int>, where holds: (Range<Int>) -> Bool) -> Int? {
    source.lines(below: line).first { source.hasContent($0) && holds($0) }?.lowerBound
  }

  func indentation(_ line: Range<Int>) -> Int {
    source.skipBlanks(line.lowerBound) - line.lowerBound
  }

  /// Whether a line begins with a name and a colon in the first column.
  func isRootKey(_ line: Range<Int>) -> Bool {
    guard let key = source.nameOfKey(at: line.lowerBound), key.upperBound < line.upperBound
    else { return false }
    let name = source.text(key)
    return rootKeys.map { $0.contains(name) || name.hasPrefix("x-") } ?? true
  }

  /// Whether nothing but a comment stands behind a line's key.
  func isBareKey(_ line: Range<Int>) -> Bool {
    let shape = LineShape(around: line.lowerBound, in: source)
    return shape.key != nil && shape.value.isEmpty
  }

  /// Whether a line is indented like an entry of a section, and looks like one.
  func isEntry(_ line: Range<Int>, at indentation: Int) -> Bool {
    guard self.indentation(line) == indentation else { return false }
    let shape = LineShape(around: line.lowerBound, in: source)
    return indentation == 0 ? shape.hasDash : shape.hasDash || shape.key?.isEmpty == false
  }
}

extension SourceLookup {
  /// The name that begins at an offset and ends at the colon of a key; nil when none does.
  fileprivate func nameOfKey(at start: Int) -> Range<Int>? {
    var end = start
    while self[end].isNameByte || self[end] == Byte.dash { end += 1 }
    guard end > start, self[end] == Byte.colon, isSpace(at: end + 1) else { return nil }
    return start..<end
  }
}

extension SourceLookup {
  /// The start of the first line that holds more than a comment or the sign of a document.
  var firstLine: Int? {
    let lines = Lines(source: self, rootKeys: nil)
    let first = lines.first
    let isSign = { (line: Range<Int>) in self.text(line).hasPrefix("---") }
    return hasContent(first) && !isSign(first)
      ? first.lowerBound : lines.first(behind: first) { !isSign($0) }
  }
}
