import FeatureGenerator
import JSON
import SpecSource

/// The actions that `generate` has done, would do or refuses to do, which can be printed in any format.
struct GenerateReport: Report {
  /// The action for each file, if the project has no errors.
  var actions: PlannedActions
  /// The problems, sorted.
  var diagnostics: [Diagnostic]
  /// Whether files were written, not only examined.
  var did: Bool
  /// Whether the changes of files are shown.
  var showsDiff = false
  /// The project's folder, as typed by the user.
  var directory = "."

  /// The outcome of the command.
  var outcome: CommandOutcome {
    diagnostics.containsErrors ? .failure : .success
  }

  /// A preview is requested output, not a status.
  var isStatus: Bool { did && outcome == .success }

  func text(isColored: Bool) -> String {
    guard showsDiff, outcome == .success else {
      return linesForGitHub.joined(separator: "\n")
    }
    return (actions.writes + actions.removals).map { change in
      let diff = printable(String(change.diff.dropLast()))
      return isColored ? colored(diff: diff) : diff
    }.joined(separator: "\n")
  }

  var linesForGitHub: [String] {
    outcome == .success ? actions.lines(did: did).map(printableOnOneLine) : []
  }

  var json: JSONValue {
    .object([
      ("version", 1),
      ("generator", .text(version)),
      ("outcome", outcome == .success ? "success" : "errors"),
      ("exitCode", .number(Int(outcome.rawValue))),
      ("wrote", .flag(did && outcome == .success)),
      ("files", .list(files)),
      ("diagnostics", .list(diagnostics.bounded.map(\.presentable.json))),
    ])
  }

  /// The action for each file, by path.
  private var files: [JSONValue] {
    guard outcome == .success else { return [] }
    let created = actions.writes.filter { $0.status == .missing }
    let updated = actions.writes.filter { $0.status != .missing }
    let all =
      created.map { ($0, "created") } + updated.map { ($0, "updated") }
      + actions.removals.map { ($0, "removed") } + actions.orphans.map { ($0, "orphaned") }
      + actions.unchanged.map { ($0, "unchanged") }
    return all.sorted { $0.0.path < $1.0.path }.map { change, action in
      let isChanged = !["orphaned", "unchanged"].contains(action)
      return .object(omittingNil: [
        ("path", .text(change.path)), ("action", .text(action)), ("specs", .texts(change.specs)),
        ("diff", showsDiff && isChanged ? .text(change.diff) : nil),
      ])
    }
  }
}
