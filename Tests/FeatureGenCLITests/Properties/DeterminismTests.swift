import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import RandomNumbers
import SpecSource
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The generated files depend on the specs alone.
@Suite struct DeterminismTests {
  @Test("the order of the specs and the number of threads make no difference")
  func makesNoDifference() throws {
    let project = try generatedProject(specs: 40)
    let sources = try #require(try loadSources(project.fileSystem))
    let expected = try files(of: sources, workers: .one)
    #expect(expected.count > 100)
    for (seed, threads) in Proofs.part(of: [(1, 1), (2, 2), (3, 3), (4, 16)], each: 3) {
      var generator = SeededRandom(seed: UInt64(seed))
      var shuffled = sources
      shuffled.specs.shuffle(using: &generator)
      #expect(try files(of: shuffled, workers: Workers(threads)) == expected)
    }
  }

  /// Returns the bytes of each file by its path.
  private func files(of sources: ProjectSources, workers: Workers) throws -> [String: [UInt8]] {
    let read = readProject(settings: sources.settings, specs: sources.specs, workers: workers)
    #expect(!read.diagnostics.containsErrors)
    let project = try #require(read.value)
    let files = generate(project, with: Self.sets, workers: workers)
    #expect(files.diagnostics.isEmpty)
    return try Dictionary(
      uniqueKeysWithValues: #require(files.value).map { ($0.path, $0.contents) })
  }

  private static let sets = TemplateSets(
    TemplateFiles(bundled: "runtime").flatMap { compileTemplateSet($0).value }.map {
      ["runtime": $0]
    } ?? [:])
}
