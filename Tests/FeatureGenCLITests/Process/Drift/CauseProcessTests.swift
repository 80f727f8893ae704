import TestSupport
import Testing

/// The real binary reports each cause alone and in pairs, and `generate` fixes it.
///
/// `PROOFS=all` tries all pairs.
@Suite(.onOwnThread) struct CauseProcessTests {
  static let pairs = DriftMishap.allCases.flatMap { first in
    DriftMishap.allCases.filter { $0.rawValue > first.rawValue }.map { [first, $0] }
  }

  @Test(arguments: DriftMishap.allCases.map { [$0] } + Proofs.part(of: pairs, each: 18))
  func reportsTheCauses(_ mishaps: [DriftMishap]) throws {
    let folder = try DriftMishap.project()
    // The mishap that removes the file comes last.
    for mishap in mishaps where mishap != .missing { try mishap.happen(to: folder) }
    if mishaps.contains(.missing) { try DriftMishap.missing.happen(to: folder) }
    let report = try CheckedProject.check(folder)
    #expect(report.exitCode == 2)
    #expect(
      report.file(DriftMishap.reducer).map { Set($0.causes) } == expectedCauses(of: mishaps))
    let isOrphaned = mishaps.contains(.orphan)
    #expect(
      report.file(DriftMishap.orphanedFile)?.status
        == (isOrphaned ? "orphaned" : expectedSibling(mishaps)))
    try fix(folder, with: report.fixCommand, isEdited: isEdited(mishaps))
  }

  /// Returns whether the reducer contains somebody's work after some mishaps.
  private func isEdited(_ mishaps: [DriftMishap]) -> Bool {
    expectedCauses(of: mishaps).contains("edited-by-hand")
  }

  /// Returns the causes that explain the state of a file after some mishaps.
  private func expectedCauses(of mishaps: [DriftMishap]) -> Set<String> {
    var causes = Set(mishaps.flatMap(\.causesOfReducer))
    // A missing file has no other cause, and a file with a conflict is generated anew.
    if causes.contains("missing") { return ["missing"] }
    if causes.contains("merge-conflict") {
      causes.subtract(["edited-by-hand", "formatted"])
      if mishaps.contains(.conflict), mishaps.count == 2 { causes.remove("inputs-changed") }
      // The conflict hides the hash of the spec.
      causes.remove("spec-changed")
      return causes
    }
    if causes.contains("formatted"), causes.count > 1 {
      causes.remove("formatted")
      causes.insert("edited-by-hand")
    }
    if causes.count > 1 { causes.remove("inputs-changed") }
    return causes
  }

  /// Returns the expected state of the other feature's reducer, which also contains the suffix.
  private func expectedSibling(_ mishaps: [DriftMishap]) -> String {
    mishaps.contains(.settings) ? "outOfSync" : "inSync"
  }

  /// Checks that the named command brings all files in sync, and loses no edit.
  private func fix(_ folder: TemporaryFolder, with command: String?, isEdited: Bool) throws {
    let words = try #require(command).split(separator: " ").map(String.init)
    #expect(words.first == "featuregen")
    let edited = try? folder.text(DriftMishap.reducer)
    let result = try Tool.built.run(Array(words.dropFirst()), in: folder.url)
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
    guard isEdited, edited != nil else { return }
    #expect(words.contains("--save-edits"))
    let git = Tool.environment
    #expect(
      try git.run("git", "apply", "--whitespace=nowarn", "edits/edits.patch", in: folder.url)
        .status == 0)
    #expect(try folder.text(DriftMishap.reducer) == edited)
  }

  @Test func aChangedChildIsAChangedInput() throws {
    let folder = try SampleProject.folder()
    try folder.write([
      "Specs/Features/Parent.yaml": "feature: Parent\nchildren: {counter: Counter}\n"
    ])
    _ = try Tool.built.run("generate", in: folder.url)
    // The parent's state now needs a value for the child's field.
    try folder.change("Specs/Features/Counter.yaml", "count: Int = 0", "count: Int")
    try folder.change(
      "Specs/Features/Counter.yaml", "counts:\n", "counts:\n    given: {count: 0}\n    steps:\n")
    let report = try CheckedProject.check(folder)
    #expect(report.file("Sources/App/Parent/ParentReducer.swift")?.causes == ["inputs-changed"])
    #expect(report.file(DriftMishap.reducer)?.causes == ["spec-changed"])
  }

  @Test func aRenamedSpecLeavesOrphans() throws {
    let folder = try DriftMishap.project()
    try folder.write(["Specs/Features/Stopwatch.yaml": "feature: Stopwatch\nactions: {go: }\n"])
    try folder.remove("Specs/Features/Timer.yaml")
    let report = try CheckedProject.check(folder)
    #expect(report.file(DriftMishap.orphanedFile)?.status == "orphaned")
    #expect(report.file("Sources/App/Stopwatch/StopwatchReducer.swift")?.status == "missing")
    #expect(report.fixCommand == "featuregen generate --prune")
  }
}
