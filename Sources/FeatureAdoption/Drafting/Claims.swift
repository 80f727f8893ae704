import SpecSource
import SpecSwift

/// The ranges of the source that a draft describes. No other range may be cut out of the app.
struct Claims {
  /// The ranges by the paths of their files.
  private var ranges: [String: [Range<Int>]] = [:]

  /// Records that the draft describes a part of a file.
  mutating func claim(_ range: Range<Int>, in file: ReadSwiftFile) {
    ranges[file.file.path, default: []].append(range)
  }

  /// Records that the draft describes a part of a file.
  mutating func claim(_ source: SourceText, in file: ReadSwiftFile) {
    claim(source.range, in: file)
  }

  /// Records the ranges of another part of the draft.
  mutating func add(_ other: Claims) {
    for (path, others) in other.ranges { ranges[path, default: []] += others }
  }

  /// The claims with sorted ranges, in which adjacent ranges are joined.
  var joined: JoinedClaims { JoinedClaims(ranges: ranges.mapValues(merged)) }
}

/// The ranges of the source that a draft describes, as a collection to search.
struct JoinedClaims {
  /// The sorted ranges by the paths of their files.
  fileprivate let ranges: [String: [Range<Int>]]

  /// Returns the first of some texts of a file that no part of the draft describes.
  func firstUnclaimed(of texts: some Sequence<SourceText>, in file: ReadSwiftFile) -> SourceText? {
    let claimed = ranges[file.file.path] ?? []
    return texts.first { text in
      let index = claimed.lastSortedIndex { $0.lowerBound <= text.range.lowerBound }
      return index.map { claimed[$0].upperBound < text.range.upperBound } ?? true
    }
  }
}

/// Returns sorted ranges, in which adjacent ranges are joined.
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
