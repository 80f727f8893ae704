import Foundation
import SpecSource
import TestSupport
import Testing

/// Features in which some code is omitted, doubled, exchanged or commented are adopted without a loss, or not at all.
///
/// `PROOFS=all` tries 500 mutations; `ADOPT_SEED` sets their seed.
@Suite("Mutated Swift", .onOwnThread)
struct MutatedSwiftTests {
  private static let seed =
    ProcessInfo.processInfo.environment["ADOPT_SEED"].flatMap { UInt64($0) } ?? 1

  /// The mutations are divided into four parts, so that no long test runs alone at the end.
  @Test("loses no code in adoption, and ends no process", arguments: 0..<UInt64(4))
  func mutated(part: UInt64) throws {
    let samples = try MutatedSamples(in: repository.appending(path: "Tests"))
    var mutator = SwiftMutator(samples.texts, seed: 4 * Self.seed + part)
    var adopted = 0
    let tried = Proofs.numbers(to: 125, part: 12)
    for number in 1...tried.upperBound {
      let file = SourceFile(path: "Mutated.swift", bytes: mutator.next())
      guard tried.contains(number) else { continue }
      let outcome = MutatedOutcome(of: file)
      adopted += outcome.specs
      #expect(
        outcome.lost == [],
        "number \(number) of part \(part), seed \(Self.seed):\n\(file.text(0..<file.bytes.count))")
    }
    #expect(adopted > 0)
  }
}
