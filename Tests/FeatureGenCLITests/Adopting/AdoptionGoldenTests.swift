import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The features of each folder are reported, adopted and generated exactly as the folder's expected files record.
///
/// `UPDATE_GOLDENS=1 swift test --filter AdoptionGoldenTests` records the current results, and fails.
@Suite("Golden adoptions")
struct AdoptionGoldenTests {
  private static let folder = repository.appending(path: "Tests/Adoption")
  private static let cases =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.contains(".") }.sorted()
  private static let adoptedTwice = Set(Proofs.part(of: cases, each: 4))
  private let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

  @Test("features are adopted", arguments: cases)
  func adopts(name: String) throws {
    let folder = Self.folder.appendingPathComponent(name)
    let input = try readFolder(folder.appendingPathComponent("input"))
    let project = MemoryFileSystem(input)
    let transcript = Transcript()
    let outcome = try adopt(project, AdoptionTarget(), transcript)
    let report =
      transcript.output + "\n" + transcript.error + "exit status \(outcome.rawValue)\n"
    try compare(rest(of: project.files, input), report, in: folder)
    let findings = try AdoptionFindings.found(in: project)
    #expect(findings == AdoptionFindings.deserved[name, default: []], "\(findings)")
    try expectGenerates(project)
    if Self.adoptedTwice.contains(name) { try expectNothingToAdopt(in: project, outcome) }
  }

  private func adopt(
    _ project: MemoryFileSystem, _ target: AdoptionTarget?, _ transcript: Transcript
  ) throws -> CommandOutcome {
    let folders = ["Sources", "Tests"].filter { folder in
      project.files.keys.contains { $0.hasPrefix("\(folder)/") }
    }
    return try adoptFeatures(
      in: folders, named: [], project.fileSystem, writing: target, workers: .one,
      console: transcript.console)
  }

  /// Returns the specs and the remaining text of each changed file; the text of a removed file is empty.
  private func rest(of files: [String: [UInt8]], _ input: [String: [UInt8]]) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for (path, bytes) in files where input[path] != bytes {
      result[path.hasPrefix("Specs/") ? path : "Rest/\(path)"] = bytes
    }
    for path in input.keys where files[path] == nil { result["Rest/\(path)"] = [] }
    return result
  }

  private func compare(_ files: [String: [UInt8]], _ report: String, in folder: URL) throws {
    let expected = folder.appendingPathComponent("expected")
    let reportFile = folder.appendingPathComponent("report.txt")
    let before = (try? readFolder(expected)) ?? [:]
    let text = (try? String(contentsOf: reportFile, encoding: .utf8)) ?? ""
    guard isRecording else {
      #expect(report == text)
      for path in Set(before.keys).union(files.keys).sorted() {
        let (was, now) = (before[path], files[path])
        #expect(
          was.map { String(decoding: $0, as: UTF8.self) }
            == now.map { String(decoding: $0, as: UTF8.self) }, "\(path)")
      }
      return
    }
    guard before != files || report != text else { return }
    try replaceFolder(expected, by: files)
    try Data(report.utf8).write(to: reportFile)
    Issue.record("recorded anew")
  }

  /// Expects that the adopted features are generated.
  private func expectGenerates(_ project: MemoryFileSystem) throws {
    let transcript = Transcript()
    #expect(try generateProject(project.fileSystem, console: transcript.console) == .success)
    #expect(transcript.error.isEmpty)
  }

  /// Expects that adopting again changes nothing.
  private func expectNothingToAdopt(
    in project: MemoryFileSystem, _ outcome: CommandOutcome
  ) throws {
    _ = project.takeWritten()
    let again = Transcript()
    #expect(try adopt(project, AdoptionTarget(), again) == outcome)
    #expect(project.takeWritten().isEmpty)
  }
}
