/// Returns the difference of two texts in the unified format, with three lines of context; empty for equal texts.
///
/// - Parameters:
///   - path: The path that both headers name.
///   - current: The current bytes; nil for a missing file.
///   - expected: The expected bytes; nil for a file that should not exist.
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

/// Returns the number of the first line at which a file differs from the expected bytes, counted from one; 1 for a
/// missing file.
public func firstDifferingLine(current: [UInt8]?, expected: [UInt8]?) -> Int {
  let old = diffLines(current ?? [])
  let new = diffLines(expected ?? [])
  let same = zip(old, new).prefix { $0 == $1 }.count
  // Lines that are missing at the end are reported at the last line.
  return max(1, min(same + 1, old.count))
}

/// A line that is kept, removed or inserted.
private struct Edit {
  /// The kind of an edit, as a diff marks it.
  enum Mark: String {
    case keep = " "
    case remove = "-"
    case insert = "+"
  }

  var mark: Mark
  var line: Substring

  /// The line with its mark. A line without a line break is followed by the note that `diff` writes.
  var text: String {
    let ending = line.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n"
    return mark.rawValue + line + ending
  }
}

/// Returns the lines of a text, each with its line break if it has one.
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

/// Returns the edits that turn one list of lines into another list.
private func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
  // The common lines at the beginning and the end need no search.
  let prefix = zip(old, new).prefix { $0 == $1 }.count
  let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
  let oldMiddle = Array(old[prefix..<old.count - suffix])
  let newMiddle = Array(new[prefix..<new.count - suffix])
  return old.prefix(prefix).map { Edit(mark: .keep, line: $0) }
    + middleEdits(from: oldMiddle, to: newMiddle)
    + old.suffix(suffix).map { Edit(mark: .keep, line: $0) }
}

/// Returns the edits between lists of lines that differ at both ends.
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

/// A range of edits with its context.
private struct Hunk {
  /// The number of lines before the hunk in the old text, and in the new text.
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

  /// Returns a range of lines as a header names it. An empty range is named by the line before it.
  private func range(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}

/// Groups edits into hunks. Changes that are at most six lines apart share a hunk.
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
  // The lines between two hunks form a hunk that is not shown.
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
