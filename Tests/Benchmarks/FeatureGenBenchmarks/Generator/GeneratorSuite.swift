import ArgumentParser
import Foundation

/// The options of the benchmarks of the generator.
struct GeneratorOptions: ParsableArguments {
  @Option(help: "How many specs the project has; there is one of ten times as many, too.")
  var specs: Int?

  @Option(help: "The 'featuregen' to measure; by default the one beside this tool.")
  var tool: String?
}

/// Returns the path of the requested tool, or of the tool in the folder of the running program.
func toolPath(_ asked: String?) throws -> String {
  let own = Bundle.main.executableURL?.deletingLastPathComponent().appending(path: "featuregen")
  let path = asked ?? own?.path ?? "featuregen"
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw UnexpectedOutcome(
      "there is no '\(path)'; run 'swift build --product featuregen' in the same configuration")
  }
  return path
}

/// Measures the command-line tool, which runs as users run it.
@MainActor
func measureGenerator(
  _ plan: MeasuringPlan, _ options: GeneratorOptions
) async throws -> [BenchmarkResult] {
  let tool = try toolPath(options.tool)
  let specs = options.specs ?? (plan.isQuick ? 10 : 1000)
  let project = try BenchmarkFolder(specs: specs, tool: tool)
  let suite = GeneratorSuite(tool: tool, project: project, specs: specs)
  var results: [BenchmarkResult] = []
  for comparison in try suite.comparisons() {
    results += try await comparison.measure(plan.forProcesses)
  }
  results += try await EditorBenchmark(project: project, tool: tool, specs: specs).measure(plan)
  if plan.includes(GeneratorSuite.pythonName), let python = try suite.pythonComparison() {
    results += try await python.measure(plan.forProcesses)
  }
  guard plan.includes(suite.growthName) || plan.includes(suite.memoryName) else { return results }
  let large = try BenchmarkFolder(specs: specs * 10, tool: tool)
  results += try await suite.growthComparison(large).measure(plan.forProcesses)
  results += try suite.memory(large).filter { plan.includes($0.name) }
  return results
}

extension MeasuringPlan {
  /// The plan for runs of processes, which has fewer rounds because each run takes long.
  fileprivate var forProcesses: MeasuringPlan {
    var plan = self
    if !isQuick { plan.effort = Effort(rounds: 11, duration: .milliseconds(20)) }
    return plan
  }
}

/// The benchmarks of the tool, with a project and with a project ten times as large.
@MainActor
struct GeneratorSuite {
  let tool: String
  let project: BenchmarkFolder
  let specs: Int

  static let pythonName = "PyYAML in C and Jinja2"
  var growthName: String { "check of \(specs * 10) specs" }
  var memoryName: String { "memory of \(specs * 10) specs" }

  func comparisons() throws -> [Comparison] {
    [
      startComparison(), try limitComparison(), try changeComparison(), try adoptionComparison(),
    ]
  }

  private func startComparison() -> Comparison {
    let nothing = ToolProcess("/bin/true", [])
    let version = ToolProcess(tool, ["--version"])
    return Comparison(
      baseline: Subject("start of /bin/true") { try times($0) { try nothing.run(expecting: 0) } },
      subjects: [
        Subject("start of featuregen", target: "≤ 5") {
          try times($0) { try version.run(expecting: 0) }
        }
      ], unit: .milliseconds)
  }

  private func limitComparison() throws -> Comparison {
    let limit = try LimitOfReading(project)
    return Comparison(
      baseline: Subject("libyaml over \(specs) specs, reading the outputs") {
        try times($0) { try limit.run() }
      },
      subjects: [
        Subject("check", target: "≤ 6") {
          try times($0) { try project.run("check", expecting: 0) }
        }
      ], unit: .milliseconds)
  }

  private func changeComparison() throws -> Comparison {
    let spec = try ChangingSpec(project)
    return Comparison(
      baseline: Subject("check in sync") {
        try times($0) { try project.run("check", expecting: 0) }
      },
      subjects: [
        Subject("check of one changed spec", target: "≤ 1.1") {
          try times($0) {
            try spec.change(keeps: false)
            try project.run("check", expecting: 2)
          }
          try spec.restore()
        },
        Subject("generate of one changed spec", target: "≤ 1.1") {
          try times($0) {
            try spec.change(keeps: true)
            try project.run("generate", expecting: 0)
          }
        },
      ], unit: .milliseconds)
  }

  private func adoptionComparison() throws -> Comparison {
    let reducers = max(5, specs / 2)
    let parsed = try AdoptionFolder(reducers: reducers, isRead: false, tool: tool)
    let adopted = try AdoptionFolder(reducers: reducers, isRead: true, tool: tool)
    return Comparison(
      baseline: Subject("adopt, parsing \(reducers) files without reducers") {
        try times($0) { try parsed.adopt() }
      },
      subjects: [
        Subject("adopt of \(reducers) reducers", target: "≤ 20") {
          try times($0) { try adopted.adopt() }
        }
      ], unit: .milliseconds)
  }

  func growthComparison(_ large: BenchmarkFolder) -> Comparison {
    Comparison(
      baseline: Subject("check of \(specs) specs") {
        try times($0) { try project.run("check", expecting: 0) }
      },
      subjects: [
        Subject(growthName, target: "≤ 10.5") {
          try times($0) { try large.run("check", expecting: 0) }
        }
      ], unit: .milliseconds)
  }

  /// Measures the peak memory of a check.
  func memory(_ large: BenchmarkFolder) throws -> [BenchmarkResult] {
    let (least, most) = (try peakMemory(of: project), try peakMemory(of: large))
    let baseline = "memory of \(specs) specs"
    return [
      BenchmarkResult(baseline, [least], .megabytes, baseline: baseline, ratios: [1]),
      BenchmarkResult(
        memoryName, [most], .megabytes, baseline: baseline, ratios: [most / least],
        target: "≤ 300 MB"),
    ]
  }

  private func peakMemory(of project: BenchmarkFolder) throws -> Double {
    guard let own = Bundle.main.executablePath else {
      throw UnexpectedOutcome("this tool does not know where it lies")
    }
    let check = project.process("check")
    let process = Process()
    process.executableURL = URL(filePath: own)
    process.arguments = ["peak-memory", check.path] + check.arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let megabytes = Double(output.split(separator: "\n").first ?? "") else {
      throw UnexpectedOutcome("the memory of a check is not known")
    }
    return megabytes
  }
}

/// Runs a closure a number of times.
func times(_ count: Int, _ work: () throws -> Void) rethrows {
  for _ in 0..<count { try work() }
}
