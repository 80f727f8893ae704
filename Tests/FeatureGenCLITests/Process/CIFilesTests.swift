import Foundation
import TestSupport
import Testing

/// The commands in the CI files do what the files promise.
@Suite(.onOwnThread) struct CIFilesTests {
  private func text(_ path: String) throws -> String {
    let root = repository
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Makes a folder in sync, and a folder out of sync.
  private func folders() throws -> (good: TemporaryFolder, bad: TemporaryFolder) {
    let bad = try SampleProject.generatedFolder()
    try DriftMishap.edit.happen(to: bad)
    return (try SampleProject.generatedFolder(), bad)
  }

  @Test func preCommitHooksFindDrift() throws {
    let entries = try text(".pre-commit-hooks.yaml").split(separator: "\n")
      .filter { $0.contains("entry: featuregen ") }
      .map { $0.split(separator: " ").dropFirst(2).map(String.init) }
    #expect(entries.count == 1)
    let (good, bad) = try folders()
    for (folder, status) in [(good.url, 0), (bad.url, 2)] {
      let arguments = try #require(entries.first)
      #expect(try Tool.built.run(arguments, in: folder).status == status)
      // The hook runs at the root of the repository; 'args' names a project in a subfolder.
      let root = folder.deletingLastPathComponent()
      let args = ["--directory", folder.lastPathComponent]
      #expect(try Tool.built.run(arguments + args, in: root).status == status)
    }
  }

  @Test("the hook of pre-commit matches every file that 'check' looks at, below any folder")
  func hookMatchesFiles() throws {
    let hooks = try text(".pre-commit-hooks.yaml")
    let pattern = try #require(hooks.firstMatch(of: /\n  files: (.+)\n/)).1
    let files = try Regex(String(pattern))
    let folder = try SampleProject.generatedFolder()
    let templates = ["Templates/house/set.yaml", "Templates/house/Action.mustache"]
    let others = ["Docs/README.md", "Specs/External/Vendor.yml", "Specs/featuregen.equivalents"]
    let paths = try folder.files().keys + templates + others
    #expect(paths.contains("Specs/featuregen.yaml"))
    for path in paths + paths.map({ "ios/My App/\($0)" }) {
      #expect(path.firstMatch(of: files) != nil, "\(path)")
    }
    for path in ["android/App.kt", "Package.resolved", "ios/OldSpecs/a.yaml", "offset.yaml"] {
      #expect(path.firstMatch(of: files) == nil, "\(path)")
    }
  }

  @Test("the Linux job tests as the README describes, and checks, and '.ci/run' reads its commands")
  func linuxJob() throws {
    let ci = try Workflow(text(".github/workflows/ci.yml"))
    let job = try ci.job("linux")
    #expect(job.commands.first == ".ci/setup-diagrams")
    #expect(
      job.commands.dropFirst() == [
        ".ci/setup && swift test", "swift run --skip-build featuregen check",
        "swift run --skip-build featuregen format --check",
      ])
    #expect(try text("README.md").contains("\n\(job.commands[1])\n"))
    let run = try text(".ci/run")
    let read = try #require(run.firstMatch(of: /(?s)\nlinux_commands\(\) \{.*?\n\}\n/)).0
    let shell = Tool(url: URL(fileURLWithPath: "/bin/bash"))
    let printed = try shell.run("-c", "\(read)linux_commands", in: repository)
    #expect(printed.output == job.commands.map { "\($0)\n" }.joined())
    let tries = try #require(run.firstMatch(of: /\n  env (.+) \\\n/)).1
    // Each commit tries another twelfth of the long proofs, and the workflow tries all of them.
    let variables = job.env.merging(["PROOFS": "\"$share\""]) { $1 }
    #expect(job.env["PROOFS"] == "all")
    #expect(
      tries.split(separator: " ").sorted() == variables.map { "\($0.key)=\($0.value)" }.sorted())
  }

  @Test("the workflow runs all that '.ci/run' runs, on every change")
  func workflowRunsEverything() throws {
    let ci = try Workflow(text(".github/workflows/ci.yml"))
    #expect(Set(ci.events).isSuperset(of: ["pull_request", "merge_group", "push"]))
    let steps = try text(".ci/run").matches(of: /(?m)^ *(\w+=\w+ )?\.ci\/within \d+ (.+)$/)
      .map { "\($0.1 ?? "")\($0.2)" }
      .filter { !$0.hasPrefix("bash -c \"$command\"") }
    #expect(steps.count > 10)
    for step in steps {
      #expect(ci.jobs.contains { $0.commands.contains(step) }, "no job runs '\(step)'")
    }
  }

  @Test(
    "the workflows run existing commands, and one version of each action",
    arguments: ["ci", "release"])
  func workflowsCanRun(_ name: String) throws {
    let workflow = try Workflow(text(".github/workflows/\(name).yml"))
    let action = try text(".github/actions/featuregen/action.yml")
    let names = workflow.jobs.map(\.name)
    for job in workflow.jobs {
      #expect(Set(job.needs).isSubset(of: names))
      for uses in job.steps.compactMap(\.uses) {
        let tag = try #require(uses.wholeMatch(of: /actions\/[a-z-]+@v(\d+)/), "\(uses)").1
        #expect(tag == "4" && action.contains("@v4"))
      }
      for program in job.commands.flatMap({ $0.matches(of: /(?:\.ci|Tests)\/[\w\/-]+/) }).map(\.0) {
        let path = repository.appending(path: program).path
        #expect(FileManager.default.isExecutableFile(atPath: path), "\(program)")
      }
    }
  }

  @Test("a release is built on Linux and macOS, and published whole when its tag is pushed")
  func release() throws {
    let text = try text(".github/workflows/release.yml")
    let workflow = try Workflow(text)
    #expect(workflow.events == ["push"])
    #expect(text.contains("tags: [\"[0-9]+.[0-9]+.[0-9]+\"]"))
    #expect(workflow.jobs.map(\.name) == ["linux", "macos", "publish"])
    #expect(try workflow.job("publish").needs == ["linux", "macos"])
    #expect(text.contains("runner: [ubuntu-24.04, ubuntu-24.04-arm]"))
    for name in ["linux", "macos"] {
      let job = try workflow.job(name)
      #expect(job.commands.contains(".ci/release \"$DIST\""))
      #expect(job.commands.contains { $0.contains(".ci/pack \"$DIST/featuregen\" \"$DIST\"") })
      #expect(job.steps.last?.uses?.hasPrefix("actions/upload-artifact@") == true)
      #expect(job.steps.last?.with["path"] == "${{ env.DIST }}/*.tar.gz")
    }
    let publish = try workflow.job("publish")
    #expect(publish.steps.contains { $0.uses?.hasPrefix("actions/download-artifact@") == true })
    // Only this job may write.
    #expect(text.matches(of: /contents: write/).count == 1)
  }

  @Test func theSchemeForTheSimulatorBelongsToATarget() throws {
    let workflow = try text(".github/workflows/ci.yml")
    let scheme = try #require(
      workflow.components(separatedBy: "xcodebuild build -scheme ").last?.split(separator: " ")
        .first)
    let contents = try text(".swiftpm/xcode/xcshareddata/xcschemes/\(scheme).xcscheme")
    #expect(contents.contains("BlueprintIdentifier = \"\(scheme)\""))
    #expect(try text("Package.swift").contains(".target(name: \"\(scheme)\""))
  }

  @Test func theGitHubActionReportsTheStatus() throws {
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
        ["-e", "-o", "pipefail", "-c", script], in: folder.url.deletingLastPathComponent(),
        environment: [
          "BUILD": build.path, "DIRECTORY": folder.url.lastPathComponent,
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
