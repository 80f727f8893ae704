import Foundation
import SpecSource
import SpecYAML
import Testing

extension OneAtATime {
  /// Readers take whatever there is: no input ends the process, and what they say of it has a place.
  ///
  /// By default some hundred inputs for each, the same in every run. `FUZZ_SECONDS=600` goes on for as long with each
  /// reader, from a seed that `FUZZ_SEED` sets; what it was at work on is in `featuregen-fuzz-NAME` in the folder of
  /// temporary files when the process ends early. What is found becomes a test of its reader.
  @Suite("Fuzzing")
  struct FuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seconds = environment["FUZZ_SECONDS"].flatMap { Int($0) }
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    @Test("takes mutated inputs", arguments: FuzzTarget.allCases)
    func mutations(of target: FuzzTarget) throws {
      var mutator = Mutator(corpus: try target.corpus(), seed: Self.seed)
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
}

extension FuzzTarget {
  /// How many inputs a test tries.
  fileprivate var shortRun: Int {
    switch self {
    case .yaml, .template, .lock: 200
    case .spec: 40
    case .fragment: 100
    }
  }

  /// What mutations begin with: our own files.
  fileprivate func corpus() throws -> [[UInt8]] {
    let root = testsFolder.deletingLastPathComponent().deletingLastPathComponent()
    func files(_ folder: String, _ ending: String) throws -> [[UInt8]] {
      try readFolder(root.appending(path: folder)).filter { $0.key.hasSuffix(ending) }
        .sorted { $0.key < $1.key }.map(\.value)
    }
    switch self {
    case .yaml: return try files("Specs", ".yaml")
    case .spec: return try specs(of: files("Specs", ".yaml"))
    case .fragment: return try files("Specs", ".yaml").flatMap(fragments)
    case .template: return try files("Templates", ".mustache")
    case .lock: return try files("Specs", ".lock").map { Array($0.prefix(4000)) }
    }
  }

  /// Those specs that need no others, under the name of the file that they are put in.
  private func specs(of files: [[UInt8]]) -> [[UInt8]] {
    let all = files.map { bytes in
      String(decoding: bytes, as: UTF8.self)
        .replacing(/^(feature|model|client|external): *\w+/) { "\($0.1): A" }
    }
    return all.map { Array($0.utf8) }.filter { problem(with: $0) == nil }
  }

  /// The texts of a spec.
  private func fragments(of bytes: [UInt8]) -> [[UInt8]] {
    func texts(_ node: YAMLNode) -> [String] {
      switch node.content {
      case .scalar(let scalar): [scalar.text]
      case .sequence(let items): items.flatMap(texts)
      case .mapping(let members): members.flatMap { texts($0.value) }
      }
    }
    let root = parseYAML(SourceFile(path: "A.yaml", bytes: bytes)).value
    return root.map { texts($0).filter { $0.utf8.count > 3 }.map { Array($0.utf8) } } ?? []
  }
}
