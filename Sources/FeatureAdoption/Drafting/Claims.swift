import SpecSource
import SpecSwift

/// What of the Swift that a draft is made from is in it: nothing else may be cut out of the app.
final class Claims {
  /// The ranges by the paths of their files.
  private var ranges: [String: [Range<Int>]] = [:]
  /// The same in their order, without those that touch.
  private var mergedRanges: [String: [Range<Int>]] = [:]

  /// Notes that the draft says a part of a file.
  func claim(_ range: Range<Int>, in file: ReadSwiftFile) {
    ranges[file.file.path, default: []].append(range)
    mergedRanges[file.file.path] = nil
  }

  /// Notes that the draft says a part of a file.
  func claim(_ source: SourceText, in file: ReadSwiftFile) {
    claim(source.range, in: file)
  }

  /// The first word in a part of a file that nothing has claimed: a name, a keyword or a literal.
  func unclaimedWord(in range: Range<Int>, of file: ReadSwiftFile, among pieces: [SwiftPiece])
    -> SwiftPiece?
  {
    let claimed = mergedRanges[file.file.path] ?? merged(ranges[file.file.path] ?? [])
    mergedRanges[file.file.path] = claimed
    return pieces.first { piece in
      guard !piece.isComment, range.contains(piece.range.lowerBound), piece.isWord else {
        return false
      }
      let index = claimed.lastSortedIndex { $0.lowerBound <= piece.range.lowerBound }
      return index.map { claimed[$0].upperBound < piece.range.upperBound } ?? true
    }
  }
}

extension SwiftPiece {
  /// Whether it is a name, a keyword or a literal.
  fileprivate var isWord: Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      || text == "_"
  }
}

/// Ranges in their order, with those that touch made one.
func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
    if let last = result.last, range.lowerBound <= last.upperBound {
      result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    } else {
      result.append(range)
    }
  }
  return result
}
