import ArgumentParser
import FeatureGenerator
import FeatureSpec

/// `featuregen templates reference`: lists every value that a template can use.
struct ReferenceTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints every value that a template can use, as Markdown.",
    discussion: """
      The values depend on the 'dialect' of the set, which is the library that the code is written for. Without the \
      option, prints the values of all dialects.
      """)

  @Option(help: "Print only the values of this dialect.")
  var dialect: Dialect?

  func run() {
    Console.standard.output(templateReference(for: dialect))
  }
}

extension Dialect: ExpressibleByArgument {}
