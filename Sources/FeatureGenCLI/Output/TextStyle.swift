import ArgumentParser
import Platform

/// The condition under which output is colored.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set or the terminal supports no colors.
  case auto
  /// Always.
  case always
  /// Never.
  case never

  /// Whether output to a stream is colored.
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

/// The style of a text on a terminal, by the parameters of "Select Graphic Rendition" in ECMA-48.
enum TextStyle: String {
  case strong = "1"
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case mark = "32"
  case removed = "31"
  case place = "36"

  /// Returns the text between the control sequences that begin and end the style.
  func applied(to text: some StringProtocol) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}

/// Colors a unified diff: removed lines, added lines, and places.
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
