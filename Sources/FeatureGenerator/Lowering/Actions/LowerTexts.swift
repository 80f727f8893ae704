import FeatureProgram
import FeatureSpec
import SpecSwift

extension InterpolatedText {
  /// The text as a Swift string literal, its values interpolated. A text of several lines gets triple quotes.
  var literal: String {
    let pieces = parts.flatMap { part -> [String] in
      switch part {
      case .text(let text): text.splitAfterBlanks().map { escapedLines(String($0)) }
      case .value(let fragment): ["\\(\(fragment.text))"]
      }
    }
    let contents = pieces.joined()
    let isMultiline = contents.isMultiline || contents.count > 70
    return isMultiline ? "\"\"\"\n\(wrapped(pieces))\n\"\"\"" : "\"\(contents)\""
  }
}

/// The pieces in lines of a literal between triple quotes, where a backslash joins a line with the next.
private func wrapped(_ pieces: [String]) -> String {
  var lines = [""]
  for piece in pieces {
    if lines[lines.count - 1].count + piece.count > 80, lines[lines.count - 1].hasSuffix(" ") {
      lines[lines.count - 1] += "\\"
      lines.append("")
    }
    let parts = piece.split(separator: "\n", omittingEmptySubsequences: false)
    lines[lines.count - 1] += parts[0]
    lines += parts.dropFirst().map { String($0) }
  }
  return lines.joined(separator: "\n")
}

/// Escapes a text for a literal with triple quotes.
private func escapedLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { escapedStringContents(String($0)) }.joined(separator: "\n")
}

extension String {
  /// The words, each with the blank after it.
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
