import FeatureSpec
import Platform
import SpecSource

/// The generated tests of features, to be run against mutants.
struct MutantTests: Sendable {
  /// The outcome of a run of a feature's tests.
  enum Ending: Equatable {
    case passed
    case failed
    case timedOut
    /// The feature has no test.
    case empty
  }

  /// The program that contains or starts the tests, with its arguments.
  private let program: [String]

  /// The time limit of a run in seconds.
  let limit: Int

  /// The test suites, by the names of their features.
  let suites: [String: String]

  init?(
    _ build: MutantBuild, limit: Int, suites: [String: String]
  ) throws(FileSystemError) {
    (self.limit, self.suites) = (limit, suites)
    #if os(macOS)
      // A test bundle is not a program on macOS.
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
  ///   - number: The number of the mutant to test; nil for the behavior of the specs.
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
