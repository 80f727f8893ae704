import FeatureGenerator
import FeatureLock

extension FileChange {
  /// What is to be said of the file, behind its path.
  func verdict(formerGenerator: String?) -> String {
    let reasons = causes.filter { $0.rawValue != status.rawValue }
      .map { reason($0, formerGenerator) }.joined(separator: ", ")
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
  private func reason(_ cause: DriftCause, _ formerGenerator: String?) -> String {
    switch cause {
    case .specChanged where !specChanges.isEmpty,
      .lockOutOfDate
    where path == lockPath && !specChanges.isEmpty && !causes.contains(.specChanged):
      "\(cause.rawValue) (\(specChanges.map(\.words).joined(separator: ", ")))"
    case .generatorChanged:
      formerGenerator.map { "\(cause.rawValue) (\($0) to \(version))" } ?? cause.rawValue
    default: cause.rawValue
    }
  }

  /// How the file differs from what should be there.
  var diff: String {
    unifiedDiff(path: path, current: current, expected: expected)
  }

  /// The line of the file at which it first differs; the first where its content says nothing to people.
  var firstShownLine: Int {
    shownDiff.isEmpty ? 1 : firstDifferingLine(current: current, expected: expected)
  }

  /// How the file differs, where that says something to people: hashes do not, nor does a whole file that goes.
  var shownDiff: String {
    path == lockPath || status == .orphaned || status == .inSync ? "" : diff
  }
}

extension SpecChange {
  /// The change in words.
  var words: String {
    switch self {
    case .edited(let path): path
    case .added(let path): "\(path) is new"
    case .removed(let path): "\(path) is gone"
    case .renamed(let from, let to): "\(from) is now \(to)"
    }
  }
}
