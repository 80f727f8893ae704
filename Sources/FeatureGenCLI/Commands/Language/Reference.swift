import ArgumentParser
import FeatureProgram
import FeatureSpec

/// Prints every key of the spec language.
struct Reference: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints every key of the spec language with an example, as Markdown.")

  func run() {
    Console.standard.output(languageReference())
  }
}
