import JSON
import SpecSource

/// The result of lint, which can be printed in any format.
struct LintReport: Report {
  /// The findings, sorted.
  var diagnostics: [Diagnostic]
  /// The number of specs of the project.
  var specCount: Int
  /// Whether warnings are failures.
  var isStrict = false
  /// The project's folder, as typed by the user.
  var directory = "."

  /// The outcome of the command.
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
