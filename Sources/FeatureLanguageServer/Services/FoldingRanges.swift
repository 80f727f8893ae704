import FeatureSpec
import JSON
import SpecSource

/// The ranges of a document that can be folded: entries of several lines, and comments of several lines.
struct FoldingRanges {
  let document: OpenDocument
  let contents: SpecContents

  /// The ranges in the form of the protocol.
  var json: JSONValue {
    .list(contents.entries.flatMap(entries) + comments)
  }

  private func entries(in entry: SpecEntry) -> [JSONValue] {
    let file = document.file
    let first = file.position(at: entry.range.lowerBound).line
    let last = file.position(at: entry.range.upperBound).line
    let inner = entry.children.flatMap(entries)
    return first < last ? [range(from: first, to: last)] + inner : inner
  }

  /// The ranges of consecutive comment lines.
  private var comments: [JSONValue] {
    var ranges: [JSONValue] = []
    var start: Int?
    for number in 1... {
      let isThere = document.file.offset(ofLine: number) != nil
      let isComment = isThere && document.file.line(number).drop { $0 == " " }.hasPrefix("#")
      if isComment {
        start = start ?? number
      } else if let first = start {
        if first < number - 1 { ranges.append(range(from: first, to: number - 1, kind: "comment")) }
        start = nil
      }
      guard isThere else { break }
    }
    return ranges
  }

  /// Makes a range of lines that are counted from one.
  private func range(from first: Int, to last: Int, kind: String? = nil) -> JSONValue {
    .object(omittingNil: [
      ("startLine", .number(first - 1)), ("endLine", .number(last - 1)),
      ("kind", kind.map { .text($0) }),
    ])
  }
}
