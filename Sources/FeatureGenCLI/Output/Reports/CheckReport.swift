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
  /// The version of the generator that wrote the lock, if it was another one.
  var formerGenerator: String?
  /// Whether only hashes were compared.
  var comparedHashesOnly = false
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
    let losesEdits = drift.contains { $0.status == .outOfSync && $0.edits != .none }
    let orphans = drift.filter { $0.status == .orphaned }
    return "\(toolCommand) generate" + (directory == "." ? "" : " -C \(directory)")
      + (orphans.isEmpty ? "" : " --prune")
      + (losesEdits || orphans.contains { $0.edits != .none } ? " --save-edits edits" : "")
  }

  /// The last line: how many files are out of sync, and what fixes it.
  var summary: String {
    let drift = drift
    guard !drift.isEmpty else {
      let outputs = changes.count { $0.path != lockPath }
      return "in sync: \(counted(outputs, "file")) from \(counted(specCount, "spec"))"
    }
    let way = fixCommand.map { "run '\($0)'" } ?? "move what was not generated away"
    let verb = drift.count == 1 ? "is" : "are"
    return "\(drift.count) of \(counted(changes.count, "file")) \(verb) out of sync; \(way)"
  }

  func verdict(_ change: FileChange) -> String {
    change.verdict(formerGenerator: formerGenerator)
  }
}
