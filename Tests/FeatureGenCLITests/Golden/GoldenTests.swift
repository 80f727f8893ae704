import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Each case folder's project gives exactly the files and the diagnostics that stand beside it.
///
/// `UPDATE_GOLDENS=1 swift test --filter GoldenTests` records what comes out now, and fails so that nobody takes a
/// recording for a success.
@Suite struct GoldenTests {
  private let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test(arguments: GoldenCase.all)
  func generates(_ golden: GoldenCase) throws {
    let project = MemoryFileSystem(try golden.input())
    let transcript = Transcript()
    let outcome = try generateProject(project.fileSystem, console: transcript.console)
    var written = project.takeWritten()
    // The lock has tests of its own; here every hash would change with every template.
    written[lockPath] = nil
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
  }

  /// What was generated is in sync and is not written again; what has errors has the same ones for every command.
  @Test(arguments: GoldenCase.all)
  func isStable(_ golden: GoldenCase) throws {
    let project = MemoryFileSystem(try golden.input())
    let first = Transcript()
    let outcome = try generateProject(project.fileSystem, console: first.console)
    _ = project.takeWritten()
    let second = Transcript()
    #expect(try generateProject(project.fileSystem, console: second.console) == outcome)
    #expect(second.error == first.error)
    let check = Transcript()
    let checked = show(try checkProject(project.fileSystem), as: .text, to: check.console)
    if outcome == .success {
      #expect(second.output.hasPrefix("everything is up to date"))
      #expect(checked == .success)
      #expect(check.output.hasPrefix("in sync"))
    } else if checked == .outOfSync {
      #expect(check.output.contains("was not generated"))
    } else {
      #expect(checked == .failure)
      #expect(check.error == first.error)
    }
    #expect(project.takeWritten().isEmpty)
  }
}
