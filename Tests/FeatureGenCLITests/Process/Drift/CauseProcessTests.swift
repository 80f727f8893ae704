import TestSupport
import Testing

/// What the real binary says of each cause alone and of pairs, and that `generate` fixes it.
///
/// All pairs are tried with `PROOFS=all`.
@Suite(.onOwnThread) struct CauseProcessTests {
  static let pairs = DriftMishap.allCases.flatMap { first in
    DriftMishap.allCases.filter { $0.rawValue > first.rawValue }.map { [first, $0] }
  }

  @Test(arguments: DriftMishap.allCases.map { [$0] } + Proofs.part(of: pairs, each: 6))
  func tellsWhy(_ mishaps: [DriftMishap]) throws {
    let folder = try DriftMishap.project()
    // What removes the file comes last; a hash is taken of what is there before edits.
    let order: [DriftMishap] = [.template, .generator]
    let ordered =
      order.filter(mishaps.contains) + mishaps.filter { !order.contains($0) && $0 != .missing }
    for mishap in ordered { try mishap.happen(to: folder) }
    if mishaps.contains(.missing) { try DriftMishap.missing.happen(to: folder) }
    let report = try CheckedProject.check(folder)
    #expect(report.exitCode == 2)
    #expect(
      report.file(DriftMishap.reducer).map { Set($0.causes) } == expectedCauses(of: mishaps))
    let isOrphaned = mishaps.contains(.orphan)
    #expect(
      report.file(DriftMishap.orphanedFile)?.status
        == (isOrphaned ? "orphaned" : expectedSibling(mishaps)))
    let lockStatus = mishaps.contains(where: \.changesLock) ? "outOfSync" : "inSync"
    #expect(report.file(SampleProject.lock)?.status == lockStatus)
    try fix(
      folder, with: report.fixCommand, isEdited: !Set(mishaps).isDisjoint(with: [.edit, .spaces]))
  }

  /// The causes that a file must be told by after some mishaps.
  private func expectedCauses(of mishaps: [DriftMishap]) -> Set<String> {
    var causes = Set(mishaps.flatMap(\.causesOfReducer))
    // What is gone cannot be told to have been edited; what differs in more than spaces, differs.
    if mishaps.contains(.missing) { causes.subtract(["edited-by-hand", "whitespace-only"]) }
    if mishaps.contains(.edit) || mishaps.contains(where: \.changesReducer) {
      causes.remove("whitespace-only")
    }
    return causes
  }

  /// How the other feature's reducer stands: the suffix is in it too.
  private func expectedSibling(_ mishaps: [DriftMishap]) -> String {
    mishaps.contains(.settings) ? "outOfSync" : "inSync"
  }

  /// The command that was named brings everything in sync, and loses no edit.
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

  @Test func blamesAChildOnItsOwnSpec() throws {
    let folder = try SampleProject.folder()
    try folder.write([
      "Specs/Features/Parent.yaml": "feature: Parent\nchildren: {counter: Counter}\n"
    ])
    _ = try Tool.built.run("generate", in: folder.url)
    // The parent's state needs a value for the child's from now on.
    try folder.change("Specs/Features/Counter.yaml", "count: Int = 0", "count: Int")
    try folder.change(
      "Specs/Features/Counter.yaml", "counts:\n", "counts:\n    given: {count: 0}\n    steps:\n")
    let parent = try CheckedProject.check(folder).file("Sources/App/Parent/ParentReducer.swift")
    #expect(parent?.causes == ["spec-changed"])
    #expect(parent?.changedSpecs?.map(\.path) == ["Specs/Features/Counter.yaml"])
  }

  @Test func recognisesARenamedSpec() throws {
    let folder = try DriftMishap.project()
    try folder.write(["Specs/Features/Stopwatch.yaml": "feature: Stopwatch\nactions: {go: }\n"])
    try folder.remove("Specs/Features/Timer.yaml")
    let report = try CheckedProject.check(folder)
    let change = CheckedProject.Change(
      path: "Specs/Features/Stopwatch.yaml", change: "renamed", from: "Specs/Features/Timer.yaml")
    #expect(report.file(DriftMishap.orphanedFile)?.changedSpecs == [change])
    let new = "Sources/App/Stopwatch/StopwatchReducer.swift"
    #expect(report.file(new)?.changedSpecs == [change])
    #expect(report.fixCommand == "featuregen generate --prune")
    let text = try Tool.built.run("check", "--no-diff", in: folder.url).output
    #expect(
      text.contains(
        "spec-changed (Specs/Features/Timer.yaml is now Specs/Features/Stopwatch.yaml)"))
  }
}
