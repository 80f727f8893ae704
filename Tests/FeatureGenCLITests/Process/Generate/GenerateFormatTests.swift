import Foundation
import TestSupport
import Testing

/// The reports of `featuregen generate` for programs.
@Suite(.onOwnThread) struct GenerateFormatTests {
  /// The JSON report.
  private struct Report: Decodable {
    struct File: Decodable, Equatable {
      var path: String
      var action: String
      var specs: [String]
      var diff: String?
    }
    struct Finding: Decodable {
      var message: String
      var path: String
      var line: Int
    }
    var version: Int
    var outcome: String
    var exitCode: Int
    var wrote: Bool
    var files: [File]
    var diagnostics: [Finding]
  }

  private func report(_ arguments: [String], in folder: TemporaryFolder) throws -> Report {
    let result = try Tool.built.run(
      ["generate", "--format", "json"] + arguments, in: folder.url)
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    #expect(Int(result.status) == report.exitCode)
    return report
  }

  @Test("reports the action for each file, or the action in a dry run")
  func files() throws {
    let folder = try SampleProject.folder()
    let preview = try report(["--dry-run"], in: folder)
    #expect(!preview.wrote)
    #expect(Set(preview.files.map(\.action)) == ["created"])
    #expect(try folder.files().count == SampleProject.inputs.count)

    let first = try report([], in: folder)
    #expect(first.wrote)
    #expect(first.files == preview.files)
    #expect(first.files.map(\.path) == first.files.map(\.path).sorted())

    try folder.write([
      "Specs/Features/Counter.yaml": SampleProject.counter.replacing("+= 1", with: "+= 2")
    ])
    let difference = try report(["--diff"], in: folder)
    #expect(!difference.wrote)
    #expect(
      difference.files.count { $0.diff != nil }
        == difference.files.count { $0.action == "updated" })
    #expect(
      difference.files.compactMap(\.diff).contains { $0.contains("+") && $0.contains("+= 2") })
    let second = try report([], in: folder)
    #expect(second.version == 1)
    #expect(second.outcome == "success")
    #expect(
      second.files.filter { $0.action != "unchanged" }
        == SampleProject.generated.filter { $0.contains("Counter") }.map {
          .init(path: $0, action: "updated", specs: ["Specs/Features/Counter.yaml"])
        })
    #expect(second.files.count == first.files.count)
  }

  @Test("reports errors, and no file that was not written")
  func errors() throws {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Features/Timer.yaml": "feature: Timers\nactions: {go: }\n"])
    let report = try report([], in: folder)
    #expect(report.outcome == "errors")
    #expect(!report.wrote)
    #expect(report.files == [])
    #expect(report.diagnostics.map(\.path) == ["Specs/Features/Timer.yaml"])
    #expect(report.diagnostics.map(\.line) == [1])

    let github = try Tool.built.run("generate", "--format", "github", in: folder.url)
    #expect(github.output.hasPrefix("::error file=Specs/Features/Timer.yaml,line=1,"))
    #expect(github.status == 1)
    let sarif = try Tool.built.run("generate", "--format", "sarif", in: folder.url)
    #expect(sarif.output.contains(#""version": "2.1.0""#))
  }
}
