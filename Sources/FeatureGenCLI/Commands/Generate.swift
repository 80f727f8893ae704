import ArgumentParser
import FeatureGenerator
import SpecSource

/// `featuregen generate`: writes what the specs say.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the Swift files that the specs describe.",
    discussion: """
      Reads every spec first: when one has an error, nothing is written. Only files whose contents differ are \
      written, so that nothing else is built again. A file that was written by hand is never overwritten: files \
      that are yours ('…+Live.swift') are created once, and a file without the header of generated code in a \
      generated file's place is an error.

      Exit status: 0 when everything is up to date now, 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try runCommand { console throws(FileSystemError) in
      try generateProject(options.fileSystem, console: console)
    }
  }
}

/// Generates a project and says what was done.
///
/// - Throws: `FileSystemError` when a file cannot be read or written.
func generateProject(
  _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem)
  let blocked = plan.changes.filter { $0.kind == .blocked }
  guard !report(plan.diagnostics + blocked.map(blockedError), to: console) else { return .failure }
  var created = 0
  var updated = 0
  for change in plan.changes where change.kind != .none {
    try fileSystem.write(change.file.path, change.file.contents)
    console.output("\(change.kind == .create ? "created" : "updated") \(change.file.path)")
    if change.kind == .create { created += 1 } else { updated += 1 }
  }
  let unchanged = plan.changes.count - created - updated
  console.output(
    created + updated == 0
      ? "everything is up to date: \(files(plan.changes.count)) from \(specs(plan.specCount))"
      : "created \(created), updated \(updated), unchanged \(unchanged)")
  return .success
}

/// The error for a hand-written file in a generated file's place.
func blockedError(_ change: FileChange) -> Diagnostic {
  .error(
    "'\(change.file.path)' was not generated, so it is not overwritten",
    at: SourceSpan(file: change.file.spec, offsets: 0..<0),
    hint: "move it away, or rename the spec that writes it")
}

/// A number of files.
func files(_ count: Int) -> String {
  count == 1 ? "1 file" : "\(count) files"
}

/// A number of specs.
func specs(_ count: Int) -> String {
  count == 1 ? "1 spec" : "\(count) specs"
}
