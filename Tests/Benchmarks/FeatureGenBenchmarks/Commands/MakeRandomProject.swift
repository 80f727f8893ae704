import ArgumentParser
import BenchmarkProjects
import Foundation
import RandomProjects

/// `featuregen-benchmarks make-random-project`: writes specs of random features, with tests of their expected
/// behavior.
struct MakeRandomProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes specs of random features, with tests of what a model says that they do.",
    discussion: """
      The same number and seed give the same files. Then 'featuregen generate -C DIR' writes the \
      code. 'Tests/random/run' does so, builds it and runs the tests.
      """)

  @Argument(help: "The folder to write to; what is in it stays.")
  var directory: String

  @Option(help: "How many features it has.")
  var features = 60

  @Option(help: "What the choices depend on.")
  var seed: UInt64 = 1

  @Option(help: "Put what has no order into another one, which depends on this number.")
  var shuffling: UInt64?

  func validate() throws {
    guard features > 0 else { throw ValidationError("A project has one feature at least.") }
  }

  func run() throws {
    let files = makeRandomProject(features: features, seed: seed, shuffling: shuffling)
    try write(files, to: URL(filePath: directory))
    print("wrote \(files.count) files to \(directory)")
  }
}
