import SpecSource

/// The comments and empty lines of a YAML file.
public struct YAMLComments: Sendable {
  /// A line that contains only a comment, or nothing.
  struct Line: Sendable {
    /// The number of the line.
    let number: Int
    /// The column of the comment, counted from zero; nil for an empty line.
    let column: Int?
    /// The comment, with its `#`; empty for an empty line.
    let text: String
  }

  /// The lines that contain only a comment or nothing, in the order of the file.
  private var lines: ArraySlice<Line>
  /// The comments after other text, by the numbers of their lines.
  private var trailing: [Int: String]
  /// The lines on which entries begin, in the order of the file.
  private var starts: ArraySlice<Int>

  /// Finds the comments of a file.
  ///
  /// - Parameter root: The root of the file.
  public init(of file: SourceFile, _ root: YAMLNode) {
    var found = CommentFinder(file: file)
    found.visit(root)
    found.finish()
    (lines, trailing, starts) = (found.lines[...], found.trailing, found.starts.sorted()[...])
  }

  /// Removes and returns the lines above an entry that begins on a line: comments, and single empty lines between
  /// them.
  public mutating func takeLines(above line: Int) -> [String] {
    while let start = starts.first, start <= line { starts.removeFirst() }
    var above: [String] = []
    while let first = lines.first, first.number < line {
      lines.removeFirst()
      if !first.text.isEmpty || above.last?.isEmpty != true { above.append(first.text) }
    }
    return above
  }

  /// Removes and returns the comments after the last entry of a collection: those that are at least as far to the
  /// right as its entries.
  ///
  /// - Parameter column: The column of the entries, counted from zero.
  public mutating func takeClosing(column: Int) -> [String] {
    let end = starts.first ?? .max
    let own = lines.prefix { line in line.number < end && (line.column ?? column) >= column }
    guard let last = own.lastIndex(where: { $0.column != nil }) else { return [] }
    var closing: [String] = []
    for line in lines[lines.startIndex...last]
    where !line.text.isEmpty || closing.last?.isEmpty != true {
      closing.append(line.text)
    }
    lines = lines[(last + 1)...]
    return closing
  }

  /// Removes and returns the comment at the end of a line.
  public mutating func takeComment(besideLine line: Int) -> String? {
    trailing.removeValue(forKey: line)
  }

  /// Whether a line ends in a comment.
  public func hasComment(besideLine line: Int) -> Bool { trailing[line] != nil }
}

/// Finds the comments between the texts of a file.
private struct CommentFinder {
  let file: SourceFile
  var lines: [YAMLComments.Line] = []
  var trailing: [Int: String] = [:]
  var starts: [Int] = []
  /// The end of the last text.
  private var offset = 0

  init(file: SourceFile) { self.file = file }

  mutating func visit(_ node: YAMLNode) {
    switch node.content {
    case .mapping(let members):
      for member in members {
        starts.append(member.key.startPosition.line)
        visit(member.key)
        visit(member.value)
      }
    case .sequence(let items):
      for item in items {
        starts.append(item.startPosition.line)
        visit(item)
      }
    case .scalar:
      guard !node.span.offsets.isEmpty else { return }
      scan(to: node.span.startOffset)
      offset = node.span.endOffset
    case .missing: break
    }
  }

  mutating func finish() { scan(to: file.bytes.count) }

  /// Finds the comments from the end of the last text to an offset.
  private mutating func scan(to end: Int) {
    while offset < end {
      let lineEnd =
        file.bytes[offset..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      scanLine(offset..<lineEnd, isWhole: lineEnd < end || end == file.bytes.count)
      offset = lineEnd + 1
    }
    offset = max(offset, end)
  }

  /// Finds the comment on a line.
  ///
  /// - Parameter isWhole: Whether no text follows on the line.
  private mutating func scanLine(_ range: Range<Int>, isWhole: Bool) {
    let start =
      file.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let position = file.position(at: range.lowerBound)
    let hash = range.first { index in
      file.bytes[index] == UInt8(ascii: "#")
        && (index == start || file.bytes[index - 1] == 0x20 || file.bytes[index - 1] == 0x09)
    }
    if let hash {
      let text = withoutTrailingBlanks(hash..<range.upperBound)
      if file.bytes[start..<hash].allSatisfy(\.isBlankByte) {
        lines.append(
          .init(number: position.line, column: file.position(at: hash).column - 1, text: text))
      } else {
        trailing[position.line] = text
      }
    } else if isWhole, file.bytes[start..<range.upperBound].allSatisfy(\.isBlankByte),
      range.upperBound < file.bytes.count
    {
      lines.append(.init(number: position.line, column: nil, text: ""))
    }
  }

  private func withoutTrailingBlanks(_ range: Range<Int>) -> String {
    var end = range.upperBound
    while end > range.lowerBound, file.bytes[end - 1].isBlankByte { end -= 1 }
    return String(decoding: file.bytes[range.lowerBound..<end], as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isBlankByte: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
