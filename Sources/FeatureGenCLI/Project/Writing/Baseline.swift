import SpecSource

/// The path of the list of findings that are left for later, relative to the project's root.
let baselinePath = "Specs/featuregen.baseline"

/// Findings that a project had when its checks began, and that are left for later.
///
/// The list identifies findings by file, rule and message, not by line, so that they are still recognized when lines
/// move.
struct Baseline {
  private var counts: [String: Int] = [:]

  /// Reads a list with one finding per line.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      counts[String(line), default: 0] += 1
    }
  }

  /// Finds the findings that are not in the list; if a finding occurs more often than in the list, the additional
  /// ones are new.
  func new(among findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return findings.filter { finding in
      guard let key = Baseline.line(of: finding), left[key, default: 0] > 0 else { return true }
      left[key, default: 0] -= 1
      return false
    }
  }

  /// Writes the list of some findings.
  static func text(of findings: [Diagnostic]) -> String {
    head + findings.compactMap { line(of: $0).map { "\($0)\n" } }.sorted().joined()
  }

  /// Whether a file is a list of findings.
  static func isBaseline(_ file: [UInt8]) -> Bool { file.starts(with: head.utf8) }

  private static let head = "# Findings of 'featuregen lint' that are left for later, one a line.\n"

  private static func line(of finding: Diagnostic) -> String? {
    guard let rule = finding.rule, rule.isOptional, finding.severity != .error else { return nil }
    return "\(finding.span?.file.path ?? "") [\(rule.code)] \(finding.message)"
  }
}
