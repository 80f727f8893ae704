import SpecSource
import SwiftDiagnostics
import SwiftSyntax

/// The parser's message about a text in single quotes.
private let singleQuotes = "Single-quoted string literal found, use '\"'"

/// Turns the parser's diagnostics into errors that speak of the fragment, not of what it was parsed in.
///
/// The parser's messages have no stable identity, so this goes by their text. What it does not know it passes on.
struct SyntaxErrorReader {
  /// The fragment.
  let text: FragmentText

  /// What the fragment should be.
  let kind: FragmentKind

  /// What the fragment is called.
  let noun: String

  /// How many bytes of surroundings come before the fragment in what was parsed.
  let offset: Int

  /// What the parser calls the surroundings; the fragment's author never wrote them.
  private static let surroundings = [
    " in 'guard' statement", " in switch case", " in source file", " in variable",
    " in type annotation",
  ]

  /// Reads a diagnostic; nil when it only concerns the surroundings.
  func read(_ diagnostic: SwiftDiagnostics.Diagnostic) -> SyntaxError? {
    let place = place(of: diagnostic)
    let message = diagnostic.message
    if isAboutUnexpected(message) {
      return unexpected(diagnostic, at: place)
    }
    if isEndOfSurroundings(message) {
      // At the very end, the surroundings are missing because of another error.
      return place < text.count ? leftover(from: place, to: text.count) : nil
    }
    if place == 0, message.contains(" and 'else'") || message.contains(" and ':'") {
      return wrongStart()
    }
    if message == singleQuotes {
      return SyntaxError(
        reworded(message), at: place..<place, hint: text.doubleQuoting(from: place),
        weight: .quotes)
    }
    var error = SyntaxError(
      reworded(message), at: place..<place, hint: hint(of: diagnostic).map { Hint($0) },
      weight: message.contains(" can only appear inside a 'switch'") ? .aftermath : .plain)
    if let note = diagnostic.notes.first {
      let start = note.position.utf8Offset - offset
      if start >= 0, start < text.count { error.opening = start..<start + 1 }
    }
    return error
  }

  /// Whether a message says that something is in the way; swift-syntax 600 words it differently at the top level.
  private func isAboutUnexpected(_ message: String) -> Bool {
    message.hasPrefix("unexpected") || message.hasPrefix("extraneous brace")
      || message.hasPrefix("extraneous code")
  }

  /// The place of a diagnostic in the fragment; one that is missing is missing at the end of what precedes it.
  private func place(of diagnostic: SwiftDiagnostics.Diagnostic) -> Int {
    let place = clamped(diagnostic.position.utf8Offset - offset)
    return diagnostic.message.hasPrefix("consecutive") ? text.skipWhiteSpace(from: place) : place
  }

  private func clamped(_ place: Int) -> Int {
    min(max(place, 0), text.count)
  }

  /// Whether a message is about the `else` or `:` behind the fragment.
  private func isEndOfSurroundings(_ message: String) -> Bool {
    switch kind {
    case .conditions:
      message.hasSuffix("'guard' statement")
        && (message.hasPrefix("expected 'else'") || message.hasPrefix("expected '{'"))
    case .pattern:
      message == "expected ':' in switch case"
    default:
      false
    }
  }

  /// The error for text that the parser could not make anything of.
  private func unexpected(
    _ diagnostic: SwiftDiagnostics.Diagnostic, at place: Int
  ) -> SyntaxError? {
    if place == 0, kind != .statements, diagnostic.message.contains(" before ") {
      return wrongStart()
    }
    guard text.skipWhiteSpace(from: place) < text.count else { return nil }
    let end = diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset - offset
    return leftover(from: place, to: clamped(end))
  }

  /// The error for a fragment of the wrong kind: a statement where an expression should stand.
  private func wrongStart() -> SyntaxError {
    let found = text.excerpt(of: 0..<text.count)
    return SyntaxError(
      "expected \(kind.expectation), found '\(found)'", at: 0..<found.utf8.count,
      weight: .decisive)
  }

