import JSON
import SpecSource

/// The messages of Swift about a package, for programs.
struct PackageReport: Report {
  /// Swift's exit status.
  var status: Int32
  var diagnostics: [Diagnostic]
  var directory: String

  var outcome: CommandOutcome { status == 0 ? .success : .failure }

  func text(isColored: Bool) -> String { "" }

  var linesForGitHub: [String] { [] }

  var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("outcome", status == 0 ? "success" : "errors"),
      ("exitCode", .number(Int(status))),
      ("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))),
    ])
  }
}
