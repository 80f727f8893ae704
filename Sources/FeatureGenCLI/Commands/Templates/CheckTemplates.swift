import ArgumentParser

/// `featuregen templates check`: checks a set with all specs.
struct CheckTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Compiles a template set, renders it with all specs of the project, and parses the Swift; writes nothing.",
    discussion: """
      In a project with several sets, only the specs that use a set of the same dialect are rendered.

      Exit status: 0, or 1 when a template has an error or writes invalid Swift.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help: "The folder of the set, or the name of a built-in set.", completion: .directory)
  var set: String

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      try checkTemplates(set, options.fileSystem, console: console)
    }
  }
}
