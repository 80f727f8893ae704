import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Each case folder's project generates exactly the files and diagnostics that the folder expects, and is stable
/// afterwards.
///
/// `UPDATE_GOLDENS=1 swift test --filter GoldenTests` records the current results. It also fails, so that nobody
/// mistakes a recording for a success.
@Suite struct GoldenTests {
  private static let generatedTwice = Set(Proofs.part(of: GoldenCase.all.map(\.name), each: 4))
  private let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test(arguments: GoldenCase.all)
  func generates(_ golden: GoldenCase) throws {
    let project = MemoryFileSystem(try golden.input())
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    let written = project.takeWritten()
    let actual = GoldenResult(files: written, stderr: Array(transcript.error.utf8))
    let differences = differences(expected: try golden.expected(), actual: actual)
    if isRecording, !differences.isEmpty {
      try golden.record(actual)
      Issue.record("recorded anew:\n\(differences.joined(separator: "\n"))")
    } else {
      for difference in differences { Issue.record("\(difference)") }
    }
    // Errors and files exclude each other: nothing is written unless every spec is valid.
    let hasErrors = transcript.error.contains(": error: ")
    #expect(outcome == (hasErrors ? .failure : .success))
    #expect(written.isEmpty || !hasErrors)
    try expectStable(project, outcome, transcript.error)
    if Self.generatedTwice.contains(golden.name) {
      try expectNothingToGenerate(in: project, outcome, transcript.error)
    }
  }

  /// Expects that generating again writes nothing, and reports the same errors.
  private func expectNothingToGenerate(
    in project: MemoryFileSystem, _ outcome: CommandOutcome, _ errors: String
  ) throws {
    let second = Transcript()
    #expect(try generateProject(project.fileSystem, console: second.console) == outcome)
    #expect(second.error == errors)
    #expect(outcome != .success || second.output.hasPrefix("everything is up to date"))
    #expect(project.takeWritten().isEmpty)
  }

  /// Expects that generated files are in sync, and that a check reports the same errors.
  private func expectStable(
    _ project: MemoryFileSystem, _ outcome: CommandOutcome, _ errors: String
  ) throws {
    let check = Transcript()
    let checked = show(try checkProject(project.fileSystem), as: .text, to: check.console)
    if outcome == .success {
      #expect(checked == .success)
      #expect(check.output.hasPrefix("in sync"))
    } else if checked == .outOfSync {
      #expect(check.output.contains("was not generated"))
    } else {
      #expect(checked == .failure)
      #expect(check.error == errors)
    }
    #expect(project.takeWritten().isEmpty)
  }
}
