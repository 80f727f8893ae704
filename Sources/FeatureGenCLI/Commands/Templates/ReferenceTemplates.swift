import ArgumentParser
import FeatureGenerator
import FeatureSpec

/// `featuregen templates reference`: every value that a template can use.
struct ReferenceTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints every value that a template can use, as Markdown.",
    discussion: """
      Which names there are where depends on what the code is written for, the 'dialect' of the set; without the option \
      all are printed.
      """)

  @Option(help: "Only the values of this dialect.")
  var dialect: Dialect?

  func run() {
    Console.standard.output(templateReference(for: dialect))
  }
}

extension Dialect: ExpressibleByArgument {}
