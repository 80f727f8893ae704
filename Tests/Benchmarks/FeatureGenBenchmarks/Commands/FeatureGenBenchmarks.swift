import ArgumentParser

/// Measures the performance of featuregen and its runtime, each part against a baseline in the same run.
@main
struct FeatureGenBenchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "featuregen-benchmarks",
    abstract: "Measures the generator and the runtime of generated features, beside baselines.",
    discussion: """
      Numbers mean something in a release build only: \
      'swift run -c release featuregen-benchmarks'. Without a subcommand, generator and runtime are measured.
      """,
    subcommands: [
      MeasureRuntime.self, MeasureGenerator.self, MeasureBuilds.self, MakeProject.self,
      MakeRandomProject.self,
      MeasureEverything.self, PeakMemory.self,
    ],
    defaultSubcommand: MeasureEverything.self
  )
}

/// The options of the measurement, and of the printed results.
struct MeasuringOptions: ParsableArguments {
  @Option(help: "How to print the results: 'text' or 'json'.")
  var format = OutputFormat.text

  @Flag(help: "Measure for a moment only, to see that everything runs.")
  var quick = false

  @Option(help: "Measure only what has this in its name, and its baseline.")
  var filter: String?

  var plan: MeasuringPlan {
    MeasuringPlan(effort: quick ? .quick : .thorough, filter: filter)
  }
}

/// `featuregen-benchmarks runtime`: measures stores, effects and test stores.
struct MeasureRuntime: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "runtime", abstract: "Measures the runtime of generated features.")

  @OptionGroup var options: MeasuringOptions

  func run() async throws {
    print(try options.format.text(of: try await measureRuntime(options.plan)))
  }
}

/// `featuregen-benchmarks generator`: measures the command-line tool.
struct MeasureGenerator: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generator",
    abstract: "Measures the command-line tool on projects that are made for it.",
    discussion: """
      Measured is the 'featuregen' that lies beside this tool: build it before, with \
      'swift build -c release --product featuregen'.
      """)

  @OptionGroup var options: MeasuringOptions
  @OptionGroup var generator: GeneratorOptions

  func run() async throws {
    print(try options.format.text(of: try await measureGenerator(options.plan, generator)))
  }
}

/// Measures everything. It is the default command.
struct MeasureEverything: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "all", abstract: "Measures both.")

  @OptionGroup var options: MeasuringOptions
  @OptionGroup var generator: GeneratorOptions

  func run() async throws {
    let results =
      try await measureRuntime(options.plan) + measureGenerator(options.plan, generator)
    print(try options.format.text(of: results))
  }
}
