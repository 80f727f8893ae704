import FeatureGenerator
import SpecSource

/// What a check has found, ready to be printed in any format.
struct CheckReport: Report {
  /// How every file stands, in the order of their paths.
  var changes: [FileChange] = []
  /// What is wrong with the specs, sorted.
  var diagnostics: [Diagnostic] = []
  /// How many specs the project has.
  var specCount = 0
  /// The project's folder, as it was typed.
  var directory = "."
  /// Whether it is shown how files differ.
  var showsDiff = true

  /// The files that are not in sync.
  var drift: [FileChange] {
    changes.filter { $0.status != .inSync }
  }

  /// How the check ended.
  var outcome: CommandOutcome {
    diagnostics.containsErrors ? .failure : drift.isEmpty ? .success : .outOfSync
  }

  /// The command that brings the files in sync.
  var fixCommand: String? {
    let drift = drift
    guard drift.contains(where: { $0.status != .blocked }) else { return nil }
    let losesEdits = drift.contains { $0.status != .blocked && $0.isEdited }
    let hasOrphans = drift.contains { $0.status == .orphaned }
    return "\(toolCommand) generate" + (directory == "." ? "" : " -C \(directory)")
      + (hasOrphans ? " --prune" : "") + (losesEdits ? " --save-edits edits" : "")
  }

  /// The last line: how many files are out of sync, and what fixes it.
  var summary: String {
    let drift = drift
    guard !drift.isEmpty else {
      return "in sync: \(counted(changes.count, "file")) from \(counted(specCount, "spec"))"
    }
    let way = fixCommand.map { "run '\($0)'" } ?? "move what was not generated away"
    let verb = drift.count == 1 ? "is" : "are"
    return "\(drift.count) of \(counted(changes.count, "file")) \(verb) out of sync; \(way)"
  }
}
