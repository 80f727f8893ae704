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

/// A line that stays, goes or comes.
private enum Edit {
  case keep(Substring)
  case remove(Substring)
  case insert(Substring)

  /// Whether the line stays.
  var isKept: Bool {
    if case .keep = self { true } else { false }
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
  return old.prefix(prefix).map(Edit.keep) + middleEdits(from: oldMiddle, to: newMiddle)
    + old.suffix(suffix).map(Edit.keep)
}

/// The edits between lines that differ at both ends.
private func middleEdits(from old: [Substring], to new: [Substring]) -> [Edit] {
  let difference = new.difference(from: old)
  var removed = Set<Int>()
  var inserted = Set<Int>()
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var edits: [Edit] = []
  var oldIndex = 0
  var newIndex = 0
  while oldIndex < old.count || newIndex < new.count {
    if oldIndex < old.count, removed.contains(oldIndex) {
      edits.append(.remove(old[oldIndex]))
      oldIndex += 1
    } else if newIndex < new.count, inserted.contains(newIndex) {
      edits.append(.insert(new[newIndex]))
      newIndex += 1
    } else {
      edits.append(.keep(old[oldIndex]))
      oldIndex += 1
      newIndex += 1
    }
  }
  return edits
}

/// A stretch of edits with its context.
private struct Hunk {
  var oldStart: Int
  var newStart: Int
  var edits: [Edit]

  /// The hunk with its header.
  var text: String {
    var oldCount = 0
    var newCount = 0
    var body = ""
    for edit in edits {
      switch edit {
      case .keep(let line):
        oldCount += 1
        newCount += 1
        body += marked(" ", line)
      case .remove(let line):
        oldCount += 1
        body += marked("-", line)
      case .insert(let line):
        newCount += 1
        body += marked("+", line)
      }
    }
    return "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n" + body
  }

  /// A line with its mark; one without a line break is told apart as `diff` does.
  private func marked(_ mark: String, _ line: Substring) -> String {
    line.utf8.last == UInt8(ascii: "\n")
      ? mark + line : mark + line + "\n\\ No newline at end of file\n"
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
  var hunks: [Hunk] = []
  var oldLine = 0
  var newLine = 0
  var lastChange: Int?
  for (index, edit) in edits.enumerated() {
    if !edit.isKept {
      let start = max(0, index - context)
      if let last = lastChange, index - last - 1 <= 2 * context {
        hunks[hunks.count - 1].edits += edits[last + 1...index]
      } else {
        closeHunk(&hunks, after: lastChange, edits, context: context)
        let before = index - start
        hunks.append(
          Hunk(
            oldStart: oldLine - before, newStart: newLine - before,
            edits: Array(edits[start...index])))
      }
      lastChange = index
    }
    switch edit {
    case .keep:
      oldLine += 1
      newLine += 1
    case .remove: oldLine += 1
    case .insert: newLine += 1
    }
  }
  closeHunk(&hunks, after: lastChange, edits, context: context)
  return hunks
}

/// Gives the last hunk the context behind its last change.
private func closeHunk(
  _ hunks: inout [Hunk], after lastChange: Int?, _ edits: [Edit], context: Int
) {
  guard let lastChange, !hunks.isEmpty else { return }
  let end = min(edits.count, lastChange + 1 + context)
  hunks[hunks.count - 1].edits += edits[lastChange + 1..<end]
}
