import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

extension InterpolatedText {
  /// The text as a Swift string literal with interpolated values. A text of several lines has triple quotes.
  var literal: Code {
    let pieces = parts.flatMap { part -> [Code] in
      switch part {
      case .text(let text): text.splitAfterBlanks().map { Code(escapedLines(String($0))) }
      case .value(let fragment): ["\\(\(fragment))"]
      }
    }
    let contents = pieces.joined()
    let isMultiline = contents.isMultiline || contents.columns > 70
    return isMultiline ? "\"\"\"\n\(wrapped(pieces))\n\"\"\"" : "\"\(contents)\""
  }
}

/// Returns the pieces in the lines of a literal between triple quotes, where a backslash joins a line to the next
/// line.
private func wrapped(_ pieces: [Code]) -> Code {
  var parts: [Code] = []
  var line = ""
  for piece in pieces {
    let text = piece.text
    if line.count + text.count > 80, line.hasSuffix(" ") {
      parts.append("\\\n")
      line = ""
    }
    parts.append(piece)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    line = (lines.count > 1 ? "" : line) + lines[lines.count - 1]
  }
  return parts.joined()
}

/// Escapes a text for a literal with triple quotes.
private func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { escapedStringContents(String($0)) }.joined(separator: "\n")
}

extension String {
  /// Returns the words, each with the blank after it.
  fileprivate func splitAfterBlanks() -> [Substring] {
    var words: [Substring] = []
    var start = startIndex
    while let blank = self[start...].firstIndex(of: " ") {
      words.append(self[start...blank])
      start = index(after: blank)
    }
    return words + [self[start...]].filter { !$0.isEmpty }
  }
}
