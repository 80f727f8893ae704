import ArgumentParser

/// `featuregen test`: generates, builds the package and runs its tests.
struct TestPackage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract:
      "Generates, runs 'swift test', and shows each failing step at its line of the spec.",
    discussion: """
      Without the name of a feature and without '--filter', runs all tests of the package, including hand-written \
      tests.

      With '--record', the tests record results instead of reporting failures. A step without 'expect' gets the \
      changes that the step causes, and a received action becomes a 'receive' step. The command reports wrong \
      expectations, and effects that still run at the end, and does not change the spec there.

      Exit status: that of 'swift test', or of 'swift build' when that fails, or 1 when the specs have errors or \
      a result cannot be recorded.
      """)

  @OptionGroup var options: PackageOptions

  @Argument(help: "The names of the features to test; all by default.")
  var features: [String] = []

  @Option(help: "Run the test with this name, or the tests whose names contain this text.")
  var filter: String?

  @Flag(help: "Add missing expectations and steps to the tests in the specs.")
  var record = false

  @Flag(help: "Like '--record', and replace wrong expectations.")
  var recordAll = false

  @Flag(help: "Print how recording would change the specs; do not change them.")
  var dryRun = false

  func validate() throws {
    guard record || recordAll else {
      if dryRun { throw ValidationError("'--dry-run' needs '--record'.") }
      return
    }
    if options.watch || options.format != .text {
      throw ValidationError("'--record' cannot be combined with '--watch' or '--format'.")
    }
  }

  func run() throws {
    let request = RecordRequest(extent: recordAll ? .all : .missing, isDryRun: dryRun)
    try options.run(
      .test(
        features: features, filter: filter, recording: record || recordAll ? request : nil))
  }
}
