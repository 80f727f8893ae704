import ArgumentParser
import FeatureProgram
import FeatureSpec
import SpecSource

/// `featuregen mutate`: mutation testing of the tests of specs.
struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract:
      "Mutation testing: changes one behavior of a feature at a time, and lists the changes that no test detects.",
    discussion: """
      Removes statements, effects, branches and guards, negates conditions, sends an action twice or another action \
      instead, swaps success and failure, and changes operators, literals and durations; then runs the feature's \
      generated tests. A mutant that survives shows a behavior that could break without a failing test.

      Builds all mutants at once, in a copy of the Swift package in '.build': this needs 'swift' and a \
      'Package.swift' in the project's folder, and runs the project's own code. 'Specs/featuregen.equivalents' lists \
      mutants that behave like the original, each with a reason.

      Exit status: 0, 1 on errors and when no mutant was tried, 2 when the score is below '--minimum'.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "The names of the features to mutate; all by default.")
  var features: [String] = []

  @Option(help: "text or json.")
  var format = MutationFormat.text

  @Option(help: "The lowest score that passes: the percentage of mutants that the tests kill.")
  var minimum: Double?

  @Option(help: "The time limit for the tests of a feature, in seconds.")
  var timeLimit = 60

  @Flag(help: "Only list the mutants; build and run nothing.")
  var list = false

  func validate() throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("'--minimum' must be from 0 to 100.")
    }
    if timeLimit < 1 { throw ValidationError("'--time-limit' must be 1 or more.") }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let request = MutationRequest(
        features: features, format: format, minimum: minimum, timeLimit: timeLimit, listsOnly: list,
        root: options.directory)
      return try mutateProject(
        options.fileSystem, request, runner: ProcessRunner(), workers: work.workers,
        console: console)
    }
  }
}

/// The format of the mutants.
enum MutationFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text, for people.
  case text
  /// JSON, for programs.
  case json
}

/// The options of `featuregen mutate`.
struct MutationRequest {
  /// The names of the features; empty for all.
  var features: [String] = []
  var format = MutationFormat.text
  /// The lowest score that passes, in percent.
  var minimum: Double?
  /// The time limit in seconds for the tests of a feature.
  var timeLimit = 60
  /// Whether the mutants are only listed, not tested.
  var listsOnly = false
  /// The folder of the package.
  var root = "."
}
