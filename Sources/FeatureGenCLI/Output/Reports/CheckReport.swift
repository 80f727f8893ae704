import FeatureGenerator
import SpecSource

/// The result of a check, which can be printed in any format.
struct CheckReport: Report {
  /// The state of every file, in the order of the paths.
  var changes: [FileChange] = []
  /// The problems of the specs, sorted.
  var diagnostics: [Diagnostic] = []
  /// The number of specs of the project.
  var specCount = 0
  /// The project's folder, as typed by the user.
  var directory = "."
  /// Whether the differences of files are shown.
  var showsDiff = true

  /// The files that are not in sync.
  var drift: [FileChange] {
    changes.filter { $0.status != .inSync }
  }

  /// The outcome of the check.
  var outcome: CommandOutcome {
    diagnostics.containsErrors ? .failure : drift.isEmpty ? .success : .outOfSync
  }

  /// The command that brings the files into sync.
  var fixCommand: String? {
    let drift = drift
    guard drift.contains(where: { $0.status != .blocked }) else { return nil }
    let losesEdits = drift.contains { $0.status != .blocked && $0.isEdited }
    let hasOrphans = drift.contains { $0.status == .orphaned }
    return "\(toolCommand) generate" + (directory == "." ? "" : " -C \(directory)")
      + (hasOrphans ? " --prune" : "") + (losesEdits ? " --save-edits edits" : "")
  }

  /// The last line: the number of files that are out of sync, and the command that fixes them.
  var summary: String {
    let drift = drift
    guard !drift.isEmpty else {
      return "in sync: \(counted(changes.count, "file")) from \(counted(specCount, "spec"))"
    }
    let way = fixCommand.map { "run '\($0)'" } ?? "move the files that were not generated"
    let verb = drift.count == 1 ? "is" : "are"
    return "\(drift.count) of \(counted(changes.count, "file")) \(verb) out of sync; \(way)"
  }
}
