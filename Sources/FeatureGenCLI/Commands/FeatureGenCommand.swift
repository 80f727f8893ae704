import ArgumentParser
import Platform
import SpecSource

/// The command-line tool.
public struct FeatureGenCommand: ParsableCommand {
  /// The name, the help and the subcommands.
  public static let configuration = CommandConfiguration(
    commandName: "\(toolCommand)",
    abstract: "Generates Swift features from specs, and checks that they are up to date.",
    discussion: """
      Specs are the YAML files under 'Specs'; 'Specs/featuregen.yaml' holds the settings. Generated files are \
      committed together with hand-written code. '\(toolCommand) init' starts a project.

      Exit status:
        0   success
        1   errors in specs, settings, templates or the file system
        2   files are out of sync ('check') or not formatted ('format --check')
        64  an invalid command line
        'build' and 'test' exit with Swift's own status

      Environment:
        FEATUREGEN_COMMAND   the command that hints show instead of the tool's name
        FEATUREGEN_HOST      'plugin' or 'sandbox': what runs the tool instead of a shell
        NO_COLOR             any value: no colors, unless '--color always' is given
        TERM                 'dumb': neither colors nor progress
        GITHUB_WORKSPACE     the root of the checkout; paths of '--format github' start there
        GITHUB_STEP_SUMMARY  where 'check --format github' appends a summary

      Completions for bash, zsh and fish:
        \(toolCommand) --generate-completion-script SHELL
      """,
    version: versionWithCommit,
    // Each type declares its command name: deriving it from the type's name takes longer than the rest of a start.
    subcommands: [
      Init.self, New.self, Adopt.self, Generate.self, BuildFiles.self, Watch.self,
      BuildPackage.self, TestPackage.self, Check.self, Lint.self,
      Format.self, Explain.self, Trace.self, Mutate.self, Graph.self, Docs.self, Diff.self,
      Templates.self, Reference.self, PrintSchema.self, LanguageServerCommand.self,
    ]
  )

  /// Makes the command.
  public init() {}

  /// Runs the command of the command line, and ends the process.
  ///
  /// The process fails when output, including help, cannot be printed.
  public static func main() {
    StandardStream.occupyAll()
    var status = ExitCode.success
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      status = exitCode(for: error)
      let text = fullMessage(for: error)
      let console = Console.standard
      if !text.isEmpty { status.isSuccess ? console.output(text) : console.error(text) }
    }
    if !Console.hasPrintedAll(), status.isSuccess { status = .failure }
    exit(withError: status)
  }
}
