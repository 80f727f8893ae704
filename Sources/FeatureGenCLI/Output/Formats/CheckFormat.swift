import ArgumentParser

/// How the result of a check is printed.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
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
  /// The report in a format, without a line break at its end.
  func rendered(as format: CheckFormat) -> String {
    switch format {
    case .text: text
    case .json: json.rendered
    case .github: githubAnnotations
    case .sarif: sarif.rendered
    }
  }

  /// The report for people; empty when there are errors, which are printed elsewhere.
  private var text: String {
    guard outcome != .failure else { return "" }
    var lines: [String] = []
    for change in drift {
      lines.append("\(change.path) \(verdict(change))")
      let diff = showsDiff ? change.shownDiff : ""
      if !diff.isEmpty { lines.append(String(diff.dropLast())) }
    }
    lines.append(summary)
    if comparedHashesOnly { lines.append(lockedNotice) }
    return lines.joined(separator: "\n")
  }
}

/// What a comparison of hashes does not see.
private let lockedNotice = """
  compared hashes with the lock only: not seen are errors in specs, files that the lock does not list, and whether the
  lock itself is right; 'featuregen check' sees them
  """
