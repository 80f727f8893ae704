import SpecSource

extension Diagnostic {
  /// The diagnostic as compilers print theirs: place and message, the source line with a caret, then the way out.
  public var rendered: String {
    let rule = code.map { " [\($0)]" } ?? ""
    var lines = [headline(severity.rawValue, message + rule, at: span)]
    if let span { lines += excerpt(span) }
    if let hint { lines.append(indented(hint, behind: "  hint: ")) }
    for place in related {
      lines.append(headline("note", place.message, at: place.span))
      lines += excerpt(place.span)
    }
    return lines.joined(separator: "\n")
  }

  private func headline(_ kind: String, _ message: String, at span: SourceSpan?) -> String {
    (span.map { "\($0.description): " } ?? "featuregen: ") + "\(kind): \(message)"
  }

  /// A text of several lines, the later ones under the first.
  private func indented(_ text: String, behind label: String) -> String {
    let margin = "\n" + String(repeating: " ", count: label.count)
    return label
      + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: margin)
  }
}

/// The longest stretch of a line that is shown.
private let shownColumns = 160

/// The source line of a place, and a line with a caret under it; nothing for an empty line.
private func excerpt(_ span: SourceSpan) -> [String] {
  let scalars = Array(span.file.line(span.start.line).unicodeScalars)
  guard !scalars.isEmpty else { return [] }
  let column = min(span.start.column - 1, scalars.count)
  // A long line is shown around the place.
  let start =
    column > shownColumns / 2 && scalars.count > shownColumns ? column - shownColumns / 2 : 0
  let end = min(scalars.count, start + shownColumns)
  let width = span.end.line == span.start.line ? span.end.column - span.start.column : 1
  let marks = max(1, min(width, end - column))
  let margin = scalars[start..<column].map { $0 == "\t" ? "\t" : " " }.joined()
  return [
    "  " + shown(scalars[start..<end]),
    "  " + margin + "^" + String(repeating: "~", count: marks - 1),
  ]
}

/// A line with what a terminal would obey instead of showing replaced by a mark.
private func shown(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var text = ""
  for scalar in scalars {
    let isControl = scalar.value < 0x20 && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
    text.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
  }
  return text
}
