import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Repositories of strangers, and damaged ones: `diff` and `adopt` run none of their programs, and end with a
/// description of the problem.
@Suite("Hostile repositories", .onOwnThread)
struct HostileRepositoryTests {
  /// The git settings that name programs.
  private static let programs = [
    "core.fsmonitor", "core.pager", "core.editor", "core.sshCommand", "core.gitProxy",
    "core.askPass",
    "core.alternateRefsCommand", "diff.external", "credential.helper", "gpg.program",
    "uploadpack.packObjectsHook", "filter.x.clean", "filter.x.smudge", "filter.x.process",
    "diff.x.command", "diff.x.textconv", "merge.x.driver", "pager.ls-tree", "pager.cat-file",
    "alias.rev-parse", "alias.ls-tree", "alias.cat-file", "remote.origin.uploadpack",
    "remote.origin.vcs", "trace2.normalTarget",
  ]
  /// The hooks of git.
  private static let hooks = [
    "post-checkout", "post-index-change", "fsmonitor-watchman", "reference-transaction",
    "pre-commit", "pre-auto-gc",
  ]
  /// Git's own files with invalid contents.
  private static let damage: [(path: String, text: String)] = [
    ("HEAD", ""), ("HEAD", "garbage\n"), ("HEAD", "ref: refs/heads/none\n"),
    ("HEAD", "ref: ../../../etc/passwd\n"), ("HEAD", "\0\0"),
    ("HEAD", String(repeating: "f", count: 40) + "\n"), ("config", "garbage[["),
    ("config", "[core]\n repositoryformatversion = 99\n"), ("config", "[core]\n worktree = /\n"),
    ("config", "[core]\n bare = true\n"), ("config", "[include]\n path = /etc/passwd\n"),
    ("index", "garbage"), ("packed-refs", "garbage\n"), ("shallow", "garbage\n"),
    ("objects/info/alternates", "/dev/zero\n../..\n"), ("info/grafts", "garbage\n"),
    ("info/attributes", "* filter=x\n"), ("refs/heads/main", ""), ("commondir", "/nowhere\n"),
    ("objects/info/commit-graph", "garbage"),
  ]

  /// Makes a repository with two commits, and a feature that can be adopted.
  private func repository() throws -> TemporaryFolder {
    let spec = "feature: Other\nstate: {count: Int = 0}\nactions: {up: state.count += 1}\n"
    let folder = try AdoptableProject.repository([
      "Specs/Other.yaml": spec, ".gitattributes": "* filter=x diff=x merge=x\n",
    ])
    try folder.write(["Specs/Other.yaml": spec.replacing("count", with: "total")])
    try folder.git("commit", "-q", "-a", "-m", "Other")
    return folder
  }

