import Platform
import SpecSource

/// Where the bytes of a scalar's text come from: found out when the first is asked for, and kept.
///
/// A text is replayed once, however many of its places are asked for: a long block may have many mistakes. May be
/// used by several threads at a time.
final class ScalarPlaces: Sendable {
  /// Bytes that stand beside each other in the text and in the file.
  private struct Run {
    var text: Int
    var file: Int
  }

  private let scalar: YAMLScalar
  private let span: SourceSpan

  /// The stretches, in order, and the size of the text; nil before anybody asked.
  private let found = Locked<(runs: [Run], count: Int)?>(nil)

  init(of scalar: YAMLScalar, at span: SourceSpan) {
    self.scalar = scalar
    self.span = span
  }

  /// Where a byte of the text comes from; nil behind the text.
  subscript(offset: Int) -> Int? {
    let (runs, count) = places
    guard offset < count, let index = runs.lastSortedIndex(where: { $0.text <= offset }) else {
      return nil
    }
    return runs[index].file + offset - runs[index].text
  }

  private var places: (runs: [Run], count: Int) {
    found.withLock { found in
      if let found { return found }
      let offsets = ScalarReplay(scalar, at: span).offsets
      var runs: [Run] = []
      for (text, file) in offsets.enumerated() where text == 0 || file != offsets[text - 1] + 1 {
        runs.append(Run(text: text, file: file))
      }
      found = (runs, offsets.count)
      return (runs, offsets.count)
    }
  }
}
