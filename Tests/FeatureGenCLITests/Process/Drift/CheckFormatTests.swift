import Foundation
import TestSupport
import Testing

/// The output of `check` for programs, and for parts of a project.
@Suite(.onOwnThread) struct ReportFormatTests {
  private func drifted() throws -> TemporaryFolder {
    let folder = try SampleProject.generatedFolder()
    try DriftMishap.edit.happen(to: folder)
    try folder.remove("Sources/App/Counter/CounterAction.swift")
    return folder
  }

  @Test func jsonListsEveryFile() throws {
    let report = try CheckedProject.check(try drifted())
    #expect(report.version == 1)
    #expect(report.outcome == "outOfSync")
    #expect(report.fixCommand == "featuregen generate --save-edits edits")
    #expect(report.files.map(\.path) == SampleProject.outputs.sorted())
    let reducer = report.file(DriftMishap.reducer)
    #expect(reducer?.status == "outOfSync")
    #expect(reducer?.specs == ["Specs/Features/Counter.yaml"])
    #expect(reducer?.diff?.contains("-// edited\n") == true)
    #expect(report.file("Sources/App/Counter/CounterAction.swift")?.status == "missing")
    #expect(report.file(SampleProject.scaffolded)?.status == "inSync")
    #expect(
      try CheckedProject.check(try drifted(), "--no-diff").files.allSatisfy { $0.diff == nil })
  }

  @Test func jsonReportsErrorsOfSpecs() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.change("Specs/Features/Counter.yaml", "state.count", "state.cuont")
    let report = try CheckedProject.check(folder)
    #expect(report.outcome == "errors")
    #expect(report.exitCode == 1)
    #expect(report.files == [])
    #expect(report.diagnostics.first?.path == "Specs/Features/Counter.yaml")
    #expect(report.diagnostics.first?.line == 5)
  }

  @Test func blockedFilesAreNamed() throws {
    let folder = try SampleProject.generatedFolder()
    try folder.write([DriftMishap.reducer: "struct Mine {}\n"])
    #expect(try CheckedProject.check(folder).file(DriftMishap.reducer)?.status == "blocked")
    #expect(try CheckedProject.check(folder).fixCommand == nil)
  }

  @Test func annotatesForGitHub() throws {
    let folder = try drifted()
    let summary = folder.url.appendingPathComponent("summary.md").path
    let result = try Tool.built.run(
      ["check", "--format", "github"], in: folder.url,
      environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(result.status == 2)
    #expect(
      result.output.contains(
        ",title=featuregen::\(DriftMishap.reducer) is out of sync: edited-by-hand; run 'featuregen generate --save-edits edits'\n::group::\(DriftMishap.reducer)\n::stop-commands::"
      ))
    // The annotation is at the line that the edit added, and the log contains the difference.
    let edited = try folder.text(DriftMishap.reducer).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(
      result.output.firstMatch(
        of: /::error file=Sources\/App\/Counter\/CounterReducer.swift,line=(\d+),/
      )
      .flatMap { Int($0.1) })
    #expect(line > 1)
    #expect(result.output.contains("\n-\(edited[line - 1])\n"))
    #expect(result.output.contains("::\n::endgroup::\n"))
    #expect(result.output.contains("::error file=Specs/Features/Counter.yaml,line=1,"))
    #expect(
      try folder.text("summary.md").contains(
        "| `\(DriftMishap.reducer)` | outOfSync | edited-by-hand |\n"))
  }

  @Test func writesSARIF() throws {
    let folder = try drifted()
    let result = try Tool.built.run("check", "--format", "sarif", in: folder.url)
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let log = try #require(object as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["missing", "outOfSync"])
    let tool = try #require(run["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String }.contains("outOfSync"))
  }

  @Test(arguments: ["app", "./app/"])
  func namesPathsRelativeToTheCurrentFolder(_ directory: String) throws {
    let outer = try TemporaryFolder()
    for (path, text) in SampleProject.inputs { try outer.write(["app/\(path)": text]) }
    let result = try Tool.built.run(
      "check", "--format", "github", "-C", directory, in: outer.url)
    #expect(result.output.contains("::error file=app/Specs/Features/Counter.yaml,line=1,"))
    #expect(result.output.contains("run 'featuregen generate -C \(directory)'"))
    let spec = "app/Specs/Features/Counter.yaml"
    let one = try Tool.built.run("check", spec, "-C", directory, in: outer.url)
    #expect(one.status == 2)
  }

  @Test func checksSingleSpecs() throws {
    let folder = try drifted()
    let client = "Specs/Clients/PlayerClient.yaml"
    let good = try Tool.built.run("check", client, in: folder.url)
    #expect(good.output == "in sync: 2 files from 1 spec\n")
    #expect(good.status == 0)
    let bad = try CheckedProject.check(folder, "./Specs/Features/Counter.yaml")
    #expect(bad.files.count == 3)
    #expect(bad.exitCode == 2)
    let wrong = try Tool.built.run("check", "Specs/Features/Conter.yaml", in: folder.url)
    #expect(wrong.error.contains("did you mean 'Specs/Features/Counter.yaml'?"))
    #expect(wrong.status == 1)
  }

  @Test func explainsWindowsLineEnds() throws {
    let folder = try SampleProject.generatedFolder()
    for path in SampleProject.generated + SampleProject.inputs.keys {
      try folder.change(path, "\n", "\r\n")
    }
    let before = try folder.files()
    let result = try Tool.built.run("check", in: folder.url)
    #expect(result.status == 0)
    #expect(
      result.error.contains("4 files have Windows line endings, and no other difference"))
    #expect(result.error.contains("*.swift text eol=lf"))
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try folder.files() == before)
  }
}
