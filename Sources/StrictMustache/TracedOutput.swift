import SpecSource

/// The output of a template, with the origins of its bytes.
public struct TracedOutput: Sendable {
  /// The output, as UTF-8.
  public var bytes: [UInt8]

  /// The ranges that come from texts and objects with an origin. None of them is empty.
  ///
  /// The ranges are in the order of their starts. A range may be inside of another range, which then precedes it.
  /// Ranges do not overlap in other ways.
  public let origins: [OriginRange]

  /// The index of the range around each range; nil for a range that is in no other range.
  private let outer: [Int?]

  /// The parts of templates that wrote the output, in order. Each part extends from its offset to the offset of the
  /// next part.
  private let templates: [(offset: Int, span: SourceSpan)]

  init(bytes: [UInt8], origins: [OriginRange], templates: [(offset: Int, span: SourceSpan)]) {
    self.bytes = bytes
    self.origins = origins
    self.templates = templates
    var open: [Int] = []
    outer = origins.indices.map { index in
      while let last = open.last, origins[last].range.upperBound <= origins[index].range.lowerBound
      {
        open.removeLast()
      }
      defer { open.append(index) }
      return open.last
    }
  }

  /// Returns the output with inserted text that no template wrote, and that counts as output of the surrounding
  /// template.
  ///
  /// - Parameter offsets: The offsets of the insertions, in order.
  public func inserting(_ text: String, at offsets: [Int]) -> TracedOutput {
    let inserted = Array(text.utf8)
    func moved(_ offset: Int) -> Int {
      offset + inserted.count * offsets.prefix { $0 <= offset }.count
    }
    var bytes = self.bytes
    for offset in offsets.reversed() { bytes.insert(contentsOf: inserted, at: offset) }
    return TracedOutput(
      bytes: bytes,
      origins: origins.map { one in
        let (start, end) = (one.range.lowerBound, one.range.upperBound)
        return OriginRange(moved(start)..<moved(end - 1) + 1, one.origin)
      },
      templates: templates.map { (offset: moved($0.offset), span: $0.span) })
  }

  /// Returns the template and its line that wrote the byte at an offset.
  ///
  /// - Parameter countBreaks: Counts the line breaks in a range of the bytes.
  public func template(
    at offset: Int, countingBreaks countBreaks: (Range<Int>) -> Int
  ) -> (file: SourceFile, line: Int)? {
    guard let index = templates.lastSortedIndex(where: { $0.offset <= offset }) else { return nil }
    let (start, span) = templates[index]
    // Lines of a template without output are between lines with output, so the end bounds the count.
    let lines = countBreaks(start..<max(start, offset))
    return (span.file, min(span.start.line + lines, max(span.start.line, span.end.line)))
  }

  /// Returns the innermost range around the byte at an offset.
  public func stretch(at offset: Int) -> OriginRange? {
    // The byte is in the last range that begins before the offset, or in a range around it.
    var index = origins.lastSortedIndex { $0.range.lowerBound <= offset }
    while let found = index, !origins[found].range.contains(offset) { index = outer[found] }
    return index.map { origins[$0] }
  }
}
