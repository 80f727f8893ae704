import ArgumentParser
import Platform
import SpecSource

/// `featuregen watch`: generates whenever a file is saved.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Generates whenever a spec, the settings or a template was saved.",
    discussion: """
      Runs 'generate' at once and after every change, until Ctrl-C. As long as a spec has an error, 'watch' prints the \
      error and writes nothing. Only files whose contents differ are written; edited generated files are left alone, \
      as by 'generate'.

      Exit status: 0 after Ctrl-C.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Flag(help: "Remove generated files that no spec describes any more.")
  var prune = false

  @Flag(help: .hidden)
  var poll = false

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let choices = GenerateChoices(prune: prune, workers: work.workers)
      return watchProject(in: options.directory, polls: poll, console: console) {
        () throws(FileSystemError) in
        try options.writing(waits: true, console) { () throws(FileSystemError) in
          try generateProject(
            options.fileSystem, choices, directory: options.directory, console: console)
        }
      }
    }
  }
}
