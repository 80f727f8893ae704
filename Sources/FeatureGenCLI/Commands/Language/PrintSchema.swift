import ArgumentParser
import FeatureProgram
import FeatureSpec

/// Prints the JSON Schema of specs or of the settings.
struct PrintSchema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of specs, which lets editors complete and check specs.",
    discussion: """
      Save the schema in your project, and start each spec with
        # yaml-language-server: $schema=../featuregen.schema.json
      """)

  @Flag(help: "Print the schema of the settings, 'Specs/featuregen.yaml', instead.")
  var settings = false

  func run() {
    Console.standard.output(jsonSchema(ofSettings: settings))
  }
}
