import Foundation
import TestSupport
import Testing

/// Commands that read git, in repositories of strangers and in situations in which git needs help.
@Suite("Git commands", .onOwnThread) struct GitCommandTests {
  /// Makes a repository whose two commits have different specs.
  private func repository(below subfolder: String = "") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for text in [SampleProject.counter, SampleProject.counter.replacing("increment", with: "up")] {
      let files = SampleProject.inputs.merging(["Specs/Features/Counter.yaml": text]) { $1 }
      try folder.write(
        Dictionary(uniqueKeysWithValues: files.map { (subfolder + $0.key, $0.value) }))
      if text == SampleProject.counter { try folder.beginRepository() }
      try folder.commit()
    }
    return folder
  }

  /// Writes a program that creates a file when it runs, and returns the program's path.
  private func program(in folder: TemporaryFolder) throws -> String {
    let path = folder.url.appending(path: "program").path
    try folder.write(["program": "#!/bin/sh\ntouch '\(path).ran'\nexec git-upload-pack \"$@\"\n"])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test("programs that the repository's configuration names are not run")
  func runsNoPrograms() throws {
    let folder = try repository()
    let others = try TemporaryFolder()
    let program = try program(in: others)
    for name in ["core.fsmonitor", "core.sshCommand", "core.pager", "diff.external"] {
      try folder.git("config", name, program)
    }
    #expect(try Tool.built.run("diff", "HEAD~1", in: folder.url).status == 0)
    #expect(try others.files()["program.ran"] == nil)
  }

  @Test("a partial clone fetches nothing, and the hint fetches the specs")
  func partialClone() throws {
    let folder = try repository()
    try folder.git("config", "uploadpack.allowFilter", "true")
    try folder.git("config", "uploadpack.allowAnySHA1InWant", "true")
    let clone = try TemporaryFolder()
    try clone.git("clone", "-q", "--filter=blob:none", "file://\(folder.url.path)", ".")
    let others = try TemporaryFolder()
    try clone.git("config", "remote.origin.uploadpack", try program(in: others))
    let result = try Tool.built.run("diff", "HEAD~1", in: clone.url)
    #expect(result.status == 1)
    #expect(result.error.contains("error: this partial clone lacks files of the commit "))
    #expect(try others.files()["program.ran"] == nil)
    let hint = try #require(result.error.split(separator: "\n").first { $0.contains("hint: ") })
    let command = try #require(hint.split(separator: "'").dropFirst().first)
    #expect(try Tool.environment.run(["sh", "-c", String(command)], in: clone.url).status == 0)
    #expect(try others.files()["program.ran"] != nil)
    #expect(
      try Tool.built.run("diff", "HEAD~1", in: clone.url).output.contains(
        "action up: looks renamed"))
  }

  @Test("in a hook, the environment locates the repository from the folder of the hook")
  func hook() throws {
    let folder = try repository(below: "ios/App/")
    for names in [["GIT_DIR": ".git"], ["GIT_DIR": ".git", "GIT_WORK_TREE": "."]] {
      let result = try Tool.built.run(
        ["diff", "HEAD~1", "-C", "ios/App"], in: folder.url, environment: names)
      #expect(result.error == "")
      #expect(result.output.contains("action up: looks renamed"))
    }
  }

  @Test(
    "a name that is not a commit is refused", arguments: ["^HEAD", "HEAD:Specs", "HEAD^{tree}"])
  func noRevision(_ name: String) throws {
    let folder = try repository()
    let result = try Tool.built.run(["diff", name], in: folder.url)
    #expect(result.status == 1)
    #expect(result.error.contains("error: '\(name)' is not a revision"))
  }

  @Test("a repository of another user is refused with git's own hint")
  func dubiousOwnership() throws {
    let folder = try repository()
    let result = try Tool.built.run(
      ["diff", "HEAD"], in: folder.url,
      environment: [
        "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
      ])
    #expect(result.status == 1)
    #expect(result.error.contains("fatal: detected dubious ownership"))
    #expect(result.error.contains("git config --global --add safe.directory "))
    #expect(!result.error.contains("git fsck"))
  }
}
