import FeatureSpec
import SpecSource

/// Finds the place of an offset in a spec, line by line from the top.
struct PlaceFinder {
  /// A key or an entry of a list that encloses a line.
  private struct Frame {
    /// The column in which the key or entry begins.
    var indentation: Int
    var step: PlaceStep
    /// The keys directly inside the entry.
    var keys: [String] = []
  }

  /// A block scalar, which contains the lines that are indented more than `indentation`.
  private struct Block {
    var indentation: Int
    var start: Int
  }

  private let bytes: [UInt8]
  private let offset: Int
  private var frames: [Frame] = []
  private var rootKeys: [String] = []
  private var block: Block?
  private var flow: FlowScanner?
  /// The indentation of the line with the open brackets.
  private var flowIndentation = 0

  /// Finds the place of an offset in bytes.
  static func place(at offset: Int, in file: SourceFile) -> SpecPlace {
    var finder = PlaceFinder(bytes: file.bytes, offset: min(offset, file.bytes.count))
    return finder.find()
  }

  private mutating func find() -> SpecPlace {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      let end = lineEnd(from: start)
      if offset <= end { return lastLine(start..<max(start, offset)) }
      line(start..<end)
      guard let next = lineStart(after: end) else { return SpecPlace() }
      start = next
    }
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  private func lineStart(after end: Int) -> Int? {
    guard end < bytes.count else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return end + (isPair ? 2 : 1)
  }

  /// Reads a line above the place.
  private mutating func line(_ range: Range<Int>) {
    let text = bytes[range]
    let indentation = text.prefix { $0 == 0x20 }.count
    let isBlank = indentation == text.count
    if let block, isBlank || indentation > block.indentation { return }
    block = nil
    if flow != nil, continueFlow(text, indentation) { return }
    guard !isBlank, text[range.lowerBound + indentation] != UInt8(ascii: "#") else { return }
    let start = enter(range, indentation)
    guard let key = LineKey(in: bytes[start..<range.upperBound]) else {
      open(start..<range.upperBound, indentation: start - range.lowerBound)
      return
    }
    push(key.name, indentation: start - range.lowerBound)
    open(key.valueStart..<range.upperBound, indentation: start - range.lowerBound)
  }

  /// Continues inside brackets that a line above has opened; false when the brackets were never closed and end here.
  private mutating func continueFlow(_ text: ArraySlice<UInt8>, _ indentation: Int) -> Bool {
    if indentation <= flowIndentation, LineKey(in: text.dropFirst(indentation)) != nil {
      flow = nil
      return false
    }
    flow?.read(text)
    if flow?.isClosed == true { flow = nil }
    return true
  }

  /// Leaves the keys and entries that do not enclose the line, and enters the list entries that begin in the line.
  ///
  /// - Returns: The offset of the text after the dashes.
  private mutating func enter(_ range: Range<Int>, _ indentation: Int) -> Int {
    var start = range.lowerBound + indentation
    leave(indentation, isEntry: isDash(at: start, before: range.upperBound))
    while isDash(at: start, before: range.upperBound) {
      frames.append(Frame(indentation: start - range.lowerBound, step: .item))
      start = bytes[(start + 1)..<range.upperBound].firstIndex { $0 != 0x20 } ?? range.upperBound
    }
    return start
  }

  private func isDash(at index: Int, before end: Int) -> Bool {
    index < end && bytes[index] == UInt8(ascii: "-")
      && (index + 1 == end || bytes[index + 1] == 0x20)
  }

  /// Leaves the keys and entries that are indented as much or more; a list may begin in the column of its key.
  private mutating func leave(_ indentation: Int, isEntry: Bool) {
    while let last = frames.last, last.indentation >= indentation {
      if last.indentation == indentation, isEntry, last.step != .item { return }
      frames.removeLast()
    }
  }

  private mutating func push(_ key: String, indentation: Int) {
    note(key)
    frames.append(Frame(indentation: indentation, step: .key(key)))
  }

  private mutating func note(_ key: String) {
    if frames.isEmpty {
      rootKeys.append(key)
    } else {
      frames[frames.count - 1].keys.append(key)
    }
  }

