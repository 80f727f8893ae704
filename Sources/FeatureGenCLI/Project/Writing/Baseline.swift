import SpecSource

/// Where the findings that are left for later are listed, relative to the project's root.
let baselinePath = "Specs/featuregen.baseline"

/// Findings that were there when a project began to be checked, and are left for later.
///
/// They are known by file, rule and message, not by line, so that they stay known when lines move.
struct Baseline {
  private var counts: [String: Int] = [:]

  /// Reads a list: a finding a line.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      counts[String(line), default: 0] += 1
    }
  }

  /// The findings that are not listed; one that is there more often than listed is new.
  func new(among findings: [Diagnostic]) -> [Diagnostic] {
    var left = counts
    return findings.filter { finding in
      guard let key = Baseline.line(of: finding), left[key, default: 0] > 0 else { return true }
      left[key, default: 0] -= 1
      return false
    }
  }

  /// The list of some findings.
  static func text(of findings: [Diagnostic]) -> String {
    head + findings.compactMap { line(of: $0).map { "\($0)\n" } }.sorted().joined()
  }

  /// Whether a file is such a list.
  static func isBaseline(_ file: [UInt8]) -> Bool { file.starts(with: head.utf8) }

  private static let head = "# Findings of 'featuregen lint' that are left for later, one a line.\n"

  private static func line(of finding: Diagnostic) -> String? {
    guard let rule = finding.rule, rule.isOptional, finding.severity != .error else { return nil }
    return "\(finding.span?.file.path ?? "") [\(rule.code)] \(finding.message)"
  }
}
