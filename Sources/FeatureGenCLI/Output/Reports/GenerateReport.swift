import FeatureGenerator
import JSON
import SpecSource

/// What `generate` has done, would do or refuses to do, ready to be printed in any format.
struct GenerateReport: Report {
  /// What is done to each file, if nothing is wrong.
  var actions: PlannedActions
  /// What is wrong, sorted.
  var diagnostics: [Diagnostic]
  /// Whether files were written, rather than looked at.
  var did: Bool
  /// Whether it is shown how files would change.
  var showsDiff = false
  /// The project's folder, as it was typed.
  var directory = "."

  /// How it ended.
  var outcome: CommandOutcome {
    diagnostics.containsErrors ? .failure : .success
  }

  /// What would be done is what somebody asks for.
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

  /// What is done to each file, by path.
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
