import ArgumentParser

/// `featuregen build`: generates, and builds the package.
struct BuildPackage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Generates, runs 'swift build', and shows each message at its line of the spec.",
    discussion: """
      'Package.swift' must be in the same folder as 'Specs'. Messages about hand-written Swift do not change.

      Exit status: that of 'swift build', or 1 when the specs have errors.
      """)

  @OptionGroup var options: PackageOptions

  func run() throws {
    try options.run(.build)
  }
}
