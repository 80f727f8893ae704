import FeatureGenerator
import FeatureHeader

extension FileChange {
  /// The state of the file in words, to be read after its path.
  var verdict: String {
    let reasons = causes.filter { $0.rawValue != status.rawValue }.map(reason)
      .joined(separator: ", ")
    let behind = reasons.isEmpty ? "" : ": \(reasons)"
    switch status {
    case .inSync: return "is in sync"
    case .outOfSync: return "is out of sync\(behind)"
    case .missing:
      let spec = specs.first.map { "; \($0) describes it" } ?? ""
      return "is missing\(spec)\(behind)"
    case .orphaned: return "is orphaned, no spec describes it\(behind)"
    case .blocked:
      let spec = specs.first ?? "a spec"
      return "was not generated, but \(spec) describes it; move it away\(behind)"
    }
  }

  /// A cause, with what is to blame.
  private func reason(_ cause: DriftCause) -> String {
    switch cause {
    case .specChanged: specs.first.map { "\(cause.rawValue) (\($0))" } ?? cause.rawValue
    case .inputsChanged: "\(cause.rawValue) (settings, templates, another spec or the tool)"
    case .formatted: "\(cause.rawValue) (exclude generated files from the formatter)"
    default: cause.rawValue
    }
  }

  /// How the file differs from what should be there.
  var diff: String {
    unifiedDiff(path: path, current: current, expected: expected)
  }

  /// The line of the file at which it first differs below the hashes of its header; the first where its content says nothing
  /// to people.
  var firstShownLine: Int {
    let (old, new) = (
      current.map(HeaderState.withoutHashes), expected.map(HeaderState.withoutHashes)
    )
    return shownDiff.isEmpty || old == new ? 1 : firstDifferingLine(current: old, expected: new)
  }

  /// How the file differs, where that says something to people: a whole file that goes does not.
  var shownDiff: String {
    status == .orphaned || status == .inSync ? "" : diff
  }
}
