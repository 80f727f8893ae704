import Foundation
import TestSupport
import Testing

/// `adopt --write` edits and removes only files that git can restore.
@Suite("Adopt with git", .onOwnThread)
struct AdoptWithGitTests {
  private typealias Project = AdoptableProject

  private func adopt(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> (status: Int32, error: String) {
    let result = try Tool.built.run(["adopt"] + arguments, in: folder.url)
    return (result.status, result.error)
  }

  /// Checks that a file is refused and that nothing changes.
  private func expectRefusal(
    of path: String = Project.path, in folder: TemporaryFolder, _ arguments: [String] = ["Sources"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.files()
    let result = try Tool.built.run(["adopt"] + arguments + ["--write"], in: folder.url)
    #expect(result.status == 1, "\(result.output)", sourceLocation: sourceLocation)
    #expect(
      result.error.contains("'\(path)' has changes that are not committed"),
      "\(result.error)", sourceLocation: sourceLocation)
    #expect(try folder.files() == before, sourceLocation: sourceLocation)
  }

  @Test("a committed file is cut, also in a subfolder of the repository")
  func cuts() throws {
    let folder = try Project.repository()
    #expect(try adopt("Sources", "--write", in: folder).status == 0)
    #expect(try folder.files().keys.sorted() == ["Specs/Counter.yaml", "Specs/featuregen.yaml"])
    let inner = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Project.files.map { ("ios/App/\($0)", $1) }))
    try inner.beginRepository()
    try inner.commit()
    #expect(try adopt("Sources", "--write", "-C", "ios/App", in: inner).status == 0)
  }

  @Test("two spellings of a folder are one folder, and a folder outside the project is refused")
  func spellings() throws {
    let folder = try Project.repository()
    for other in [
      "Sources//", "./Sources", "Sources/../Sources", folder.url.appending(path: "Sources").path,
    ] {
      let result = try Tool.built.run("adopt", "Sources", other, in: folder.url)
      #expect(result.status == 0, "\(other): \(result.error)")
      #expect(result.output.contains("\n1 of 1 feature"))
    }
    let outside = try TemporaryFolder(["A.swift": ""])
    for path in ["..", outside.url.path] {
      let result = try Tool.built.run("adopt", path, in: folder.url)
      #expect(result.status == 1)
      #expect(result.error.contains("cannot read '\(path)': it is outside of the project"))
    }
  }

  enum Hiding: CaseIterable {
    case ignored, untracked, assumedUnchanged, skippedInWorktree, nestedRepository, neverCommitted
  }

  @Test(
    "a file that git cannot restore is refused", arguments: Hiding.allCases)
  func hidden(_ hiding: Hiding) throws {
    let folder = try Project.repository()
    let edited = Project.swift + "\nlet mine = 1\n"
    switch hiding {
    case .ignored:
      try folder.write([".gitignore": "Mine.swift\n", "Sources/App/Mine.swift": "let mine = 1\n"])
      try folder.git("rm", "-q", "--cached", Project.path)
      try folder.write([".gitignore": "*.swift\n"])
      try folder.commit()
    case .untracked:
      try folder.git("rm", "-q", "--cached", Project.path)
      try folder.git("commit", "-q", "-m", "Less")
      try folder.git("config", "status.showUntrackedFiles", "no")
    case .assumedUnchanged:
      try folder.git("update-index", "--assume-unchanged", Project.path)
      try folder.write([Project.path: edited])
    case .skippedInWorktree:
      try folder.git("update-index", "--skip-worktree", Project.path)
      try folder.write([Project.path: edited])
    case .nestedRepository:
      try folder.git("rm", "-q", "--cached", Project.path)
      try folder.git("commit", "-q", "-m", "Less")
      try folder.git("init", "-q", "Sources/App")
    case .neverCommitted:
      try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
      try folder.beginRepository()
    }
    try expectRefusal(in: folder)
    #expect(try adopt("Sources", "--write", "--force", in: folder).status == 0)
  }

  @Test("a linked file is checked and edited at its real path")
  func links() throws {
    let folder = try Project.repository()
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "Linked").path, withDestinationPath: "Sources")
    try folder.commit()
    try folder.write([Project.path: Project.swift + "\nlet mine = 1\n"])
    try expectRefusal(in: folder, ["Linked/App/Counter.swift"])
    try folder.commit()
    #expect(try adopt("Linked/App/Counter.swift", "--write", in: folder).status == 0)
    #expect(try folder.text(Project.path).hasSuffix("let mine = 1\n"))
  }

  @Test("an 'external' spec is replaced if it is committed")
  func externals() throws {
    let path = "Specs/External/Counter.yaml"
    let folder = try Project.repository([path: Project.external])
    try folder.write([path: Project.external + "doc: Mine.\n"])
    try expectRefusal(of: path, in: folder)
    try folder.commit()
    #expect(try adopt("Sources", "--write", in: folder).status == 0)
    #expect(try folder.files()[path] == nil)
  }

  @Test("nothing is adopted while another run writes")
  func locked() throws {
    let folder = try Project.repository()
    let held = open(folder.url.appending(path: "Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let result = try adopt("Sources", "--write", in: folder)
    close(held)
    #expect(result.status == 1)
    #expect(result.error.contains("featuregen is already running in this project"))
    #expect(try folder.text(Project.path) == Project.swift)
  }

  /// Waits until the build of a run has begun; fails after a minute.
  private func waitUntilBuilt(_ folder: TemporaryFolder) throws {
    let path = folder.url.appending(path: "started").path
    let deadline = Date(timeIntervalSinceNow: 60)
    while !FileManager.default.fileExists(atPath: path) {
      try #require(Date() < deadline, "the build has not begun")
      usleep(10_000)
    }
  }

  /// Returns the permissions of a file.
  private func mode(of path: String, in folder: TemporaryFolder) throws -> Int {
    let file = folder.url.appending(path: path).path
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  /// Makes a repository with an app's file that the group may read and others may not.
  private func guarded() throws -> TemporaryFolder {
    let folder = try Project.repository()
    #expect(chmod(folder.url.appending(path: Project.path).path, 0o640) == 0)
    return folder
  }

  @Test("a kill at any moment leaves all files unchanged or all features adopted")
  func kills() throws {
    let folder = try Project.repository()
    let before = try folder.files()
    for _ in 0..<Proofs.size(200, part: 4) {
      let process = try Tool.built.start(["adopt", "Sources", "--write"], in: folder.url)
      usleep(.random(in: 0..<200_000))
      process.signal(SIGKILL)
      _ = try process.wait()
      #expect(try Tool.built.run("generate", in: folder.url).status == 0)
      let after = try folder.files()
      if after["Specs/Counter.yaml"] != nil {
        #expect(after[Project.path] == nil)
        #expect(after["Sources/App/Generated/Counter/CounterReducer.swift"] != nil)
      } else {
        #expect(after == before)
      }
      let all = FileManager.default.subpaths(atPath: folder.url.path) ?? []
      #expect(!all.contains { $0.contains(".featuregen") })
      try folder.git("checkout", "-q", ".")
      try folder.git("clean", "-fdq")
    }
  }

  @Test("an interrupted run is undone immediately", arguments: [SIGTERM, SIGINT, SIGHUP])
  func signals(_ signal: Int32) throws {
    let folder = try guarded()
    let before = try folder.files()
    let process = try Tool.built.start(
      ["adopt", "Sources", "--write", "--verify", "--build", "touch started; sleep 20"],
      in: folder.url)
    try waitUntilBuilt(folder)
    #expect(try folder.files()[Project.path] == nil)
    process.signal(signal)
    _ = try process.wait()
    var after = try folder.files()
    after["started"] = nil
    #expect(after == before)
    #expect(try mode(of: Project.path, in: folder) == 0o640)
  }

  @Test("a build that generates neither waits for the run that started the build nor undoes it")
  func buildGenerates() throws {
    let folder = try Project.repository()
    let tool = Tool.built.url.path
    let result = try adopt(
      "Sources", "--write", "--verify", "--build", "'\(tool)' generate --wait && '\(tool)' check",
      in: folder)
    #expect(result.status == 0, "\(result.error)")
    #expect(try folder.files()[Project.path] == nil)
    #expect(try folder.files()["Specs/Counter.yaml"] != nil)
  }

  @Test("the copy of a file's earlier contents has the permissions of the file")
  func copies() throws {
    let folder = try guarded()
    let result = try adopt(
      "Sources", "--write", "--verify", "--build", "echo mine > \(Project.path); false", in: folder)
    #expect(result.error.contains("its earlier contents are in '\(Project.path).orig'"))
    #expect(try mode(of: "\(Project.path).orig", in: folder) == 0o640)
  }

  @Test("the next run undoes the changes of a killed run")
  func kill() throws {
    let folder = try guarded()
    let before = try folder.files()
    let process = try Tool.built.start(
      ["adopt", "Sources", "--write", "--verify", "--build", "touch started; sleep 20"],
      in: folder.url)
    try waitUntilBuilt(folder)
    process.signal(SIGKILL)
    _ = try process.wait()
    #expect(try folder.files()[Project.path] == nil)
    #expect(try mode(of: "Specs/.featuregen-undo", in: folder) == 0o600)
    try folder.remove("started")
    let result = try Tool.built.run("generate", in: folder.url)
    #expect(result.error.contains("undid the changes of an interrupted run"))
    #expect(try folder.files() == before)
    #expect(try mode(of: Project.path, in: folder) == 0o640)
    #expect(try adopt("Sources", "--write", in: folder).status == 0)
  }
}
