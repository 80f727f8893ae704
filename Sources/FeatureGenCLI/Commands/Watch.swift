import ArgumentParser
import Platform
import SpecSource

/// `featuregen watch`: generates whenever a file is saved.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Generates whenever a spec, the settings or a template is saved.",
    discussion: """
      Runs 'generate' immediately and after every change, until you press Ctrl-C. While a spec has an error, 'watch' \
      prints the error and writes nothing. Like 'generate', it writes only files whose contents change, and keeps \
      edited generated files.

      Exit status: 0 after Ctrl-C.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Flag(help: "Remove generated files that no spec describes any longer.")
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
