import FeatureProgram
import FeatureSpec
import Foundation
import SpecSource
import SpecSupport
import SpecYAML
import TestSupport
import Testing

/// Specs that are cut off, or that contain a wrong character, are read to the end, and their errors have places.
///
/// Our specs have more than a million corruptions, which would take minutes too many in each run. By default,
/// - the YAML reader reads one corruption in `step`, which selects another corruption for each byte's neighbors in
///   turn;
/// - the whole linter reads one corruption in 31 of `compact`, a spec with a bit of everything, and random
///   corruptions of some of our own specs; `CORRUPTIONS_SEED` sets their seed.
///
/// `PROOFS=all` reads every corruption of the smaller specs, one in five of `compact`, and more of the others.
/// `CORRUPTIONS=all` makes the linter read every corruption, which is meant for a release build
/// (`swift test -c release -Xswiftc -enable-testing --filter CorruptedSpecTests`). `CORRUPTIONS=3/8` reads the third
/// of eight parts.
@Suite("Corrupted specs", .onOwnThread)
struct CorruptedSpecTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let part = CorruptionPart(environment["CORRUPTIONS"])
  private static let seed = environment["CORRUPTIONS_SEED"].flatMap { UInt64($0) } ?? 1

  @Test("are read as YAML")
  func reading() throws {
    let step = Proofs.size(421, part: 3001)
    let corruptions = try CorruptedSpec.all().flatMap { spec in
      // A step that is not a multiple of the number of kinds reaches every kind.
      stride(
        from: 0, to: spec.bytes.count * Corruption.kinds,
        by: spec.bytes.count < 300 && Proofs.areLong ? 1 : step
      )
      .map { Corruption($0, of: spec) }
    }
    let report = Report.of(corruptions) { corruption in
      readYAML(corruption.file).diagnostics
    }
    report.expectNothingSlow()
  }

  @Test("of a small spec are linted")
  func compact() {
    let count = CorruptedSpec.compact.bytes.count * Corruption.kinds
    // A step that is not a multiple of the number of kinds reaches every kind, so no share of the corruptions would do.
    let numbers = stride(from: 0, to: count, by: Proofs.areDue() ? 5 : 31)
    let report = Report.of(numbers.map { Corruption($0, of: .compact) }) { lint($0) }
    report.expectNothingSlow()
    // A field that is commented out causes an error at each of its uses.
    #expect(report.mostErrors <= 9, "\(report.worst)")
    // Most corruptions cause a single error, or none.
    #expect(report.share(of: 0...1) > 0.85, "\(report.counts)")
    #expect(report.share(of: 0...2) > 0.95, "\(report.counts)")
  }

  @Test("of a sample from the repository are linted")
  func ours() throws {
    var generator = SeededRandom(seed: Self.seed)
    let corruptions = try CorruptedSpec.all().flatMap { spec in
      let all = (0..<spec.bytes.count * Corruption.kinds)
      let numbers =
        Self.part?.numbers(of: all)
        ?? (0..<Proofs.size(2, part: 1)).map { _ in .random(in: all, using: &generator) }
      return numbers.map { Corruption($0, of: spec) }
    }
    let report = Report.of(corruptions) { lint($0) }
    report.expectNothingSlow()
    #expect(report.share(of: 0...2) > 0.9, "\(report.counts) \(report.worst)")
  }

  @Test("report one error for each of two broken entries")
  func pairs() throws {
    var generator = SeededRandom(seed: Self.seed)
    let broken = try CorruptedSpec.all().flatMap { spec in
      (0..<Proofs.size(2, part: 1)).compactMap { _ in BrokenEntries(of: spec, using: &generator) }
    }
    #expect(broken.count > 25)
    DispatchQueue.concurrentPerform(iterations: broken.count) { index in
      let file = broken[index].file
      let errors = diagnostics(of: file, among: broken[index].spec.others)
      #expect(
        Set(errors.compactMap(\.span?.start.line)) == broken[index].lines && errors.count == 2,
        "\(broken[index].lines) of \(file.path): \(errors.map(\.message))")
    }
  }

  /// Returns the diagnostics of a corrupted spec among the specs that it refers to.
  private func lint(_ corruption: Corruption) -> [Diagnostic] {
    diagnostics(of: corruption.file, among: corruption.spec.others)
  }

  /// Returns the diagnostics of a spec among other specs.
  private func diagnostics(of file: SourceFile, among others: [SourceFile]) -> [Diagnostic] {
    let project = readProject(
      settings: CorruptedSpec.settings, specs: [file] + others, memo: TextProject.memo)
    guard !project.diagnostics.containsErrors, let project = project.value else {
      return project.diagnostics
    }
    _ = FeatureProgram.lint(project)
    return []
  }
}

extension CorruptedSpec {
  /// A spec with a bit of each YAML construct that specs use.
  static let compact = CorruptedSpec(
    path: "Specs/A.yaml",
    bytes: Array(
      """
      feature: A
      state: {n: Int = 0, name: 'String = "a"'} # what it knows
      dependencies:
        - continuousClock
      actions:
        go:
          guard: 'state.n < 2'
          do: |
            state.n += 1
            state.name += "b"
          when:
            - if: state.n > 1
              send: 'set(n: 1)'
          run: {call: 'continuousClock.sleep(for: .seconds(2))', success: back}
        set: {with: {n: Int}, do: state.n = n}
        back: state.n = 0
      tests:
        counts:
          - send: "go"
            expect:
              n: 1
          - {send: 'set(n: 3)', expect: {n: 3}}

      """.utf8))
}
