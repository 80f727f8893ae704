import SpecSource

/// The table of origins of a traced rendering, while it grows.
struct OutputTrace {
  /// The index in the table of a range that has started.
  typealias Mark = Int

  /// Whether origins are recorded.
  let isOn: Bool

  /// The ranges in the order of their starts. An open range ends where it starts.
  private var table: [OriginRange] = []

  /// The steps that write, with the lengths of the output before them.
  private(set) var steps: [(offset: Int, step: Int)] = []

  /// Makes an empty table.
  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Notes the step that writes at an offset of the output.
  @inline(__always)
  mutating func note(_ step: Int, at offset: Int) {
    if isOn { steps.append((offset, step)) }
  }

  /// Starts a range at an offset of the output.
  mutating func start(_ origin: Origin?, at offset: Int) -> Mark? {
    guard isOn, let origin else { return nil }
    table.append(OriginRange(offset..<offset, origin))
    return table.count - 1
  }

  /// Ends a range.
  mutating func end(_ mark: Mark?, at offset: Int) {
    guard let mark else { return }
    table[mark].range = table[mark].range.lowerBound..<offset
  }

  /// Adds the ranges of a text that was written line by line.
  ///
  /// - Parameter shifts: The positions of the lines in the text, and the number of bytes by which they are moved.
  mutating func add(_ stretches: [OriginRange], _ shifts: [OutputBuffer.Shift]) {
    func shifted(_ offset: Int) -> Int {
      let index = shifts.lastSortedIndex { $0.line <= offset } ?? 0
      return offset + shifts[index].count
    }
    for stretch in stretches where !stretch.range.isEmpty {
      let range = stretch.range
      table.append(
        OriginRange(
          shifted(range.lowerBound)..<shifted(range.upperBound - 1) + 1, stretch.origin))
    }
  }

  /// The ranges that are not empty.
  var ranges: [OriginRange] {
    table.filter { !$0.range.isEmpty }
  }
}
