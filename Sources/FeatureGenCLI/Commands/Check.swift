import ArgumentParser
import FeatureGenerator
import SpecSource

/// `featuregen check`: tells whether the committed code is what the specs say.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks that the generated files are what the specs say; writes nothing.",
    discussion: """
      Compares every file byte by byte with what 'generate' would write, and shows the difference.

      Exit status: 0 when everything is in sync, 1 on errors in the specs or of the tool, 2 when files are out of \
      sync.
      """)

  @OptionGroup var options: ProjectOptions

  @Flag(inversion: .prefixedNo, help: "Show how each file differs.")
  var diff = true

  func run() throws {
    try runCommand { console throws(FileSystemError) in
      try checkProject(options.fileSystem, showsDiff: diff, console: console)
    }
  }
}

/// Checks a project and says what is out of sync.
///
/// - Throws: `FileSystemError` when a file cannot be read.
func checkProject(
  _ fileSystem: FileSystem, showsDiff: Bool, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem)
  guard !report(plan.diagnostics, to: console) else { return .failure }
  let changes = plan.changes.filter { $0.kind != .none }
  for change in changes {
    console.output("\(change.file.path) \(verdict(change))")
    if showsDiff {
      let diff = unifiedDiff(
        path: change.file.path, current: change.current, expected: change.file.contents)
      console.output(String(diff.dropLast()))
    }
  }
  guard !changes.isEmpty else {
    console.output("in sync: \(files(plan.changes.count)) from \(specs(plan.specCount))")
    return .success
  }
  let verb = changes.count == 1 ? "is" : "are"
  console.output(
    "\(changes.count) of \(files(plan.changes.count)) \(verb) out of sync; run 'featuregen generate'"
  )
  return .outOfSync
}

/// What is wrong with a file, behind its path.
private func verdict(_ change: FileChange) -> String {
  switch change.kind {
  case .none: "is in sync"
  case .create: "is missing; \(change.file.spec.path) describes it"
  case .update: "is out of date with \(change.file.spec.path)"
  case .blocked: "was not generated, but \(change.file.spec.path) describes it; move it away"
  }
}
