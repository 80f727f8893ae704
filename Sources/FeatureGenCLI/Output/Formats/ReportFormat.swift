import ArgumentParser
import SpecSource

/// How what a command has found or done is printed.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
  /// Annotations of GitHub Actions.
  case github
  /// For services that collect findings.
  case sarif
}

extension CheckReport {
  /// The report for people; empty when there are errors, which are printed elsewhere.
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
