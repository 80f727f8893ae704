import ArgumentParser
import Platform

/// When what is printed is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set or the terminal knows no colours.
  case auto
  /// Wherever it goes.
  case always
  /// Nowhere.
  case never

  /// Whether what is written to a stream is coloured.
  func applies(to stream: StandardStream) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      // An empty value counts as none: https://no-color.org
      (environmentValue("NO_COLOR") ?? "").isEmpty && environmentValue("TERM") != "dumb"
        && stream.isTerminal
    }
  }
}

/// How a stretch of text looks on a terminal, as the parameters of "Select Graphic Rendition" in ECMA-48.
enum TextStyle: String {
  case strong = "1"
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case mark = "32"
  case removed = "31"
  case place = "36"

  /// The text between the sequences that begin and end the style.
  func applied(to text: some StringProtocol) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Colours a unified diff: what goes, what comes, and where.
func colored(diff: String) -> String {
  diff.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    if line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
      return TextStyle.strong.applied(to: line)
    }
    if line.hasPrefix("@@") { return TextStyle.place.applied(to: line) }
    if line.hasPrefix("-") { return TextStyle.removed.applied(to: line) }
    if line.hasPrefix("+") { return TextStyle.mark.applied(to: line) }
    return String(line)
  }.joined(separator: "\n")
}
