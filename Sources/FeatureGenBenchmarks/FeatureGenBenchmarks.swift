import ArgumentParser

/// Measures how fast featuregen and its runtime are, each part beside a baseline in the same run.
@main
struct FeatureGenBenchmarks: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "featuregen-benchmarks",
    abstract: "Measures the runtime of generated features, each part beside a baseline.",
    discussion: """
      Numbers mean something in a release build only: \
      'swift run -c release featuregen-benchmarks'.
      """
  )

  @Argument(help: "What to measure; all if left out.")
  var suite: Suite?

  @Option(help: "How to print the results: 'text' or 'json'.")
  var format = OutputFormat.text

  @Flag(help: "Measure for a moment only, to see that everything runs.")
  var quick = false

  @Option(help: "Measure only what has this in its name, and its baseline.")
  var filter: String?

  func run() async throws {
    var results: [BenchmarkResult] = []
    for suite in suite.map({ [$0] }) ?? Suite.allCases {
      results += try await suite.measure(plan)
    }
    print(try format.text(of: results))
  }

  private var plan: MeasuringPlan {
    MeasuringPlan(effort: quick ? .quick : .thorough, filter: filter)
  }
}

/// A group of benchmarks.
enum Suite: String, CaseIterable, ExpressibleByArgument {
  case runtime

  func measure(_ plan: MeasuringPlan) async throws -> [BenchmarkResult] {
    switch self {
    case .runtime: return try await measureRuntime(plan)
    }
  }
}
