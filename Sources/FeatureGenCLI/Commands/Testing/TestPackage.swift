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

      Exit status: that of 'swift test', or of 'swift build' when that fails, or 1 when the specs have errors.
      """)

  @OptionGroup var options: PackageOptions

  @Argument(help: "The names of features; all by default.")
  var features: [String] = []

  @Option(help: "Run the test of this name, or those whose names have this in them.")
  var filter: String?

  func run() throws {
    try options.run(.test(features: features, filter: filter))
  }
}
