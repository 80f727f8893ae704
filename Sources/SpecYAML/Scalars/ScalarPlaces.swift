import Platform
import SpecSource

/// The positions in the file of the bytes of a scalar's text, which are determined at the first use and kept.
///
/// A text is replayed only once, regardless of the number of its used positions: a long block may have many mistakes.
/// Several threads may use the positions at the same time.
final class ScalarPlaces: Sendable {
  /// A run of bytes that are consecutive both in the text and in the file.
  private struct Run {
    var text: Int
    var file: Int
  }

  private let scalar: YAMLScalar
  private let span: SourceSpan

  /// The runs in order, and the size of the text; nil before the first use.
  private let found = Locked<(runs: [Run], count: Int)?>(nil)

  init(of scalar: YAMLScalar, at span: SourceSpan) {
    self.scalar = scalar
    self.span = span
  }

  /// The position that a byte of the text comes from; nil after the end of the text.
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
