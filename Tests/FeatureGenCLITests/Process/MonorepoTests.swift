import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Projects that share a git repository with other projects.
@Suite(.onOwnThread) struct MonorepoTests {
  private static let app = "ios/App"
  private static let gitHub = ".github/workflows/featuregen.yml"
  private static let gitLab = ".gitlab/featuregen.yml"

  /// Makes a repository with some folders.
  private func repository(_ folders: String..., files: [String: String] = [:]) throws
    -> TemporaryFolder
  {
    let repository = try TemporaryFolder(files)
    try repository.beginRepository()
    for folder in folders {
      try FileManager.default.createDirectory(
        at: repository.url.appending(path: folder), withIntermediateDirectories: true)
    }
    return repository
  }

  /// Makes a repository with a committed project in a folder; the project is in sync.
  private func committedProject() throws -> TemporaryFolder {
    let repository = try repository()
    let files = SampleProject.inputs.map { ("\(Self.app)/\($0.key)", $0.value) }
    try repository.write(Dictionary(uniqueKeysWithValues: files))
    _ = try Tool.built.run("generate", "-C", Self.app, in: repository.url)
    try repository.commit()
    return repository
  }

  private func exists(_ path: String, in folder: TemporaryFolder) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appending(path: path).path)
  }

  @Test(
    "'init' in a folder of a repository writes the workflow at the root, for that folder",
    arguments: ["ios/App", "My Apps/it's one, #1"])
  func workflowAtTheRoot(_ folder: String) throws {
    let repository = try repository(folder)
    let result = try Tool.built.run("init", in: repository.url.appending(path: folder))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("created Specs/featuregen.yaml\n"))
    #expect(result.output.contains("created ../../\(Self.gitHub)\n"))
    #expect(!exists("\(folder)/.github", in: repository))
    let job = try #require(try Workflow(repository.text(Self.gitHub)).jobs.first)
    let step = try #require(job.steps.last)
    #expect(step.uses?.hasPrefix("OWNER/featuregen/.github/actions/featuregen@") == true)
    #expect(step.with == ["directory": folder])
  }

  @Test("'init' in a package of a repository writes a workflow whose paths lead into the package")
  func packageInARepository() throws {
    let repository = try repository(
      files: ["\(Self.app)/Package.swift": "// featuregen", ".gitlab-ci.yml": ""])
    _ = try Tool.built.run("init", "-C", Self.app, "--ci", "github", in: repository.url)
    let gitHub = try repository.text(Self.gitHub)
    #expect(gitHub.contains("with: {path: ios/App/.build, key: "))
    #expect(gitHub.contains("hashFiles('ios/App/Package.*')"))
    #expect(gitHub.hasSuffix(" --format github\n        working-directory: ios/App\n"))
    try repository.remove("\(Self.app)/Specs/featuregen.yaml")
    let result = try Tool.built.run("init", "-C", Self.app, in: repository.url)
    #expect(try repository.text(Self.gitLab).contains("    - cd ios/App\n"))
    #expect(result.output.contains("in ../../.gitlab-ci.yml: 'include: "))
  }

  @Test("a package of the tca set has no plugin, unless its manifest names featuregen")
  func packageWithoutThePlugin() throws {
    let dependency = #".package(url: "https://github.com/someone/featuregen", from: "0.1.0")"#
    for (dependency, hasPlugin) in [("// featuregen", false), (dependency, true)] {
      let manifest = "let package = Package(name: \"App\", dependencies: [\n\(dependency)\n])\n"
      let folder = try TemporaryFolder(["Package.swift": manifest])
      _ = try Tool.built.run("init", "--templates", "tca", in: folder.url)
      #expect(try folder.text(Self.gitHub).contains("swift package ") == hasPlugin)
    }
  }

  @Test("'init' overwrites no workflow, and prints the job that a workflow lacks")
  func keepsTheWorkflow() throws {
    let repository = try repository("ios/App", "ios/Other")
    _ = try Tool.built.run("init", "-C", "ios/App", in: repository.url)
    let workflow = try repository.text(Self.gitHub)
    let other = try Tool.built.run("init", "-C", "ios/Other", in: repository.url)
    #expect(other.status == 0)
    #expect(
      other.output.contains(
        """
        kept ../../\(Self.gitHub), which lacks these lines:
            check-ios-Other:
              runs-on: ubuntu-latest

        """), "\(other.output)")
    #expect(other.output.contains("with: {directory: ios/Other}\n"))
    #expect(try repository.text(Self.gitHub) == workflow)
    try repository.remove("ios/App/Specs/featuregen.yaml")
    let again = try Tool.built.run("init", "-C", "ios/App", in: repository.url)
    #expect(again.status == 0)
    #expect(!again.output.contains(Self.gitHub))
  }

  @Test("without git, or without a repository, 'init' writes the workflow into the project")
  func withoutARepository() throws {
    let plain = try TemporaryFolder()
    _ = try Tool.built.run(
      ["init"], in: plain.url,
      environment: ["GIT_CEILING_DIRECTORIES": plain.url.deletingLastPathComponent().path])
    #expect(exists(Self.gitHub, in: plain))
    let repository = try repository("ios/App")
    let app = repository.url.appending(path: Self.app)
    _ = try Tool.built.run(["init"], in: app, environment: ["PATH": app.path])
    #expect(exists("ios/App/\(Self.gitHub)", in: repository))
  }

  @Test(
    "'init' writes nothing if git refuses to read the repository, unless no workflow is requested")
  func refusedRepository() throws {
    let repository = try repository("ios/App")
    try repository.write([".git/config": "[core\n"])
    let app = repository.url.appending(path: Self.app)
    let refused = try Tool.built.run("init", in: app)
    #expect(refused.status == 1)
    #expect(refused.error.contains("git could not find the root of the repository: fatal: "))
    #expect(!exists("ios/App/Specs", in: repository))
    #expect(try Tool.built.run("init", "--ci", "none", in: app).status == 0)
  }

  @Test("in a worktree, 'init' writes the workflow at the root of the worktree")
  func workflowOfAWorktree() throws {
    let repository = try committedProject()
    let worktree = try TemporaryFolder()
    try repository.git("worktree", "add", "-q", "-b", "topic", "\(worktree.url.path)/tree")
    let other = worktree.url.appending(path: "tree/ios/Other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    #expect(try Tool.built.run("init", in: other).status == 0)
    #expect(exists("tree/\(Self.gitHub)", in: worktree))
    #expect(!exists(Self.gitHub, in: repository))
  }

  @Test("'check' and 'diff' work in folders, worktrees and shallow clones")
  func checksAndCompares() throws {
    let repository = try committedProject()
    let others = try TemporaryFolder()
    try repository.git("worktree", "add", "-q", "-b", "topic", "\(others.url.path)/tree")
    try repository.git(
      "clone", "-q", "--depth", "1", "file://\(repository.url.path)", "\(others.url.path)/clone")
    let counter = "\(Self.app)/Specs/Features/Counter.yaml"
    for root in [repository.url] + ["tree", "clone"].map({ others.url.appending(path: $0) }) {
      let app = root.appending(path: Self.app)
      let features = app.appending(path: "Specs/Features")
      for (folder, options) in [(root, ["-C", Self.app]), (app, []), (features, ["-C", "../.."])] {
        let check = try Tool.built.run(["check"] + options, in: folder)
        #expect(check.output == "in sync: 5 files from 2 specs\n", "\(check.error)")
        #expect(check.status == 0)
        let diff = try Tool.built.run(["diff", "HEAD"] + options, in: folder)
        #expect(diff.output == "no change in meaning\n", "\(diff.error)")
      }
      let text = SampleProject.counter.replacing("increment", with: "incremented")
      try Data(text.utf8).write(to: root.appending(path: counter))
      #expect(try Tool.built.run("check", "--no-diff", in: app).status == 2)
      let diff = try Tool.built.run("diff", "HEAD", "-C", Self.app, in: root)
      #expect(diff.output.contains("~ action incremented: looks renamed"))
    }
  }

  @Test("'adopt' in a folder of a repository edits only committed files")
  func adopts() throws {
    let source = "Sources/App/Counting.swift"
    let counting =
      "import ComposableArchitecture\n\n\(countingReducer("Counting"))\n\nlet other = 1\n"
    let settings = SampleProject.settings + "access: internal\nsuffix: ''\ntemplates: tca\n"
    let repository = try repository(files: [
      "\(Self.app)/\(source)": counting, "\(Self.app)/Specs/featuregen.yaml": settings,
    ])
    try repository.commit()
    try repository.write(["\(Self.app)/\(source)": counting + "let more = 2\n"])
    let arguments = ["adopt", source, "--write", "-C", Self.app]
    let refused = try Tool.built.run(arguments, in: repository.url)
    #expect(refused.status == 1)
    #expect(
      refused.error.contains("'\(source)' has changes that are not committed"), "\(refused)"
    )
    try repository.commit()
    let adopted = try Tool.built.run(arguments, in: repository.url)
    #expect(adopted.status == 0, "\(adopted.error)")
    #expect(exists("\(Self.app)/Specs/Counting.yaml", in: repository))
  }

  @Test("annotations for GitHub begin at the root of the checkout, wherever the tool runs")
  func annotations() throws {
    let repository = try committedProject()
    let spec = "\(Self.app)/Specs/Features/Counter.yaml"
    try repository.write([spec: "feature: Counter\nactions: {a: 'state.x ='}\n"])
    let app = repository.url.appending(path: Self.app)
    for (folder, options) in [(repository.url, ["-C", Self.app]), (app, [])] {
      let check = try Tool.built.run(
        ["check", "--format", "github"] + options, in: folder,
        environment: ["GITHUB_WORKSPACE": repository.url.path])
      #expect(check.output.contains("::error file=\(spec),line=2,"), "\(check.output)")
    }
  }
}
