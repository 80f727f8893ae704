import Foundation
import TestSupport
import Testing

/// What the files for CI run does what they say.
@Suite(.onOwnThread) struct CIFilesTests {
  private func text(_ path: String) throws -> String {
    let root = repository
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// A folder in sync, and one that is not.
  private func folders() throws -> (good: TemporaryFolder, bad: TemporaryFolder) {
    let bad = try SampleProject.generatedFolder()
    try DriftMishap.edit.happen(to: bad)
    return (try SampleProject.generatedFolder(), bad)
  }

  @Test func hooksOfPreCommitFindDrift() throws {
    let entries = try text(".pre-commit-hooks.yaml").split(separator: "\n")
      .filter { $0.contains("entry: featuregen ") }
      .map { $0.split(separator: " ").dropFirst(2).map(String.init) }
    #expect(entries.count == 1)
    let (good, bad) = try folders()
    for arguments in entries {
      #expect(try Tool.built.run(arguments, in: good.url).status == 0)
      #expect(try Tool.built.run(arguments, in: bad.url).status == 2)
    }
  }

  /// `.ci/run` runs the commands of this job.
  @Test func theWorkflowTestsAsTheReadmeSaysAndChecks() throws {
    let jobs = try text(".github/workflows/ci.yml").components(separatedBy: "\n  linux:\n")
    let job = try #require(jobs.last?.components(separatedBy: "\n  macos:\n").first)
    let commands = job.split(separator: "\n").compactMap { line in
      line.range(of: "- run: ").map { String(line[$0.upperBound...]) }
    }
    #expect(commands == [".ci/setup && swift test", "swift run --skip-build featuregen check"])
    #expect(try text("README.md").contains("\n\(commands[0])\n"))
  }

  @Test func whatIsBuiltForTheSimulatorIsASchemeOfATarget() throws {
    let workflow = try text(".github/workflows/ci.yml")
    let scheme = try #require(
      workflow.components(separatedBy: "xcodebuild build -scheme ").last?.split(separator: " ")
        .first)
    let contents = try text(".swiftpm/xcode/xcshareddata/xcschemes/\(scheme).xcscheme")
    #expect(contents.contains("BlueprintIdentifier = \"\(scheme)\""))
    #expect(try text("Package.swift").contains(".target(name: \"\(scheme)\""))
  }

  @Test func theActionOfGitHubTellsTheStatus() throws {
    let action = try text(".github/actions/featuregen/action.yml")
    let script = try #require(action.components(separatedBy: "      run: |\n").last)
    let (good, bad) = try folders()
    let shell = Tool(url: URL(fileURLWithPath: "/bin/bash"))
    for (folder, status) in [(good, 0), (bad, 2)] {
      let build = folder.url.appendingPathComponent("build")
      try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: build.appendingPathComponent("release"),
        withDestinationURL: Tool.built.url.deletingLastPathComponent())
      let result = try shell.run(
        ["-e", "-o", "pipefail", "-c", script], in: folder.url,
        environment: [
          "BUILD": build.path, "DIRECTORY": ".",
          "GITHUB_OUTPUT": folder.url.appendingPathComponent("output.txt").path,
          "GITHUB_STEP_SUMMARY": folder.url.appendingPathComponent("summary.md").path,
        ])
      #expect(result.error == "")
      #expect(result.status == status)
      #expect(try folder.text("output.txt") == "status=\(status)\n")
      #expect(try folder.text("summary.md").hasPrefix("### featuregen\n"))
      #expect(result.output.contains("::error") == (status == 2))
    }
  }
}
