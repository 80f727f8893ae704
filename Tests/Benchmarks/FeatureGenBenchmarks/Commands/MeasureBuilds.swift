import ArgumentParser
import BenchmarkProjects
import Foundation

/// `featuregen-benchmarks builds`: measures the compile time of generated features.
struct MeasureBuilds: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "builds",
    abstract: "Measures how long generated features compile, beside plain ones of the same size.",
    discussion: """
      Makes a package in a temporary folder, builds the runtime, then compiles both in turn, each time from scratch. \
      Says which expressions of generated code take the type checker more than 50 ms. Takes some minutes.
      """)

  @Option(help: "The package with the runtime.", completion: .directory)
  var package = "."

  @Option(help: "How many specs the generated features are made of.")
  var specs = 60

  @Option(help: "How often each is built.")
  var rounds = 5

  @OptionGroup var options: MeasuringOptions

  @Option(help: "The 'featuregen' that generates them; by default the one beside this tool.")
  var tool: String?

  func run() async throws {
    let (results, slowExpressions) = try await measure()
    print(try options.format.text(of: results))
    let note =
      slowExpressions.isEmpty
      ? "no expression of generated code takes the type checker more than 50 ms\n"
      : slowExpressions.map { $0 + "\n" }.joined()
    FileHandle.standardError.write(Data(note.utf8))
  }

  @MainActor
  private func measure() async throws -> ([BenchmarkResult], slowExpressions: [String]) {
    let runtime = URL(filePath: package).standardizedFileURL.path
    let package = try BuildPackage(specs: specs, runtime: runtime, tool: try toolPath(tool))
    var plan = options.plan
    plan.effort = Effort(rounds: options.quick ? 1 : rounds, duration: .zero)
    let results = try await Comparison(
      baseline: Subject("build of \(package.featureCount) plain features") {
        try times($0) { try package.build("Plain") }
      },
      subjects: [
        Subject("build of \(package.featureCount) generated features", target: "≤ 1.25") {
          try times($0) { try package.build("App") }
        }
      ], unit: .milliseconds
    ).measure(plan)
    return (results, package.slowExpressions.sorted())
  }
}