  /// Runs the commands that call git.
  ///
  /// - Returns: The exit statuses.
  @discardableResult
  private func run(
    in folder: TemporaryFolder, _ about: Comment, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [Int32] {
    let commands = [
      ["diff", "HEAD~1"], ["diff", "HEAD~1...HEAD", "--format", "json"],
      ["diff", "no-such-revision"],
      ["adopt", "Sources", "--write"],
    ]
    return try commands.map { command in
      let before = try folder.files()
      let result = try Tool.built.run(command, in: folder.url, endingAfter: 60)
      let words: Comment = "\(about), \(command[0]): \(result.error)"
      #expect((0...1).contains(result.status), words, sourceLocation: sourceLocation)
      if result.status == 1 {
        #expect(result.error.contains("error: "), words, sourceLocation: sourceLocation)
        #expect(try folder.files() == before, words, sourceLocation: sourceLocation)
      }
      return result.status
    }
  }

  /// Returns a program that leaves a mark when it runs.
  private func program(marking mark: URL) -> String { "#!/bin/sh\ntouch '\(mark.path)'\n" }

  private func makeExecutable(_ url: URL) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test("programs that settings and hooks name are not run")
  func programs() async throws {
    let others = try TemporaryFolder()
    let mark = others.url.appending(path: "mark")
    try others.write(["program": program(marking: mark)])
    let path = others.url.appending(path: "program")
    try makeExecutable(path)
    for setting in Proofs.part(of: Self.programs, each: 6) {
      await Task.yield()
      let folder = try repository()
      try folder.git("config", setting, (setting.hasPrefix("alias") ? "!" : "") + path.path)
      #expect(try run(in: folder, "\(setting)") == [0, 0, 1, 0])
      #expect(!FileManager.default.fileExists(atPath: mark.path), "\(setting)")
    }
    for hook in Proofs.part(of: Self.hooks, each: 3) {
      await Task.yield()
      let folder = try repository()
      try folder.write([".git/hooks/\(hook)": program(marking: mark)])
      try makeExecutable(folder.url.appending(path: ".git/hooks/\(hook)"))
      #expect(try run(in: folder, "\(hook)") == [0, 0, 1, 0])
      #expect(!FileManager.default.fileExists(atPath: mark.path), "\(hook)")
    }
  }

  @Test("damaged files of git are reported, or have no influence")
  func damaged() async throws {
    for (path, text) in Proofs.part(of: Self.damage, each: 7) {
      await Task.yield()
      let folder = try repository()
      try folder.write([".git/\(path)": text])
      try run(in: folder, "\(path) with '\(text)'")
    }
    let objects = Proofs.size(30, part: 3)
    for number in 0..<objects {
      await Task.yield()
      let folder = try repository()
      let paths = (FileManager.default.subpaths(atPath: folder.url.path) ?? []).sorted().filter {
        $0.hasPrefix(".git/objects/") && $0.split(separator: "/").last?.count == 38
      }
      let path = paths[number * 7 % paths.count]
      let url = folder.url.appending(path: path)
      var bytes = Array(try Data(contentsOf: url))
      try FileManager.default.removeItem(at: url)
      bytes[number % bytes.count] ^= 0xFF
      if number % 3 > 0 { try Data(number % 3 == 1 ? [] : bytes).write(to: url) }
      try run(in: folder, "object \(path), \(number % 3)")
    }
  }

  @Test("a folder that is not a repository is reported")
  func nothing() throws {
    for text in ["", "gitdir: /nowhere\n", "gitdir: .git\n", "garbage"] {
      let folder = try TemporaryFolder(AdoptableProject.files)
      try folder.write([".git": text])
      #expect(try run(in: folder, "'.git' with '\(text)'") == [1, 1, 1, 1])
    }
    let folder = try TemporaryFolder(AdoptableProject.files)
    try #require(mkfifo(folder.url.appending(path: ".git").path, 0o600) == 0)
    #expect(try run(in: folder, "a pipe") == [1, 1, 1, 1])
    let empty = try TemporaryFolder(AdoptableProject.files)
    try empty.beginRepository()
    #expect(try run(in: empty, "no commits") == [1, 1, 1, 1])
  }

  @Test("other kinds of repositories work: SHA-256, a detached head, a worktree")
  func kinds() throws {
    let folder = try repository()
    try folder.git("checkout", "-q", "--detach")
    let tree = try TemporaryFolder()
    try folder.git("worktree", "add", "-q", tree.url.appending(path: "tree").path, "HEAD")
    #expect(try run(in: folder, "detached") == [0, 0, 1, 0])
    let result = try Tool.built.run(
      "adopt", "Sources", "--write", "-C", "tree", in: tree.url)
    #expect(result.status == 0, "\(result.error)")
    let other = try TemporaryFolder(AdoptableProject.files)
    try other.git("init", "-q", "-b", "main", "--object-format=sha256")
    try other.commit()
    try other.write(["README.md": ""])
    try other.commit()
    #expect(try run(in: other, "SHA-256") == [0, 0, 1, 0])
  }

  @Test("revisions that look like options, ranges or commands are unknown")
  func revisions() throws {
    let folder = try repository()
    for revision in [
      "", "-", "--", "--all", "--exec=touch", "HEAD^{tree}", "HEAD:Specs", ":/x", "^HEAD", "HEAD^!",
      "HEAD^@", "HEAD\nmain", "HEAD~99999999999999999999", "$(touch mark)", "\u{1B}[31m",
      "\u{202E}",
      String(repeating: "a", count: 100_000),
    ] {
      let before = try folder.files()
      let result = try Tool.built.run("diff", "--", revision, in: folder.url)
      #expect(result.status == 1, "\(revision.prefix(30))")
      #expect(result.error.contains("is not a revision"), "\(result.error.prefix(300))")
      #expect(!result.error.contains("\u{1B}") && !result.error.contains("\u{202E}"))
      #expect(try folder.files() == before)
    }
  }
}
