import ArgumentParser
import FeatureProgram
import FeatureSpec
import SpecSource

/// `featuregen mutate`: mutation testing of the tests of specs.
struct Mutate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    abstract:
      "Mutation testing: changes one behaviour of a feature at a time, and lists the changes that no test fails on.",
    discussion: """
      Drops statements, effects, branches and guards, negates conditions, sends actions twice or others in their place, \
      swaps success and failure, changes operators, literals and times; then runs the feature's generated tests. A \
      mutant that survives shows a behaviour that could break unseen.

      All mutants are built at once, in a copy of the Swift package below '.build': this takes 'swift' and a \
      'Package.swift' in the project's folder, and runs the project's own code. 'Specs/featuregen.equivalents' lists \
      mutants that behave as the spec says, each with the reason.

      Exit status: 0, 1 on errors and when no mutant was tried, 2 when the score is below '--minimum'.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "The names of features; all by default.")
  var features: [String] = []

  @Option(help: "text or json.")
  var format = MutationFormat.text

  @Option(help: "The lowest score that passes, in percent of the mutants that can be killed.")
  var minimum: Double?

  @Option(help: "How many seconds the tests of a feature may take.")
  var timeLimit = 60

  @Flag(help: "List the mutants; build and run nothing.")
  var list = false

  func validate() throws {
    if let minimum, !(0...100).contains(minimum) {
      throw ValidationError("'--minimum' is from 0 to 100.")
    }
    if timeLimit < 1 { throw ValidationError("'--time-limit' is 1 or more.") }
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
