import SpecSource

/// Code after its layout.
public struct PrintedCode: Sendable {
  /// The text, as UTF-8. Its lines after the first have only the indentation of the code itself.
  public var bytes: [UInt8]

  /// The origins of the text's parts, in the order of their starts. Inner parts follow the parts around them.
  public var origins: [OriginRange]
}

extension Code {
  /// Lays out the code.
  ///
  /// - Parameters:
  ///   - column: The columns before the code on its first line.
  ///   - indentation: The columns before its other lines.
  ///   - tail: The columns after the code on its last line.
  ///   - isTraced: Whether the origins of the parts are needed.
  public func printed(
    from column: Int = 0, indentation: Int = 0, tail: Int = 0, isTraced: Bool = false
  ) -> PrintedCode {
    var printer = CodePrinter(
      column: column, indentation: indentation, tail: tail, isTraced: isTraced)
    printer.print(self)
    return PrintedCode(bytes: printer.bytes, origins: printer.origins.filter { !$0.range.isEmpty })
  }

  /// Returns the text of the code in lines that fit into a number of columns.
  public func text(columns: Int, tail: Int = 0) -> String {
    String(
      decoding: printed(from: columnLimit - columns, indentation: columnLimit - columns, tail: tail)
        .bytes, as: UTF8.self)
  }
}

/// Lays out code, from its start to its end.
private struct CodePrinter {
  private(set) var bytes: [UInt8] = []
  private(set) var origins: [OriginRange] = []

  /// The columns before the next text.
  private var column: Int
  /// The number of blanks to write before the next text of the line; nil in the middle of a line.
  private var margin: Int?
  private var steps: [Step] = []
  /// The code that is being measured. The array is kept to reuse its memory.
  private var measured: [(code: Code, isFlat: Bool)] = []

  private let indentation: Int
  private let tail: Int
  private let isTraced: Bool

  /// A step of the layout.
  private enum Step {
    case print(Code, nesting: Int, isFlat: Bool)
    /// Ends the range of an origin.
    case end(Int)
  }

  init(column: Int, indentation: Int, tail: Int, isTraced: Bool) {
    (self.column, self.indentation, self.tail) = (column, indentation, tail)
    self.isTraced = isTraced
  }

  mutating func print(_ code: Code) {
    steps.append(.print(code, nesting: 0, isFlat: false))
    while let step = steps.popLast() {
      switch step {
      case .end(let index):
        origins[index].range = origins[index].range.lowerBound..<bytes.count
      case .print(let code, let nesting, let isFlat):
        print(code, nesting, isFlat)
      }
    }
  }

  private mutating func print(_ code: Code, _ nesting: Int, _ isFlat: Bool) {
    switch code.part {
    case .text(let text): write(text, nesting)
    case .copied(let source, let start, let end): copy(source, Int(start)..<Int(end), nesting)
    case .joined(let parts):
      for part in parts.reversed() { steps.append(.print(part, nesting: nesting, isFlat: isFlat)) }
    case .made(let code, let span):
      if isTraced, !code.isEmpty { begin(Origin(span, isExact: code.isCopy(of: span)), nesting) }
      steps.append(.print(code, nesting: nesting, isFlat: isFlat))
    case .group(let code, let folding):
      let isFlat = isFlat || fits(code, folding, isLast: false)
      steps.append(.print(code, nesting: nesting, isFlat: isFlat))
    case .nested(let code, let isAlways):
      let further = isAlways || !isFlat ? 2 : 0
      steps.append(.print(code, nesting: nesting + further, isFlat: isFlat))
    case .choice(let test, let folding, let then, let otherwise):
      let code = fits(test, folding, isLast: true) ? then : otherwise
      steps.append(.print(code, nesting: nesting, isFlat: isFlat))
    case .space: isFlat ? write(" ", nesting) : write("\n", nesting)
    case .seam: if !isFlat { write("\n", nesting) }
    case .ifBroken(let text): if !isFlat { write(text, nesting) }
    case .room: break
    }
  }

  // Text.

  private mutating func write(_ text: String, _ nesting: Int) {
    withBytes(of: text) { write($0, nesting) { _, _ in } }
  }

