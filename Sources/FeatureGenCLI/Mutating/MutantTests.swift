import FeatureSpec
import Platform
import SpecSource

/// The generated tests of features, to be run against mutants.
struct MutantTests: Sendable {
  /// How a run of the tests of a feature ended.
  enum Ending: Equatable {
    case passed
    case failed
    case timedOut
    /// There was no test.
    case empty
  }

  /// The name of the program that holds the tests, or that starts them.
  private let program: [String]

  /// How many seconds a run may take.
  let limit: Int

  /// The types of the tests, by the names of their features.
  let suites: [String: String]

  init?(
    _ build: MutantBuild, limit: Int, suites: [String: String]
  ) throws(FileSystemError) {
    (self.limit, self.suites) = (limit, suites)
    #if os(macOS)
      // Bundles are no programs there.
      program = build.commandLine(["test", "--skip-build"])
    #else
      guard let result = try build.runSwift(["build", "--build-tests", "--show-bin-path"]),
        result.status == 0,
        let folder = String(decoding: result.output, as: UTF8.self)
          .split(whereSeparator: \.isNewline).last.map(String.init),
        let bundle = try? names(inFolder: folder).first(where: {
          $0.name.hasSuffix("PackageTests.xctest")
        })
      else { return nil }
      program = ["\(folder)/\(bundle.name)", "--testing-library", "swift-testing"]
    #endif
  }

  /// Runs the generated tests of a feature.
  ///
  /// - Parameters:
  ///   - feature: The feature's name.
  ///   - number: The number of the mutant to run them against; nil for what the specs say.
  func run(of feature: String, against number: Int?) throws(FileSystemError) -> Ending {
    let choice = number.map { ["\(MutantBuild.environmentName)=\($0)"] } ?? []
    let result = try runProgram(
      "env", choice + program + ["--filter", "\\.\(suites[feature] ?? "")/"],
      endingAfter: .seconds(limit))
    if result?.isTimedOut ?? false { return .timedOut }
    switch result?.status {
    case 0: return hasNoTests(result) ? .empty : .passed
    case 69: return .empty
    default: return .failed
    }
  }

  private func hasNoTests(_ result: ProcessResult?) -> Bool {
    let printed = result.map { String(decoding: $0.output, as: UTF8.self) + $0.error } ?? ""
    return printed.contains("Test run with 0 tests")
  }
}