  /// Opens the block scalar or the brackets that continue after the line.
  private mutating func open(_ value: Range<Int>, indentation: Int) {
    guard let first = bytes[value].first else { return }
    switch first {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let next = lineStart(after: value.upperBound) ?? bytes.count
      block = Block(indentation: frames.last?.indentation ?? -1, start: next)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      var scanner = FlowScanner()
      scanner.read(bytes[value])
      flow = scanner.isClosed ? nil : scanner
      flowIndentation = indentation
    default: break
    }
  }
}

extension PlaceFinder {
  /// Finds the place at the end of the last line, which is read up to the place.
  private mutating func lastLine(_ range: Range<Int>) -> SpecPlace {
    let text = bytes[range]
    let indentation = text.prefix { $0 == 0x20 }.count
    let isBlank = indentation == text.count
    if let block, indentation > block.indentation || isBlank && lineContinues(block) {
      return place(
        .value, String(decoding: bytes[min(block.start, offset)..<offset], as: UTF8.self))
    }
    block = nil
    if flow != nil {
      let isOver =
        indentation <= flowIndentation && LineKey(in: text.dropFirst(indentation)) != nil
      if !isOver { return flowPlace(text) }
      flow = nil
    }
    if isBlank {
      leave(indentation, isEntry: false)
      return place(.entry, "", after: offset, indentation)
    }
    guard text[range.lowerBound + indentation] != UInt8(ascii: "#") else { return place(.nothing) }
    let start = enter(range, indentation)
    let column = start - range.lowerBound
    if let key = LineKey(in: bytes[start..<range.upperBound]) {
      push(key.name, indentation: column)
      return value(key.valueStart..<range.upperBound, isEntry: false, column)
    }
    return value(start..<range.upperBound, isEntry: true, column)
  }

  /// Whether an empty line that is not indented enough still belongs to the block, because the text continues below
  /// it.
  private func lineContinues(_ block: Block) -> Bool {
    var index = lineEnd(from: offset)
    guard bytes[offset..<index].allSatisfy({ $0 == 0x20 }) else { return false }
    while let start = lineStart(after: index) {
      let end = lineEnd(from: start)
      let indentation = bytes[start..<end].prefix { $0 == 0x20 }.count
      if indentation < end - start { return indentation > block.indentation }
      index = end
    }
    return false
  }

  /// Finds the place at the end of a key or a value.
  private mutating func value(_ range: Range<Int>, isEntry: Bool, _ column: Int) -> SpecPlace {
    let text = bytes[range]
    switch text.first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      flow = FlowScanner()
      return flowPlace(text)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return place(.nothing)
    default: break
    }
    let scalar = ScalarText(text)
    guard !scalar.isClosed else { return place(.nothing) }
    return isEntry
      ? place(.entry, scalar.text, after: offset, column) : place(.value, scalar.text)
  }

  /// Finds the place inside brackets.
  private mutating func flowPlace(_ text: ArraySlice<UInt8>) -> SpecPlace {
    flow?.read(text)
    guard let flow, !flow.isClosed else { return place(.nothing) }
    var result = place(flow.role, flow.text)
    result.path += flow.path
    result.siblings = flow.siblings
    return result
  }

  private func place(_ role: SpecPlace.Role, _ text: String = "") -> SpecPlace {
    SpecPlace(path: frames.map(\.step), role: role, text: text)
  }

  /// Makes the place of a key, with the keys of the same mapping above and below it.
  private func place(
    _ role: SpecPlace.Role, _ text: String, after offset: Int, _ column: Int
  ) -> SpecPlace {
    var result = place(role, text)
    result.siblings = (frames.last?.keys ?? rootKeys) + keysBelow(offset, column)
    return result
  }

  /// Returns the keys in a column of the lines below, up to the end of the mapping.
  private func keysBelow(_ offset: Int, _ column: Int) -> [String] {
    var keys: [String] = []
    var index = lineEnd(from: offset)
    while let start = lineStart(after: index) {
      index = lineEnd(from: start)
      let text = bytes[start..<index]
      let indentation = text.prefix { $0 == 0x20 }.count
      if indentation == text.count { continue }
      if indentation < column { break }
      if indentation == column, let key = LineKey(in: text.dropFirst(indentation)) {
        keys.append(key.name)
      }
    }
    return keys
  }
}