  /// Writes lines, each with its margin.
  ///
  /// - Parameter note: A function that is called with the range of each line in the text and its offset in the
  ///   output.
  private mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, _ nesting: Int, _ note: (Range<Int>, Int) -> Void
  ) {
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n"))
      let line = start..<(end ?? text.count)
      if !line.isEmpty {
        writeMargin()
        column += countColumns(UnsafeBufferPointer(rebasing: text[line]))
      }
      note(start..<(end.map { $0 + 1 } ?? text.count), bytes.count)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[line]))
      guard let end else { return }
      bytes.append(UInt8(ascii: "\n"))
      (margin, column) = (nesting, indentation + nesting)
      start = end + 1
    }
  }

  private mutating func writeMargin() {
    guard let margin else { return }
    for _ in 0..<margin { bytes.append(UInt8(ascii: " ")) }
    self.margin = nil
  }

  // Origins.

  /// Starts a range, which the next step but one ends.
  private mutating func begin(_ origin: Origin, _ nesting: Int) {
    writeMargin()
    origins.append(OriginRange(bytes.count..<bytes.count, origin))
    steps.append(.end(origins.count - 1))
  }

  /// Copies a range of a spec's text.
  private mutating func copy(_ source: SourcedText, _ range: Range<Int>, _ nesting: Int) {
    guard !range.isEmpty else { return }
    guard isTraced else {
      return withBytes(of: source.text) {
        write(UnsafeBufferPointer(rebasing: $0[range]), nesting) { _, _ in }
      }
    }
    writeMargin()
    let start = bytes.count
    var lines: [(text: Range<Int>, place: Int)] = []
    withBytes(of: source.text) {
      write(UnsafeBufferPointer(rebasing: $0[range]), nesting) { line, place in
        lines.append(
          (line.lowerBound + range.lowerBound..<line.upperBound + range.lowerBound, place))
      }
    }
    // Text that is no copy, such as an escape, comes from the whole range.
    origins.append(OriginRange(start..<bytes.count, Origin(source.span(of: range))))
    for copy in source.copies(in: range) {
      for line in lines where line.text.overlaps(copy.text) {
        let part = line.text.clamped(to: copy.text)
        let place = line.place + part.lowerBound - line.text.lowerBound
        let file = copy.file + part.lowerBound - copy.text.lowerBound
        let span = SourceSpan(file: source.span.file, offsets: file..<file + part.count)
        origins.append(OriginRange(place..<place + part.count, Origin(span, isExact: true)))
      }
    }
  }

  // Measuring.

  /// Whether code fits on the rest of the line without breaks, together with the code after it up to the next
  /// possible break.
  ///
  /// - Parameter isLast: Whether no other code follows.
  private mutating func fits(_ code: Code, _ folding: Code.Folding, isLast: Bool) -> Bool {
    var rest = columnLimit - column
    var next = steps.count
    measured.removeAll(keepingCapacity: true)
    measured.append((code, true))
    var isInside = true
    while rest >= 0 {
      guard let (code, isFlat) = measured.popLast() else {
        isInside = false
        guard !isLast else { return true }
        guard next > 0 else { return rest >= tail }
        next -= 1
        if case .print(let code, _, let isFlat) = steps[next] { measured.append((code, isFlat)) }
        continue
      }
      switch code.part {
      case .text(let text):
        let line = withBytes(of: text) {
          FirstLine(of: $0, seeksComments: isInside && folding == .byStatements)
        }
        rest -= line.columns
        if line.hasComment { return false }
        if line.isCut { return rest >= 0 && (!isInside || folding == .byLength) }
      case .copied(let source, let start, let end):
        let line = withBytes(of: source.text) {
          FirstLine(
            of: UnsafeBufferPointer(rebasing: $0[Int(start)..<Int(end)]),
            seeksComments: isInside && folding == .byStatements)
        }
        rest -= line.columns
        if line.hasComment { return false }
        if line.isCut { return rest >= 0 && (!isInside || folding == .byLength) }
      case .joined(let parts):
        for part in parts.reversed() { measured.append((part, isFlat)) }
      case .made(let code, _), .group(let code, _), .nested(let code, _):
        measured.append((code, isFlat))
      case .choice(_, _, let code, _): measured.append((code, isFlat))
      case .space:
        guard isFlat else { return true }
        rest -= 1
      case .seam: guard isFlat else { return true }
      case .ifBroken(let text): if !isFlat { rest -= text.columns }
      case .room(let columns): if !isFlat { rest -= columns }
      }
    }
    return false
  }
}

/// The first line of a text, for measurement.
private struct FirstLine {
  var columns: Int
  /// Whether more lines follow.
  var isCut: Bool
  var hasComment = false

  init(of text: UnsafeBufferPointer<UInt8>, seeksComments: Bool) {
    let end = text.firstIndex(of: UInt8(ascii: "\n"))
    let line = UnsafeBufferPointer(rebasing: text[..<(end ?? text.count)])
    columns = countColumns(line)
    isCut = end != nil
    guard seeksComments else { return }
    let slash = UInt8(ascii: "/")
    hasComment = zip(line, line.dropFirst()).contains { $0 == slash && $1 == slash }
  }
}

extension Code {
  /// Whether the code is the unchanged text of a span.
  fileprivate func isCopy(of span: SourceSpan) -> Bool {
    guard case .text(let text) = part, text.utf8.count == span.offsets.count, !text.isMultiline
    else { return false }
    return span.file.bytes[span.offsets].elementsEqual(text.utf8)
  }
}
