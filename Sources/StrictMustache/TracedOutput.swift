import SpecSource

/// What a template wrote, with the origins of its bytes.
public struct TracedOutput: Sendable {
  /// The output, as UTF-8.
  public var bytes: [UInt8]

  /// The stretches that came from texts and objects with an origin, none of them empty.
  ///
  /// They are in the order of their starts. A stretch may lie inside another, which then comes before it; they never
  /// overlap otherwise.
  public let origins: [OriginRange]

  /// The positions of the stretches around each; nil for those that are in no other.
  private let outer: [Int?]

  /// The parts of templates that wrote the output, in its order: each from an offset to that of the next.
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

  /// Inserts text that no template wrote, which comes from the template around it.
  ///
  /// - Parameter offsets: Where, in their order.
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

  /// The template and the line of it that wrote the byte at an offset.
  ///
  /// - Parameter countBreaks: Counts the line breaks in a range of the bytes.
  public func template(
    at offset: Int, countingBreaks countBreaks: (Range<Int>) -> Int
  ) -> (file: SourceFile, line: Int)? {
    guard let index = templates.lastSortedIndex(where: { $0.offset <= offset }) else { return nil }
    let (start, span) = templates[index]
    // Lines of a template that leave no line behind are between those that do, so the end bounds the count.
    let lines = countBreaks(start..<max(start, offset))
    return (span.file, min(span.start.line + lines, max(span.start.line, span.end.line)))
  }

  /// The innermost stretch around the byte at an offset.
  public func stretch(at offset: Int) -> OriginRange? {
    // The last one that begins before the offset holds it, or one around that does.
    var index = origins.lastSortedIndex { $0.range.lowerBound <= offset }
    while let found = index, !origins[found].range.contains(offset) { index = outer[found] }
    return index.map { origins[$0] }
  }
}
