import ArgumentParser

/// The command-line tool.
public struct FeatureGenCommand: ParsableCommand {
  /// What `--help` says.
  public static let configuration = CommandConfiguration(
    commandName: "featuregen",
    abstract: "Generates Swift features from specs, and checks that they are up to date.",
    discussion: """
      Specs are the YAML files under 'Specs'; 'Specs/featuregen.yaml' holds the settings. Generated files are \
      committed beside the code that is written by hand.
      """,
    version: version,
    subcommands: [
      Generate.self, Watch.self, Check.self, Lint.self, Explain.self, Trace.self, Doctor.self,
      Templates.self, Reference.self, PrintSchema.self,
    ]
  )

  /// Makes the command.
  public init() {}
}

/// The tool's version.
let version = "0.1.0"
