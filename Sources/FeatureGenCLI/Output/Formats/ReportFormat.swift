import ArgumentParser
import SpecSource

/// The format of a command's findings or results.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// JSON for programs.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// SARIF, for services that collect findings.
  case sarif
}

extension CheckReport {
  /// Renders the report for people; empty when the command has errors, which are printed elsewhere.
  func text(isColored: Bool) -> String {
    guard outcome != .failure else { return "" }
    var lines: [String] = []
    for change in drift {
      let shownPath = printableOnOneLine(change.path)
      let path = isColored ? TextStyle.strong.applied(to: shownPath) : shownPath
      lines.append("\(path) \(printableOnOneLine(change.verdict))")
      let diff = printable(String((showsDiff ? change.shownDiff : "").dropLast()))
      if !diff.isEmpty { lines.append(isColored ? colored(diff: diff) : diff) }
    }
    lines.append(summary)
    return lines.joined(separator: "\n")
  }
}
