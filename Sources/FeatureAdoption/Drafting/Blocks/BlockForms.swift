import SpecSource
import SpecSwift

extension DraftText {
  /// The text as a value.
  var draft: SpecDraft { .text(self) }
}

extension SpecDraft {
  /// The value, or an empty text if it has no keys.
  var orEmpty: SpecDraft {
    if case .keys(let keys) = self, keys.isEmpty { "" } else { self }
  }
}

extension String {
  /// The text with its lines joined.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { String($0).trimmingBlanks }.joined(separator: " ")
  }
}

extension Statement {
  /// Whether the statement evaluates an expression that has no influence on whether the following statements run.
  var isPlain: Bool {
    guard case .expression(let value) = kind, !doesNothing else { return false }
    if case .branching = value.kind { return false }
    return true
  }

  /// Whether the statement is `return .none`, `break`, or `.none` for the effect.
  var doesNothing: Bool {
    switch kind {
    case .other: source.text == "break"
    case .returning(nil): true
    case .returning(let value?), .expression(let value):
      value.isNoEffect
    default: false
    }
  }
}

extension Statement {
  /// Whether the statement is an `if` with a branch without statements and comments, as a choice by keys produces it.
  func hasEmptyBranch(in file: ReadSwiftFile) -> Bool {
    guard case .expression(let value) = kind, case .branching(let branching) = value.kind,
      branching.subject == nil
    else { return false }
    let empty = branching.branches.filter(\.body.isEmpty)
    return !empty.isEmpty && !empty.contains { file.hasComment($0.interior) }
  }
}

extension [Statement] {
  /// Whether code after the statements is never reached.
  var leaves: Bool {
    guard let last else { return false }
    switch last.kind {
    case .returning: return true
    case .expression(let value):
      guard case .branching(let branching) = value.kind, branching.isExhaustive else {
        return false
      }
      return branching.branches.allSatisfy(\.body.leaves)
    case .conditional(let statements):
      // Each branch leaves, and one of them is always compiled.
      let branches = words(last.source.text).count { ["#if", "#elseif", "#else"].contains($0) }
      return last.source.text.contains("#else")
        && statements.count { [$0].leaves } >= branches
    default: return false
    }
  }
}

extension ReadSwiftFile {
  /// Returns the end of the comment that follows a place on its line.
  func endOfLine(after start: Int, before end: Int) -> Int {
    let line = file.bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") }
    return hasComment(line.startIndex..<line.endIndex) ? line.endIndex : start
  }

  /// Whether a range contains a comment.
  func hasComment(_ range: Range<Int>) -> Bool { !comments(in: range).isEmpty }
}
