import Foundation
import TestSupport
import Testing

/// Readers accept any input: no input ends the process, and every diagnostic has a place.
///
/// By default, each reader reads some hundred inputs, the same in every run. `FUZZ_SECONDS=600` runs each reader for
/// that time, from a seed that `FUZZ_SEED` sets. If the process ends early, the last input is in
/// `featuregen-fuzz-NAME` in the folder of temporary files. An input that fails becomes a test of its reader.
@Suite("Fuzzing", .onOwnThread)
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["FUZZ_SECONDS"].flatMap { Int($0) }
  private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("finds no failure for mutated inputs", arguments: FuzzTarget.allCases)
  func mutations(of target: FuzzTarget) throws {
    let root = repository
    var mutator = Mutator(corpus: try target.corpus(ofProject: root), seed: Self.seed)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(Self.seconds ?? 0)
    var slowest = Duration.zero
    var count = 0
    while Self.seconds == nil ? count < target.shortRun : clock.now < end {
      let bytes = mutator.next()
      count += 1
      if Self.seconds != nil { try keep(bytes, as: target.rawValue) }
      let time = clock.measure {
        if let problem = target.problem(with: bytes) {
          Issue.record("\(problem)\nof input \(count), seed \(Self.seed): \(shown(bytes))")
        }
      }
      if time > slowest, Self.seconds != nil { try keep(bytes, as: "\(target.rawValue)-slowest") }
      slowest = max(slowest, time)
    }
    if Self.seconds != nil {
      print("FUZZ \(target.rawValue) \(count) inputs, slowest \(slowest)")
    }
  }

  private func keep(_ bytes: [UInt8], as name: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "featuregen-fuzz-\(name)")
    try Data(bytes).write(to: file)
  }

  private func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(4000), as: UTF8.self).debugDescription
  }
}

extension FuzzTarget {
  /// The number of inputs that a test tries.
  fileprivate var shortRun: Int {
    switch self {
    case .yaml, .template, .header: Proofs.size(200, part: 100)
    case .spec, .lsp: Proofs.size(40, part: 15)
    case .fragment: Proofs.size(100, part: 40)
    }
  }
}