  /// The error for a fragment that starts with the keyword the generator puts in front of it.
  func surroundingKeyword() -> SyntaxError? {
    let word = String(text.excerpt(of: 0..<text.count).prefix { $0.isLetter })
    var error = wrongStart()
    switch (kind, word) {
    case (.conditions, "if"), (.conditions, "guard"), (.conditions, "while"), (.pattern, "case"),
      (.expression, "return"):
      error.hint = Hint("leave out '\(word)'")
    case (.pattern, "default"):
      error.hint = Hint(
        "write '_' for everything else", replacement: text.text == word ? "_" : nil)
    default:
      return nil
    }
    return error
  }

  /// The error for what stands where nothing can, most often behind a fragment that is complete without it.
  func leftover(from start: Int, to end: Int) -> SyntaxError {
    let place = text.skipWhiteSpace(from: start)
    let range = place..<max(place, end)
    let found = text.excerpt(of: range)
    switch found.utf8.first.map(Unicode.Scalar.init) {
    case let closing? where closing == ")" || closing == "]" || closing == "}":
      return SyntaxError(
        "'\(closing)' closes nothing that was opened here", at: place..<place + 1,
        hint: "take it out",
        // What stands behind the end of a block is of another kind, and would be blamed for being that.
        weight: closing == "}" ? .decisive : .plain)
    case "{" where kind == .conditions:
      let problem = FragmentProblem.bareClosure(at: range)
      var error = SyntaxError(problem.message, at: range, hint: problem.hint.map { Hint($0) })
      error.rule = problem.rule
      return error
    case "," where end == text.count && (kind == .expression || kind == .type):
      return SyntaxError("one \(noun) is expected here, not a list", at: place..<place + 1)
    default:
      let isLast = end == text.count && kind != .statements
      return SyntaxError(
        "unexpected '\(found)'" + (isLast ? " behind the \(noun)" : ""), at: range,
        weight: .consequence)
    }
  }

  /// The parser's words as they read best in a spec.
  private func reworded(_ message: String) -> String {
    switch message {
    case singleQuotes:
      return "a Swift string stands in double quotes"
    case "expected Sequence expression for for-each loop":
      return "expected the sequence to go through"
    case "consecutive statements on a line must be separated by newline or ';'":
      return "expected a line break or ';' between statements"
    default:
      let suffix = Self.surroundings.first { message.hasSuffix($0) }
      return suffix.map { String(message.dropLast($0.count)) } ?? message
    }
  }

  /// What the parser's corrections come down to; those that only repeat the message are left out.
  private func hint(of diagnostic: SwiftDiagnostics.Diagnostic) -> String? {
    let hints = diagnostic.fixIts.map(\.message.message).filter {
      $0.contains("'") && !$0.contains("'''") && $0 != "insert ';'"
    }
    return hints.isEmpty ? wayOut(of: diagnostic.message) : hints.joined(separator: " or ")
  }

  /// What to do about an error for which the parser knows no correction.
  private func wayOut(of message: String) -> String? {
    if reworded(message) == "expected expression" {
      return "something is missing here: a value, a name or a call"
    }
    if message.contains("only allowed inside") {
      return "use 'if', or leave the block early with 'guard:'"
    }
    return nil
  }
}

extension FragmentText {
  /// The offset of the first byte at or behind an offset that is no white space.
  func skipWhiteSpace(from offset: Int) -> Int {
    offset + text.utf8.dropFirst(offset).prefix { $0.isWhiteSpace }.count
  }

  /// The start of a range's text, for a message: up to the line's end, at most 24 characters.
  func excerpt(of range: Range<Int>) -> String {
    let line = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      .prefix { $0 != UInt8(ascii: "\n") }
    let excerpt = (String(line) ?? "").prefix(24)
    let end = excerpt.lastIndex { $0 != " " }
    return end.map { String(excerpt[...$0]) } ?? ""
  }
}

extension FragmentKind {
  /// What a fragment of this kind is called in a message.
  var noun: String {
    switch self {
    case .expression: "expression"
    case .statements: "statements"
    case .type: "type"
    case .pattern: "pattern"
    case .conditions: "condition"
    }
  }

  /// What is missing where a fragment of this kind is empty.
  var expectation: String {
    self == .statements ? "Swift statements" : "a Swift \(noun)"
  }
}
