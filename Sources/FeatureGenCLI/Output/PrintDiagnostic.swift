import SpecSource

extension Diagnostic {
  /// Renders the diagnostic in the format of compilers: place and message, the source line with a caret, then the
  /// hint.
  func rendered(isColored: Bool = false) -> String {
    presentable.renderedAsItIs(isColored: isColored)
  }

  private func renderedAsItIs(isColored: Bool) -> String {
    let paint =
      isColored ? { style, text in style.applied(to: text) } : { _, text in text } as Paint
    let code = rule.map { " [\($0.code)]" } ?? ""
    var lines = [headline(severity, message + code, at: span, paint)]
    if let span { lines += excerpt(span, paint) }
    if let hint { lines.append(indented(hint, after: "  hint: ", paint)) }
    for place in related.prefix(shownRelated) {
      lines.append(headline(.note, place.message, at: place.span, paint))
      lines += excerpt(place.span, paint)
    }
    let hidden = related.count - shownRelated
    if hidden > 0 { lines.append(paint(.note, "  and \(counted(hidden, "place")) more")) }
    return lines.joined(separator: "\n")
  }

  /// Applies a style to a text, or leaves the text plain.
  private typealias Paint = (TextStyle, String) -> String

  private func headline(
    _ severity: Severity, _ message: String, at span: SourceSpan?, _ paint: Paint
  ) -> String {
    let style: TextStyle =
      switch severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    let place = span.map { "\(printableOnOneLine($0.description)):" } ?? "featuregen:"
    return [
      paint(.strong, place), paint(style, "\(severity.rawValue):"), paint(.strong, message),
    ].joined(separator: " ")
  }

  /// Writes a text of several lines after a label, with later lines indented below the first.
  private func indented(_ text: String, after label: String, _ paint: Paint) -> String {
    let margin = "\n" + String(repeating: " ", count: label.count)
    return paint(.note, label)
      + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: margin)
  }
}

/// The number of related places of a diagnostic that are shown.
let shownRelated = 10

/// The maximum number of characters of a line that are shown.
private let shownColumns = 160

/// Returns the source line of a place, and a line with a caret below; empty for an empty line.
private func excerpt(_ span: SourceSpan, _ paint: (TextStyle, String) -> String) -> [String] {
  let scalars = Array(span.file.line(span.start.line).unicodeScalars)
  guard !scalars.isEmpty else { return [] }
  let column = min(span.start.column - 1, scalars.count)
  // Of a long line, the part around the place is shown.
  let start =
    column > shownColumns / 2 && scalars.count > shownColumns ? column - shownColumns / 2 : 0
  let end = min(scalars.count, start + shownColumns)
  let width = span.end.line == span.start.line ? span.end.column - span.start.column : 1
  let marks = max(1, min(width, end - column))
  let margin = scalars[start..<column].map { $0 == "\t" ? "\t" : " " }.joined()
  return [
    "  " + printable(scalars[start..<end]),
    "  " + margin + paint(.mark, "^" + String(repeating: "~", count: marks - 1)),
  ]
}
