import SpecSource
import SpecYAML

/// The number of characters of a message or a hint that are shown.
private let shownCharacters = 4000

extension Diagnostic {
  /// The diagnostic with texts that can be shown: of a reasonable size, and without control sequences.
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
