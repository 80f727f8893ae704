import SpecSource
import SwiftDiagnostics
import SwiftSyntax

/// The parser's message about a text in single quotes.
private let singleQuotes = "Single-quoted string literal found, use '\"'"

/// Converts the parser's diagnostics into errors about the fragment instead of the text that was parsed.
///
/// The parser's messages have no stable identifiers, so that the reader recognizes them by their text. It passes
/// unknown messages on.
struct SyntaxErrorReader {
  /// The text of the fragment.
  let text: FragmentText

  /// The kind of the fragment.
  let kind: FragmentKind

  /// The word for the fragment in messages.
  let noun: String

  /// The number of bytes before the fragment in the parsed text.
  let offset: Int

  /// The parser's words for the context of the fragment, which the fragment's author did not write.
  private static let surroundings = [
    " in 'guard' statement", " in switch case", " in source file", " in variable",
    " in type annotation", " in optional binding",
  ]

  /// Reads a diagnostic; returns nil if it concerns only the context.
  func read(_ diagnostic: SwiftDiagnostics.Diagnostic) -> SyntaxError? {
    let place = place(of: diagnostic)
    let message = diagnostic.message
    if isAboutUnexpected(message) {
      return unexpected(diagnostic, at: place)
    }
    if isEndOfSurroundings(message) {
      // At the very end, the missing context is the consequence of another error.
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

  /// Whether a message describes an unexpected text. At the top level, swift-syntax 600 uses other words.
  private func isAboutUnexpected(_ message: String) -> Bool {
    message.hasPrefix("unexpected") || message.hasPrefix("extraneous brace")
      || message.hasPrefix("extraneous code")
  }

  /// Returns the position of a diagnostic in the fragment. A missing token is reported at the end of the text before
  /// it.
  private func place(of diagnostic: SwiftDiagnostics.Diagnostic) -> Int {
    let place = clamped(diagnostic.position.utf8Offset - offset)
    return diagnostic.message.hasPrefix("consecutive") ? text.skipWhiteSpace(from: place) : place
  }

  private func clamped(_ place: Int) -> Int {
    min(max(place, 0), text.count)
  }

  /// Whether a message is about the `else` or `:` after the fragment.
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

  /// Returns the error for a text that the parser did not understand.
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

  /// Returns the error for a fragment of the wrong kind, such as a statement in the position of an expression.
  private func wrongStart() -> SyntaxError {
    let found = text.excerpt(of: 0..<text.count)
    return SyntaxError(
      "expected \(kind.expectation), found '\(found)'", at: 0..<found.utf8.count,
      weight: .decisive)
  }

  /// Returns the error for a fragment that starts with the keyword that the generator writes before it.
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

  /// Returns the error for a text in an impossible position, usually after a fragment that is complete without it.
  func leftover(from start: Int, to end: Int) -> SyntaxError {
    let place = text.skipWhiteSpace(from: start)
    let range = place..<max(place, end)
    let found = text.excerpt(of: range)
    switch found.utf8.first.map(Unicode.Scalar.init) {
    case let closing? where closing == ")" || closing == "]" || closing == "}":
      return SyntaxError(
        "'\(closing)' closes nothing that was opened here", at: place..<place + 1,
        hint: "take it out",
        // After the end of a block, the text belongs to another kind of code, and would be reported as an error for
        // that.
        weight: closing == "}" ? .decisive : .plain)
    case "{" where kind == .conditions:
      let problem = FragmentProblem.bareClosure(at: range)
      var error = SyntaxError(problem.message, at: range, hint: problem.hint.map { Hint($0) })
      error.rule = problem.rule
      return error
    case "," where end == text.count && (kind == .expression || kind == .type):
      return SyntaxError("a single \(noun) is expected here, not a list", at: place..<place + 1)
    default:
      let isLast = end == text.count && kind != .statements
      return SyntaxError(
        "unexpected '\(found)'" + (isLast ? " after the \(noun)" : ""), at: range,
        weight: .consequence)
    }
  }

  /// Returns the parser's message in the words of a spec.
  private func reworded(_ message: String) -> String {
    switch message {
    case singleQuotes:
      return "a Swift string needs double quotes"
    case "expected Sequence expression for for-each loop":
      return "expected the sequence of the 'for' loop"
    case "consecutive statements on a line must be separated by newline or ';'":
      return "expected a line break or ';' between statements"
    default:
      let suffix = Self.surroundings.first { message.hasSuffix($0) }
      return suffix.map { String(message.dropLast($0.count)) } ?? message
    }
  }

  /// Returns the parser's suggestions as a hint, without suggestions that only repeat the message.
  private func hint(of diagnostic: SwiftDiagnostics.Diagnostic) -> String? {
    let hints = diagnostic.fixIts.map(\.message.message).filter {
      $0.contains("'") && !$0.contains("'''") && $0 != "insert ';'"
    }
    return hints.isEmpty ? wayOut(of: diagnostic.message) : hints.joined(separator: " or ")
  }

  /// Returns a hint for an error that the parser has no suggestion for.
  private func wayOut(of message: String) -> String? {
    if reworded(message) == "expected expression" {
      return "write what is missing here: a value, a name or a call"
    }
    if message.contains("only allowed inside") {
      return "use 'if', or leave the block early with 'guard:'"
    }
    return nil
  }
}

extension FragmentText {
  /// Returns the offset of the first byte at or after an offset that is no white space.
  func skipWhiteSpace(from offset: Int) -> Int {
    offset + text.utf8.dropFirst(offset).prefix { $0.isWhiteSpace }.count
  }

  /// Returns the start of a range's text for a message: up to the line's end, at most 24 characters.
  func excerpt(of range: Range<Int>) -> String {
    let line = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      .prefix { $0 != UInt8(ascii: "\n") }
    let excerpt = (String(line) ?? "").prefix(24)
    let end = excerpt.lastIndex { $0 != " " }
    return end.map { String(excerpt[...$0]) } ?? ""
  }
}

extension FragmentKind {
  /// The word for a fragment of this kind in messages.
  var noun: String {
    switch self {
    case .expression: "expression"
    case .statements: "statements"
    case .type: "type"
    case .pattern: "pattern"
    case .conditions: "condition"
    }
  }

  /// The words for the missing contents of an empty fragment of this kind.
  var expectation: String {
    self == .statements ? "Swift statements" : "a Swift \(noun)"
  }
}
