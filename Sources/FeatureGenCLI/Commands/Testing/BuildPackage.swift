import ArgumentParser

/// `featuregen build`: generates, and builds the package.
struct BuildPackage: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Generates, runs 'swift build', and shows each message at its line of the spec.",
    discussion: """
      'Package.swift' has to stand beside 'Specs'. Messages about Swift that was not generated stay as they are.

      Exit status: that of 'swift build', or 1 when the specs have errors.
      """)

  @OptionGroup var options: PackageOptions

  func run() throws {
    try options.run(.build)
  }
}
