import SpecSource
import SpecYAML

/// How many diagnostics of one file are shown; one that has more has one cause for most of them.
private let shownPerFile = 100

/// How many are shown of all files.
private let shownOfAll = 1000

/// How much of a message or a hint is shown, in characters.
private let shownCharacters = 4000

extension [Diagnostic] {
  /// The first diagnostics of each file, as many as people can use, with the number of those left out; expects them sorted.
  var bounded: [Diagnostic] {
    guard count > shownPerFile else { return self }
    var shown: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    var start = startIndex
    while start < endIndex {
      let file = self[start].span?.file.path
      let end = self[start...].firstIndex { $0.span?.file.path != file } ?? endIndex
      let room = Swift.max(0, Swift.min(shownPerFile, shownOfAll - shown.count))
      let ofFile = self[start..<end]
      shown += ofFile.prefix(room)
      let rest = ofFile.dropFirst(room)
      if let first = rest.first, room > 0 {
        shown.append(
          Diagnostic(
            rest.worstSeverity, "and \(rest.summary) more in this file, not shown", at: first.span,
            hint: "fix those above first"))
      } else {
        hidden += rest
      }
      start = end
    }
    if !hidden.isEmpty {
      shown.append(
        Diagnostic(
          hidden[...].worstSeverity, "and \(hidden[...].summary) more in other files, not shown",
          at: nil, hint: "fix those above first"))
    }
    return shown
  }
}

extension ArraySlice<Diagnostic> {
  fileprivate var worstSeverity: Diagnostic.Severity {
    Diagnostic.Severity.allCases.first { severity in contains { $0.severity == severity } } ?? .note
  }

  /// How many there are of each severity, in words.
  fileprivate var summary: String {
    Diagnostic.Severity.allCases.compactMap { severity in
      let number = count { $0.severity == severity }
      return number == 0 ? nil : counted(number, severity.rawValue)
    }.joined(separator: ", ")
  }
}

extension Diagnostic {
  /// With texts that can be shown: of a reasonable size, and with nothing in them that would be obeyed.
  var presentable: Diagnostic {
    var shown = self
    shown.message = printableOnOneLine(joiningLines(of: cut(message)))
    shown.hint = hint.map { printable(cut($0)) }
    shown.related = related.map { Related(printableOnOneLine(cut($0.message)), at: $0.span) }
    return shown
  }

  private func cut(_ text: String) -> String {
    guard text.utf8.count > shownCharacters else { return text }
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(shownCharacters)))
    return start.utf8.count < text.utf8.count ? start + " …" : text
  }
}
