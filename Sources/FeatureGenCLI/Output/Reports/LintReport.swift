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

  func rendered(as format: ReportFormat, isColored: Bool = false) -> String {
    // Annotations and logs are made as those of a check are.
    let check = CheckReport(diagnostics: diagnostics, specCount: specCount, directory: directory)
    switch format {
    case .text: return diagnostics.containsErrors ? "" : summary
    case .json: return json.rendered
    case .github:
      let lines = check.annotations + (diagnostics.containsErrors ? [] : [summary])
      return lines.joined(separator: "\n")
    case .sarif: return check.sarif.rendered
    }
  }

  private var warningCount: Int {
    diagnostics.count { $0.severity == .warning }
  }

  private var summary: String {
    switch warningCount {
    case 0: "no problems in \(specs(specCount))"
    case 1: "no errors in \(specs(specCount)), 1 warning"
    default: "no errors in \(specs(specCount)), \(warningCount) warnings"
    }
  }

  /// The report for programs; its shape is versioned by its first member.
  private var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("exitCode", .number(Int(outcome.rawValue))),
      ("specs", .number(specCount)),
      ("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))),
    ])
  }
}
