import FeatureGenerator
import SpecSource

/// The actions of `generate`, file by file.
struct PlannedActions {
  /// The files that are created or rewritten.
  var writes: [FileChange] = []
  /// The orphans that are removed.
  var removals: [FileChange] = []
  /// The orphans that remain.
  var orphans: [FileChange] = []
  /// The reasons why nothing can be written.
  var refusals: [Diagnostic] = []
  /// The edited files that are overwritten or removed.
  var overwrittenEdits: [FileChange] = []
  /// The files that remain unchanged.
  private(set) var unchanged: [FileChange] = []
  private let specCount: Int

  /// Decides on the action for each file.
  ///
  /// - Parameter overwritesEdits: Whether edits of generated files may be lost.
  init(_ plan: ProjectPlan, _ choices: GenerateChoices, overwritesEdits: Bool) {
    specCount = plan.specCount
    for change in plan.changes {
      let isLosing = change.isEdited
      switch change.status {
      case .inSync: unchanged.append(change)
      case .missing: writes.append(change)
      case .blocked: refusals.append(blockedError(change))
      case .outOfSync:
        if isLosing, !overwritesEdits { refusals.append(editedError(change)) }
        writes.append(change)
        if isLosing { overwrittenEdits.append(change) }
      case .orphaned:
        guard choices.prune, !isLosing || overwritesEdits else {
          orphans.append(change)
          continue
        }
        removals.append(change)
        if isLosing { overwrittenEdits.append(change) }
      }
    }
  }

  /// Returns the lines that are printed when the actions are done, or would be done.
  func lines(did: Bool) -> [String] {
    let create = did ? "created" : "would create"
    let update = did ? "updated" : "would update"
    let remove = did ? "removed" : "would remove"
    var lines = writes.map { "\($0.status == .missing ? create : update) \($0.path)" }
    lines += removals.map { "\(remove) \($0.path)" }
    lines += orphans.map { "orphaned \($0.path): \(advice(for: $0))" }
    guard !writes.isEmpty || !removals.isEmpty else {
      return lines + [
        "everything is up to date: \(counted(unchanged.count, "file")) from \(counted(specCount, "spec"))"
      ]
    }
    let created = writes.count { $0.status == .missing }
    let counts =
      ["\(create) \(created)", "\(update) \(writes.count - created)"]
      + (removals.isEmpty ? [] : ["\(remove) \(removals.count)"]) + ["unchanged \(unchanged.count)"]
    return lines + [counts.joined(separator: ", ")]
  }

  private func advice(for orphan: FileChange) -> String {
    orphan.isEdited
      ? "no spec describes it any longer, but it was edited; '--prune --force' removes it"
      : "no spec describes it any longer; '--prune' removes it"
  }
}

/// Makes the error for a handwritten file at the path of a generated file.
private func blockedError(_ change: FileChange) -> Diagnostic {
  .error(
    .protectedFile, "'\(change.path)' has no header of generated code, so it is not overwritten",
    at: place(of: change),
    hint: change.path.hasSuffix("Tests.swift")
      ? "set 'tests' in 'Specs/featuregen.yaml' to the folder of another test target, or move the file"
      : "move the file, or rename the spec that generates it")
}

/// Makes the error for a generated file that may contain somebody's work.
private func editedError(_ change: FileChange) -> Diagnostic {
  .error(
    .protectedFile, "'\(change.path)' was edited by hand, so it is not overwritten",
    at: place(of: change),
    hint: """
      move the edit into the spec; to overwrite the file, run '\(toolCommand) generate --save-edits edits', which saves
      the edit as a patch, or '\(toolCommand) generate --force', which discards the edit
      """)
}

private func place(of change: FileChange) -> SourceSpan? {
  change.file.map { SourceSpan(file: $0.spec, offsets: 0..<0) }
}
