import FeatureGenerator
import FeatureHeader
import SpecSource

extension CheckReport {
  /// An annotation for each file that is not in sync, at its first difference, with the differences in a group of the
  /// log, and the summary as plain text.
  var linesForGitHub: [String] {
    let annotations = drift.flatMap { change -> [String] in
      let place = change.status == .missing ? change.specs.first ?? change.path : change.path
      let annotation = command(
        "error", file: place, line: change.firstShownLine, column: nil, title: "featuregen",
        message: "\(change.path) \(change.verdict)" + (fixCommand.map { "; run '\($0)'" } ?? ""))
      return [annotation] + diffGroup(of: change)
    }
    return annotations + (outcome == .failure ? [] : [summary])
  }
}

extension CheckReport {
  /// Writes the differences of a file as a group of the log, in which no line acts as a command.
  private func diffGroup(of change: FileChange) -> [String] {
    let diff = printable(String((showsDiff ? change.shownDiff : "").dropLast()))
    guard !diff.isEmpty else { return [] }
    // Commands are stopped until a word that cannot be a line of the differences: their own hash.
    let end = ContentHash(of: diff)
    return [
      "::group::\(data(printableOnOneLine(change.path)))", "::stop-commands::\(end)", diff,
      "::\(end)::", "::endgroup::",
    ]
  }
}

extension Report {
  /// The annotations of the findings; a run shows ten of each severity, so the tenth states the number of further
  /// ones.
  var annotations: [String] {
    Diagnostic.Severity.allCases.flatMap { severity -> [String] in
      let found = diagnostics.filter { $0.severity == severity }
      guard found.count > 10 else { return found.map(annotation) }
      let more = Diagnostic(
        severity, "and \(found.count - 9) more, which the log shows", at: nil)
      return found.prefix(9).map(annotation) + [annotation(more)]
    }
  }

  private func annotation(_ diagnostic: Diagnostic) -> String {
    let diagnostic = diagnostic.presentable
    let kind = diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue
    let hint = diagnostic.hint.map { "\n\($0)" } ?? ""
    return command(
      kind, file: diagnostic.span?.file.path, line: diagnostic.span?.start.line,
      column: diagnostic.span?.start.column,
      title: diagnostic.rule.map { "featuregen (\($0.code))" } ?? "featuregen",
      message: diagnostic.message + hint + otherUses(of: diagnostic))
  }

  /// Writes the other uses of a missing name, as a line of the annotation of the first use.
  private func otherUses(of diagnostic: Diagnostic) -> String {
    guard diagnostic.missingName != nil, !diagnostic.related.isEmpty else { return "" }
    let shown = diagnostic.related.prefix(shownRelated).map(\.span.description)
    let hidden = diagnostic.related.count - shown.count
    return "\nalso in \(shown.joined(separator: ", "))" + (hidden > 0 ? " and \(hidden) more" : "")
  }

  fileprivate func command(
    _ kind: String, file: String?, line: Int?, column: Int?, title: String, message: String
  ) -> String {
    let properties = [
      file.map { "file=\(property(pathForServices($0)))" }, line.map { "line=\($0)" },
      column.map { "col=\($0)" },
      "title=\(property(title))",
    ]
    return "::\(kind) \(properties.compactMap(\.self).joined(separator: ","))::\(data(message))"
  }
}

extension CheckReport {
  /// The report as Markdown, for the page of a workflow run.
  var markdown: String {
    var lines = ["### featuregen", ""]
    let errors = diagnostics.filter { $0.severity == .error }.bounded.map(\.presentable)
    if !errors.isEmpty {
      lines += errors.map { error in
        "- \(error.span.map { "`\(code($0.description))`: " } ?? "")\(cell(error.message))"
      }
    } else if drift.isEmpty {
      lines.append(summary)
    } else {
      lines += ["| file | status | causes |", "|---|---|---|"]
      for change in drift {
        let causes = change.causes.map(\.rawValue).joined(separator: ", ")
        lines.append("| `\(code(change.path))` | \(change.status.rawValue) | \(causes) |")
      }
      lines += ["", summary]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Escapes a text so that Markdown shows only the text: without links, images and table cells.
  private func cell(_ text: String) -> String {
    var shown = ""
    for scalar in printableOnOneLine(text).unicodeScalars {
      if "\\`*_[]<>#|!".unicodeScalars.contains(scalar) { shown += "\\" }
      shown.unicodeScalars.append(scalar)
    }
    return shown
  }

  /// Escapes a text for use between two backticks, where Markdown has no escapes; bars split a table even there.
  private func code(_ text: String) -> String {
    printableOnOneLine(text).replacing("`", with: "'").replacing("|", with: "\\|")
  }
}

/// Escapes the special characters of a message for GitHub.
private func data(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    default: String(scalar)
    }
  }.joined()
}

/// Escapes the special characters of a property for GitHub.
private func property(_ text: String) -> String {
  data(printableOnOneLine(text)).unicodeScalars.map { scalar in
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    default: String(scalar)
    }
  }.joined()
}
