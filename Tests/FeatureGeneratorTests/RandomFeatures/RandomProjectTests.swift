import BenchmarkProjects
import RandomProjects
import SpecSupport
import TestSupport
import Testing

/// Tests of random features: they are valid, equal whenever they are generated, and use all constructs of the
/// language.
///
/// `Tests/random/run` builds random features and runs the tests that a model of the language has written for them.
@Suite("Random features", .onOwnThread)
struct RandomProjectTests {
  /// The number of features of a project.
  private static let count = Proofs.size(30, part: 6)

  @Test("are valid, and independent of the order of options")
  func isStable() {
    let project = project(seed: 11)
    let generated = project.generate()
    let problems = generated.diagnostics.filter { $0.severity != .note }
    #expect(problems.described == "")
    let first = generated.swift
    #expect(first.count > 3 * Self.count)

    let shuffled = self.project(seed: 11, shuffling: 12)
    #expect(shuffled.files != project.files)
    let other = shuffled.generate().swift
    // Most files name no lines, and the search for lines takes long.
    for (path, text) in first
    where other[path] != text && other[path].map(withoutLines) != withoutLines(text) {
      Issue.record("\(path) depends on the order of options")
    }
    #expect(other.count == first.count)
  }

  @Test(
    "have all keys of the language in any two hundred",
    .enabled(if: Proofs.areDue()), arguments: [1, 2] as [UInt64])
  func isComplete(seed: UInt64) throws {
    var used: Set<LanguageKeys.Key> = []
    for file in makeRandomProject(features: 200, seed: seed)
    where file.path.hasSuffix(".yaml") {
      used.formUnion(try LanguageKeys(of: file.text).keys)
    }
    let missing = LanguageKeys.all.subtracting(used).map(\.description)
    #expect(missing.filter { !LanguageKeys.leftOut.contains($0) }.sorted() == [])
  }

  @Test("are the same for the same seed")
  func isDeterministic() {
    let files = makeRandomProject(features: Self.count, seed: 7)
    #expect(makeRandomProject(features: Self.count, seed: 7) == files)
    #expect(makeRandomProject(features: Self.count, seed: 8) != files)
    #expect(project(seed: 7).generate().swift == project(seed: 7).generate().swift)
  }

  /// Returns a text without the line numbers of specs, which change with the order of options, and without the hashes
  /// of its header.
  private func withoutLines(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self).replacing(/\.yaml:[0-9]+"/, with: ".yaml\"")
      .replacing(/\/\/ spec \w+, contents \w+/, with: "")
  }

  private func project(seed: UInt64, shuffling: UInt64? = nil) -> TextProject {
    let files = makeRandomProject(features: Self.count, seed: seed, shuffling: shuffling)
    return TextProject(
      texts: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
  }
}
