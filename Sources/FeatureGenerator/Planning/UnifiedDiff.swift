/// The difference of two texts in the unified format, with three lines of context; empty when they are equal.
///
/// - Parameters:
///   - path: The path that both headers name.
///   - current: What is there; nil for nothing.
///   - expected: What should be there; nil for nothing.
public func unifiedDiff(path: String, current: [UInt8]?, expected: [UInt8]?) -> String {
  guard current != expected else { return "" }
  let old = diffLines(current ?? [])
  let new = diffLines(expected ?? [])
  let hunks = hunks(of: edits(from: old, to: new))
  let header =
    "--- \(current == nil ? "/dev/null" : "a/\(path)")\n"
    + "+++ \(expected == nil ? "/dev/null" : "b/\(path)")\n"
  return header + hunks.map(\.text).joined()
}

/// The line of a file at which it first differs from what is expected, counted from one; 1 for a file that is not there.
public func firstDifferingLine(current: [UInt8]?, expected: [UInt8]?) -> Int {
  let old = diffLines(current ?? [])
  let new = diffLines(expected ?? [])
  let same = zip(old, new).prefix { $0 == $1 }.count
  // Lines that are missing at the end are missing after the last one.
  return max(1, min(same + 1, old.count))
}

/// A line that stays, goes or comes.
private struct Edit {
  /// What becomes of a line, as a diff marks it.
  enum Mark: String {
    case keep = " "
    case remove = "-"
    case insert = "+"
  }

  var mark: Mark
  var line: Substring

  /// The line with its mark; one without a line break is told apart as `diff` does.
  var text: String {
    let ending = line.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return mark.rawValue + line + ending
  }
}

/// The lines of a text, each with its line break if it has one.
private func diffLines(_ bytes: [UInt8]) -> [Substring] {
  let text = Substring(decoding: bytes, as: UTF8.self)
  var lines: [Substring] = []
  var start = text.startIndex
  for index in text.utf8.indices where text.utf8[index] == UInt8(ascii: "\n") {
    let end = text.utf8.index(after: index)
    lines.append(text[start..<end])
    start = end
  }
  if start < text.endIndex { lines.append(text[start...]) }
  return lines
}

/// The edits that make one list of lines of another.
private func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
  // The ends that both share need no search.
  let prefix = zip(old, new).prefix { $0 == $1 }.count
  let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
  let oldMiddle = Array(old[prefix..<old.count - suffix])
  let newMiddle = Array(new[prefix..<new.count - suffix])
  return old.prefix(prefix).map { Edit(mark: .keep, line: $0) }
    + middleEdits(from: oldMiddle, to: newMiddle)
    + old.suffix(suffix).map { Edit(mark: .keep, line: $0) }
}

/// The edits between lines that differ at both ends.
private func middleEdits(from old: [Substring], to new: [Substring]) -> [Edit] {
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var edits: [Edit] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    if removed.contains(oldIndex) {
      edits.append(Edit(mark: .remove, line: old[oldIndex]))
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      edits.append(Edit(mark: .insert, line: new[newIndex]))
      newIndex += 1
    } else {
      edits.append(Edit(mark: .keep, line: old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return edits
}

/// A stretch of edits with its context.
private struct Hunk {
  /// How many lines of the old text, and of the new one, stand in front of it.
  var oldStart: Int
  var newStart: Int
  var edits: ArraySlice<Edit>

  var oldCount: Int { edits.count { $0.mark != .insert } }
  var newCount: Int { edits.count { $0.mark != .remove } }

  /// The hunk with its header.
  var text: String {
    "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n"
      + edits.map(\.text).joined()
  }

  /// A range of lines as a header names it; an empty one is named by the line before it.
  private func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}

/// Groups edits into hunks; changes that are at most six lines apart share one.
private func hunks(of edits: [Edit], context: Int = 3) -> [Hunk] {
  var ranges: [Range<Int>] = []
  for index in edits.indices where edits[index].mark != .keep {
    let range = max(0, index - context)..<min(edits.count, index + context + 1)
    if let last = ranges.last, last.upperBound >= range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else {
      ranges.append(range)
    }
  }
  // What stands between two hunks is a hunk that is not shown.
  var before = Hunk(oldStart: 0, newStart: 0, edits: [])
  return ranges.map { range in
    let hidden = Hunk(
      oldStart: before.oldStart + before.oldCount, newStart: before.newStart + before.newCount,
      edits: edits[before.edits.endIndex..<range.lowerBound])
    before = Hunk(
      oldStart: hidden.oldStart + hidden.oldCount, newStart: hidden.newStart + hidden.newCount,
      edits: edits[range])
    return before
  }
}
