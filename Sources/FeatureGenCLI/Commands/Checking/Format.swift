import ArgumentParser
import FeatureGenerator
import FeatureSpec
import Platform
import SpecSource

/// `featuregen format`: formats specs.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Formats specs and settings.",
    discussion: """
      Keeps comments, empty lines and the choice between brackets and lines. Sorts the keys of a block by the order in \
      which they run, writes each value in its shortest form with only the quotes that it needs, and splits brackets \
      that do not fit into 100 columns into lines. The Swift in a spec does not change.

      Reports files with errors, and then writes nothing.

      Exit status: 0, 1 on errors, and with '--check' 2 when a file is not formatted.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions
  @OptionGroup var selected: SpecArguments

  @Flag(help: "Write nothing; show the changes, and fail if a file would change.")
  var check = false

  func run() throws {
    let selection = selected.selection(in: options)
    try runCommand(options) { console throws(FileSystemError) in
      guard !check else {
        return try formatSpecs(
          options.fileSystem, selection, isCheck: true, workers: work.workers, console: console)
      }
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try formatSpecs(options.fileSystem, selection, workers: work.workers, console: console)
      }
    }
  }
}

/// Formats the specs and the settings of a project.
///
/// - Parameter isCheck: Whether the changes are shown instead of written.
func formatSpecs(
  _ fileSystem: FileSystem, _ selection: SpecSelection = .all, isCheck: Bool = false,
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    report([try missingSettings(fileSystem)], to: console)
    return .failure
  }
  let all = [sources.settings] + sources.specs
  let files = all.filter { selection.contains($0.path) }
  let formatted = workers.map(files, as: "formatting specs") { file in
    formattedSpec(file, isSettings: file.path == settingsPath)
  }
  let problems = selection.missing(among: all.map(\.path)) + formatted.flatMap(\.diagnostics).errors
  guard !report(problems, to: console) else {
    if !isCheck { console.error("featuregen: nothing was written") }
    return .failure
  }
  let changed = zip(files, formatted).compactMap { file, text in
    text.value.map { (file: file, contents: Array($0.utf8)) }
  }
  .filter { $0.file.original != $0.contents }
  if isCheck {
    for change in changed {
      let diff = unifiedDiff(
        path: change.file.path, current: change.file.original, expected: change.contents)
      console.output(console.colorsOutput ? colored(diff: diff) : diff)
    }
  } else {
    try fileSystem.apply(
      changed.map {
        .write(path: $0.file.path, contents: $0.contents, former: .bytes($0.file.original))
      })
  }
  console.status(summary(changed.count, of: files.count, isCheck: isCheck))
  return isCheck && !changed.isEmpty ? .outOfSync : .success
}

/// Writes the number of files that changed, or that would change.
private func summary(_ changed: Int, of all: Int, isCheck: Bool) -> String {
  guard isCheck else { return "formatted \(changed) of \(all) files" }
  return changed == 0
    ? "all \(all) files are formatted"
    : "\(changed) of \(all) files are not formatted; run '\(toolCommand) format'"
}
