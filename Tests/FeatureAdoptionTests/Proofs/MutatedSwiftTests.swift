import Foundation
import SpecSource
import TestSupport
import Testing

/// Features in which something is left out, doubled, exchanged or commented are adopted without a loss, or not at all.
///
/// `PROOFS=all` tries 500; `ADOPT_SEED` sets what they depend on.
@Suite("Mutated Swift", .onOwnThread)
struct MutatedSwiftTests {
  private static let seed =
    ProcessInfo.processInfo.environment["ADOPT_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("nothing is lost of it, and no reader ends the process")
  func mutated() throws {
    let samples = try MutatedSamples(in: repository.appending(path: "Tests"))
    var mutator = SwiftMutator(samples.texts, seed: Self.seed)
    var adopted = 0
    for number in 1...Proofs.size(500, part: 30) {
      let file = SourceFile(path: "Mutated.swift", bytes: mutator.next())
      let outcome = MutatedOutcome(of: file)
      adopted += outcome.specs
      #expect(
        outcome.lost == [],
        "number \(number) of seed \(Self.seed):\n\(file.text(0..<file.bytes.count))")
    }
    #expect(adopted > 0)
  }
}
