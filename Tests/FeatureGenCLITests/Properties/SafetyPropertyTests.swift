import TestSupport
import Testing

@testable import FeatureGenCLI

/// The guarantees that hold after any changes to a project.
@Suite(.onOwnThread) struct SafetyPropertyTests {
  @Test(arguments: Proofs.numbers(to: 20, part: 4))
  func handwrittenFilesAndEditsStay(seed: Int) async throws {
    var random = RandomProject(seed: UInt64(seed))
    for _ in 0..<10 {
      // Other tests run on the same few threads, and some of them measure time.
      await Task.yield()
      for _ in 0..<Int.random(in: 1...3, using: &random.generator) { random.happen() }
      let before = random.project.files
      let choices = GenerateChoices(prune: Bool.random(using: &random.generator))
      let transcript = Transcript()
      let outcome = try generateProject(
        random.project.fileSystem, choices, console: transcript.console)
      let after = random.project.files
      for (path, contents) in random.sacred {
        #expect(after[path] == contents, "\(path) was written by hand")
      }
      if outcome == .failure {
        #expect(after == before)
        #expect(transcript.error.contains("hint: "))
      } else {
        try isSettled(random.project, isPruned: choices.prune)
      }
    }
  }

  /// Expects that the generated files are in sync, except for orphans, and are not written again.
  private func isSettled(_ project: MemoryFileSystem, isPruned: Bool) throws {
    let report = try checkProject(project.fileSystem)
    #expect(report.drift.allSatisfy { $0.status == .orphaned })
    #expect(!isPruned || report.drift.allSatisfy { $0.isEdited })
    _ = project.takeWritten()
    let again = try generateProject(project.fileSystem, console: Transcript().console)
    #expect(again == .success)
    #expect(project.takeWritten().isEmpty)
  }

  /// The options of the fix command, force and prune, bring everything in sync, except files that people wrote at the
  /// path of a generated file.
  @Test(arguments: 1...20)
  func forceBringsEverythingInSync(seed: Int) throws {
    var random = RandomProject(seed: UInt64(1000 + seed))
    for _ in 0..<10 { random.happen() }
    let choices = GenerateChoices(force: true, prune: true)
    let outcome = try generateProject(
      random.project.fileSystem, choices, console: Transcript().console)
    guard outcome == .success else { return }
    #expect(try checkProject(random.project.fileSystem).outcome == .success)
  }
}
