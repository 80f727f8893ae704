import FeatureGenerator
import FeatureHeader

extension FileChange {
  /// The state of the file in words, which follow its path.
  var verdict: String {
    let reasons = causes.filter { $0.rawValue != status.rawValue }.map(reason)
      .joined(separator: ", ")
    let explanation = reasons.isEmpty ? "" : ": \(reasons)"
    switch status {
    case .inSync: return "is in sync"
    case .outOfSync: return "is out of sync\(explanation)"
    case .missing:
      let spec = specs.first.map { "; \($0) describes it" } ?? ""
      return "is missing\(spec)\(explanation)"
    case .orphaned: return "is orphaned: no spec describes it\(explanation)"
    case .blocked:
      let spec = specs.first ?? "a spec"
      return "was not generated, but \(spec) describes it; move the file\(explanation)"
    }
  }

  /// Writes a cause, with the file or program that is responsible.
  private func reason(_ cause: DriftCause) -> String {
    switch cause {
    case .specChanged: specs.first.map { "\(cause.rawValue) (\($0))" } ?? cause.rawValue
    case .inputsChanged: "\(cause.rawValue) (settings, templates, another spec or the tool)"
    case .formatted: "\(cause.rawValue) (exclude generated files from the formatter)"
    default: cause.rawValue
    }
  }

  /// The difference between the file and its expected contents.
  var diff: String {
    unifiedDiff(path: path, current: current, expected: expected)
  }

  /// The line of the first difference in the file, without the hashes of its header; the first line where the
  /// difference does not help people.
  var firstShownLine: Int {
    let (old, new) = (
      current.map(HeaderState.withoutHashes), expected.map(HeaderState.withoutHashes)
    )
    return shownDiff.isEmpty || old == new ? 1 : firstDifferingLine(current: old, expected: new)
  }

  /// The difference, where it helps people; empty for a whole file that is removed.
  var shownDiff: String {
    status == .orphaned || status == .inSync ? "" : diff
  }
}
