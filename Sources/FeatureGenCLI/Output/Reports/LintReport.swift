import JSON
import SpecSource

/// What lint has found, ready to be printed in any format.
struct LintReport: Report {
  /// What was found, sorted.
  var diagnostics: [Diagnostic]
  /// How many specs the project has.
  var specCount: Int
  /// Whether warnings are failures.
  var isStrict = false
  /// The project's folder, as it was typed.
  var directory = "."

  /// How it ended.
  var outcome: CommandOutcome {
    let isFailure = diagnostics.containsErrors || isStrict && warningCount > 0
    return isFailure ? .failure : .success
  }

  func text(isColored: Bool) -> String {
    diagnostics.containsErrors ? "" : summary
  }

  var linesForGitHub: [String] {
    diagnostics.containsErrors ? [] : [summary]
  }

  private var warningCount: Int {
    diagnostics.count { $0.severity == .warning }
  }

  private var summary: String {
    guard warningCount > 0 else { return "no problems in \(counted(specCount, "spec"))" }
    return "no errors in \(counted(specCount, "spec")), \(counted(warningCount, "warning"))"
  }

  var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("exitCode", .number(Int(outcome.rawValue))),
      ("specs", .number(specCount)),
      ("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))),
    ])
  }
}
