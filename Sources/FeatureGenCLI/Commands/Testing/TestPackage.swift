import ArgumentParser

/// `featuregen test`: generates, builds the package and runs its tests.
struct TestPackage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract:
      "Generates, runs 'swift test', and shows each step that fails at its line of the spec.",
    discussion: """
      Without a name of a feature and without '--filter', all tests of the package are run, those written by hand \
      included.

      With '--record', the tests run with a recorder in place of what their stores report. A step without 'expect' \
      gets the changes that follow from it, and an action that arrives becomes a 'receive' step. The command reports \
      wrong expectations, and effects that still run at the end, and leaves the spec as it is there.

      Exit status: that of 'swift test', or of 'swift build' when that fails, or 1 when the specs have errors or \
      something could not be recorded.
      """)

  @OptionGroup var options: PackageOptions

  @Argument(help: "The names of features; all by default.")
  var features: [String] = []

  @Option(help: "Run the test of this name, or those whose names have this in them.")
  var filter: String?

  @Flag(help: "Write into the specs what their tests leave unsaid.")
  var record = false

  @Flag(help: "With what '--record' writes, replace what tests state wrongly.")
  var recordAll = false

  @Flag(help: "Print how recording would change the specs; write nothing there.")
  var dryRun = false

  func validate() throws {
    guard record || recordAll else {
      if dryRun { throw ValidationError("'--dry-run' goes with '--record'.") }
      return
    }
    if options.watch || options.format != .text {
      throw ValidationError("'--record' goes with neither '--watch' nor '--format'.")
    }
  }

  func run() throws {
    let request = RecordRequest(extent: recordAll ? .all : .missing, isDryRun: dryRun)
    try options.run(
      .test(
        features: features, filter: filter, recording: record || recordAll ? request : nil))
  }
}
