import FeatureComparison
import FeatureDocumentation

extension ComparisonReport {
  /// The report as a comment of a pull request.
  var markdown: String {
    var lines = [
      "### featuregen: \(markdownCode(old.name)) → \(markdownCode(new.name))", "",
      "\(hasOpenBreaks ? "**\(markdownText(summary))**" : markdownText(summary)).",
    ]
    for spec in comparison.specs {
      lines += ["", "#### \(markdownText(spec.headline))", ""]
      lines += spec.breakItems.map { "- \($0)" }
      for change in spec.changes {
        lines.append(
          "- \(change.isBreaking ? "**breaking** " : "")\(change.sign.name) \(markdownCode(change.words))"
        )
        lines += change.blockChanges.map { "  - \($0.sign.name) \($0.phrase.markdown)" }
        lines += change.breakItems.map { "  - \($0)" }
      }
    }
    if !diagnostics.isEmpty {
      lines += ["", "Some specs could not be read; they are not compared."]
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The sign of a change as a word.
  fileprivate var name: String {
    switch self {
    case "+": "added"
    case "-": "removed"
    default: "changed"
    }
  }
}
