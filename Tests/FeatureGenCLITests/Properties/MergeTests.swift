import Foundation
import RandomNumbers
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Git merges two branches, each of which has changed specs and generated their files.
@Suite("Merged branches", .onOwnThread) struct MergeTests {
  @Test(
    "conflict only where both change the same spec, and a single 'generate' resolves the rest",
    arguments: Proofs.numbers(to: 200, part: 12))
  func merge(seed: Int) async throws {
    // Other tests run on the same few threads, and some of them measure time.
    await Task.yield()
    var branches = try BranchedProject(seed: UInt64(seed))
    let ours = try branches.change(on: "ours", from: "main")
    let theirs = try branches.change(on: "theirs", from: "main")
    let conflicts = try branches.merge("ours")
    // If git mistakes a spec for the renamed version of another one, the conflict may be in the files of the new
    // spec.
    #expect(conflicts.isEmpty || !ours.isDisjoint(with: theirs), "\(conflicts)")
    // Without a conflict, all files are in sync. With a conflict, people resolve the specs by hand, and the tool
    // resolves generated files.
    if !conflicts.isEmpty {
      try branches.takeTheirSpecs(among: conflicts)
      let choices = GenerateChoices(prune: true)
      let transcript = Transcript()
      let outcome = try generateProject(
        branches.fileSystem, choices, console: transcript.console)
      #expect(outcome == .success, "\(transcript.error)")
    }
    let report = try checkProject(branches.fileSystem)
    #expect(report.outcome == .success, "\(report.text(isColored: false))")
  }
}

/// A project of some features in a repository, whose specs change at random.
private struct BranchedProject {
  let folder: TemporaryFolder
  private var random: SeededRandom

  var fileSystem: FileSystem { .disk(root: folder.url.path) }

  /// Makes a repository with the branch `main`.
  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    folder = try TemporaryFolder([settingsPath: SampleProject.settings])
    for name in ["Alpha", "Beta", "Golf", "Hotel", "India"] { try write(name) }
    _ = try git("init", "-q", "-b", "main")
    try commit()
  }

  /// Changes specs on a new branch, generates and commits.
  ///
  /// - Returns: The paths of the specs that have changed.
  mutating func change(on branch: String, from base: String) throws -> Set<String> {
    _ = try git("checkout", "-q", "-b", branch, base)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let specs = try specs()
      let path = specs.randomElement(using: &random) ?? ""
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        try write(["Delta", "Echo", "Foxtrot", "Kilo"].randomElement(using: &random) ?? "Lima")
      case 1 where specs.count > 2: try folder.remove(path)
      case 2 where specs.count > 2:
        let name = "Moved\(Int.random(in: 0..<3, using: &random))"
        let text = try folder.text(path)
        try folder.remove(path)
        try folder.write([
          "Specs/\(name).yaml": text.replacing(/^feature: .*/, with: "feature: \(name)")
        ])
      case 3: try folder.append("# note \(Int.random(in: 0..<9, using: &random))\n", to: path)
      default:
        let text = try folder.text(path)
        let number = Int.random(in: 0..<100, using: &random)
        let key = ["count", "total"].randomElement(using: &random) ?? "count"
        try folder.write([
          path: text.replacing(try Regex("\(key): Int = .*"), with: "\(key): Int = \(number)")
        ])
      }
    }
    try commit()
    let changed = try git("diff", "--name-only", "--no-renames", base, "--", "Specs")
    return Set(changed.split(separator: "\n").map(String.init))
  }

  /// Merges a branch into the current one.
  ///
  /// - Returns: The paths of the files that conflict.
  func merge(_ branch: String) throws -> [String] {
    _ = try git("merge", "-q", "--no-edit", branch, mayFail: true)
    return try git("diff", "--name-only", "--diff-filter=U").split(separator: "\n").map(String.init)
  }

  /// Resolves the conflicts of specs with the current branch's version of each.
  func takeTheirSpecs(among conflicts: [String]) throws {
    for path in conflicts where path.hasPrefix("Specs/") {
      let text = try git("show", "theirs:\(path)", mayFail: true)
      if text.contains("fatal:") {
        try? folder.remove(path)
      } else {
        try folder.write([path: text])
      }
    }
  }

  private func specs() throws -> [String] {
    try folder.files().keys.filter { $0.hasPrefix("Specs/") && $0 != settingsPath }.sorted()
  }

  private mutating func write(_ name: String) throws {
    let number = Int.random(in: 0..<100, using: &random)
    try folder.write([
      "Specs/\(name).yaml": """
      feature: \(name)
      state:
        count: Int = \(number)

        name: String = ""
        # The sum.

        total: Int = 0
      actions:
        increment: state.count += 1

      """
    ])
  }

  private func commit() throws {
    let outcome = try generateProject(
      fileSystem, GenerateChoices(prune: true), console: Transcript().console)
    #expect(outcome == .success)
    _ = try git("add", "-A")
    _ = try git("commit", "-q", "--allow-empty", "-m", "Change")
  }

  @discardableResult
  private func git(_ arguments: String..., mayFail: Bool = false) throws -> String {
    let result = try Tool.environment.run(
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.com"] + arguments,
      in: folder.url, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect(mayFail || result.status == 0, "\(arguments): \(result.error)")
    return result.output + (mayFail ? result.error : "")
  }
}
