import ArgumentParser
import FeatureGenerator
import SpecSource

/// `featuregen lint`: tells what is wrong with the specs.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks the specs for errors and for what deserves a look; writes nothing.",
    discussion: """
      Reports every error of every spec in one run, each with its line, its column and a way out, and warns about \
      generated lines that are too long.

      Exit status: 0 without errors, 1 with errors.
      """)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try runCommand { console throws(FileSystemError) in
      try lintProject(options.fileSystem, console: console)
    }
  }
}

/// Checks the specs of a project.
///
/// - Throws: `FileSystemError` when a file cannot be read.
func lintProject(
  _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem)
  let warnings = plan.changes.flatMap { longLines(in: $0.file) }
  guard !report(plan.diagnostics + warnings, to: console) else { return .failure }
  console.output(
    warnings.isEmpty
      ? "no problems in \(specs(plan.specCount))"
      : "no errors in \(specs(plan.specCount)), \(warnings.count == 1 ? "1 warning" : "\(warnings.count) warnings")"
  )
  return .success
}
