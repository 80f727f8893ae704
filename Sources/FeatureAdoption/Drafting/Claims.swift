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

  /// The first of some texts of a file that nothing has claimed.
  func firstUnclaimed(of texts: some Sequence<SourceText>, in file: ReadSwiftFile) -> SourceText? {
    let claimed = mergedRanges[file.file.path] ?? merged(ranges[file.file.path] ?? [])
    mergedRanges[file.file.path] = claimed
    return texts.first { text in
      let index = claimed.lastSortedIndex { $0.lowerBound <= text.range.lowerBound }
      return index.map { claimed[$0].upperBound < text.range.upperBound } ?? true
    }
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
