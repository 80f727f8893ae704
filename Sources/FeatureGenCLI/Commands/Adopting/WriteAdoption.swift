import FeatureAdoption
import Platform
import SpecSource

/// Writes the specs of features, and cuts the features out of the app's files: all changes, or none.
///
/// - Parameters:
///   - app: The app's files.
///   - settings: The settings, which decide on the folders of specs.
///   - lost: Returns the paths of the given files that git cannot restore.
func write(
  _ files: AdoptionFiles, of app: AppFiles, _ settings: AdoptionSettings, _ target: AdoptionTarget,
  _ fileSystem: FileSystem, lost: ([SourceFile]) throws(FileSystemError) -> Parsed<[String]>,
  console: Console
) throws(FileSystemError) -> AdoptionResult {
  guard !files.specs.isEmpty else {
    console.status("nothing was adopted")
    return AdoptionResult(outcome: .success)
  }
  let plan = try AdoptionOperations.plan(files, of: app, settings, fileSystem)
  guard let operations = plan.reported(to: console) else {
    return AdoptionResult(outcome: .failure)
  }
  if !target.force {
    let tests = target.verification?.replacesTests ?? false ? files.testEdits : []
    let lost = try lost(operations.replaced + tests.map { app.original(of: $0.file) })
    guard let lost = lost.reported(to: console), !report(lost.map(cannotBringBack), to: console)
    else { return AdoptionResult(outcome: .failure) }
  }
  let adoption = Adoption(
    files: files, app: app, operations: operations, fileSystem: fileSystem,
    beforeSignals: target.beforeSignals, console: console)
  guard let verification = target.verification else {
    return AdoptionResult(outcome: try adoption.write())
  }
  return try verification.run(adoption)
}

private func cannotBringBack(_ path: String) -> Diagnostic {
  .error(
    .protectedFile, "'\(path)' has changes that are not committed", at: nil,
    hint: "commit the file first, so that git can restore it, or adopt with '--force'")
}

/// Features that are about to be adopted.
struct Adoption {
  let files: AdoptionFiles
  let app: AppFiles
  let operations: AdoptionOperations
  let fileSystem: FileSystem
  let beforeSignals: SignalHook
  let console: Console

  /// Writes all files, or none.
  func write() throws(FileSystemError) -> CommandOutcome {
    let outcome = try changing { changes throws(FileSystemError) in
      try changes.fileSystem.applyInSteps(operations.steps)
      return .success
    }
    show(ending: "; '\(toolCommand) generate' writes them")
    console.status(AdoptedCompilation.untried.line)
    return outcome
  }

  /// Changes files; undoes all changes when a change fails, or a signal ends the process.
  func changing(
    _ change: (UndoableChanges) throws(FileSystemError) -> CommandOutcome
  ) throws(FileSystemError) -> CommandOutcome {
    try changeFiles(of: fileSystem, beforeSignals: beforeSignals, console: console, change)
  }

  /// Prints what was done to files.
  ///
  /// - Parameter end: The end of the line that counts the adopted features.
  func show(ending end: String = "") {
    for operation in operations.steps.joined() {
      switch operation {
      case .write(let path, _, .nothing, _): console.status("created \(path)")
      case .write(let path, _, _, _): console.status("edited \(path)")
      case .remove(let path, _): console.status("removed \(path)")
      }
    }
    let clients = files.specs.count { $0.key != nil }
    let counts = [
      counted(files.specs.count - clients, "feature"), counted(clients, "client"),
    ]
    let adopted = (clients == 0 ? [counts[0]] : counts).joined(separator: " and ")
    console.status("adopted \(adopted)\(end)")
  }
}
