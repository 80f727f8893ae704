import BenchmarkProjects
import FeatureGenerator
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The projects on which the benchmarks run.
@Suite struct MakeProjectTests {
  /// Makes a project in memory.
  private func project(specs: Int, seed: UInt64) -> MemoryFileSystem {
    let files = makeProject(specs: specs, seed: seed)
    return MemoryFileSystem(
      texts: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
  }

  @Test(
    "a project of 40 specs has neither errors nor warnings",
    arguments: Proofs.part(of: [1, 2, 3] as [UInt64], each: 3))
  func isSound(seed: UInt64) throws {
    let project = project(specs: 40, seed: seed)
    let findings = try planProject(project.fileSystem).diagnostics
    #expect(findings.map(\.message) == [])
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    #expect(outcome == .success, "\(transcript.error)")
    #expect(try checkProject(project.fileSystem).outcome == .success)
  }

  @Test("the same seed makes the same project, and another seed another project")
  func isDeterministic() {
    #expect(makeProject(specs: 50, seed: 7) == makeProject(specs: 50, seed: 7))
    #expect(makeProject(specs: 50, seed: 7) != makeProject(specs: 50, seed: 8))
  }

  @Test("a larger project begins with a smaller one")
  func grows() {
    let small = makeProject(specs: 23)
    let large = Dictionary(
      uniqueKeysWithValues: makeProject(specs: 31).map { ($0.path, $0.text) })
    #expect(small.allSatisfy { large[$0.path] == $0.text })
  }

  @Test("specs are as long as those of large apps")
  func isRealistic() {
    let specs = makeProject(specs: 400).filter {
      $0.path.hasPrefix("Specs/") && !$0.path.contains("/External/") && $0.path.contains("/")
        && !$0.path.hasSuffix("featuregen.yaml")
    }
    let lengths = specs.map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    #expect(
      lengths.allSatisfy { (55...130).contains($0) },
      "\(lengths.min() ?? 0) to \(lengths.max() ?? 0)")
    let average = lengths.reduce(0, +) / lengths.count
    #expect((70...100).contains(average), "\(average) lines on average")
  }
}
