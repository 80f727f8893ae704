import Foundation
import TestSupport
import Testing

/// A run that is killed at any moment leaves every file either old or new; the next run completes the work.
@Suite(.onOwnThread) struct KilledRunTests {
  /// The number of runs that are killed; FEATUREGEN_KILLS sets a larger one.
  static let kills =
    ProcessInfo.processInfo.environment["FEATUREGEN_KILLS"].flatMap { Int($0) }
    ?? Proofs.size(200, part: 20)

  @Test func leavesEveryFileOldOrNew() async throws {
    let versions = try (0..<4).map { try LargeProject.outputs(version: $0 + 1) }
    let folder = try LargeProject.folder(version: 1)
    var interrupted = 0
    for kill in 0..<Self.kills {
      // Other tests run on the same few threads, and some of them measure time.
      await Task.yield()
      // The specs change after each kill, so that what it left is neither the old output nor the new one.
      let version = kill % versions.count
      try LargeProject.write(version: version + 1, to: folder)
      if try !killRun(in: folder) { interrupted += 1 }
      for (path, contents) in try folder.files() where !path.hasPrefix("Specs/") {
        #expect(versions.contains { $0[path] == contents }, "\(path) after kill \(kill)")
      }
      guard kill % 5 == 4 else { continue }
      let result = try Tool.built.run("generate", in: folder.url)
      #expect(result.error == "")
      #expect(result.status == 0)
      #expect(try folder.files().filter { !$0.key.hasPrefix("Specs/") } == versions[version])
      #expect(try leftovers(folder) == [])
      #expect(try Tool.built.run("check", in: folder.url).status == 0)
    }
    #expect(interrupted > Self.kills / 4)
  }

  /// Starts a run and kills it at a random moment.
  ///
  /// - Returns: Whether the run had ended before.
  private func killRun(in folder: TemporaryFolder) throws -> Bool {
    let process = try Tool.built.start(["generate"], in: folder.url)
    usleep(.random(in: 0..<60_000))
    process.signal(SIGKILL)
    return try process.wait() >= 0
  }

  /// Returns the existing temporary files.
  private func leftovers(_ folder: TemporaryFolder) throws -> [String] {
    (FileManager.default.subpaths(atPath: folder.url.path) ?? [])
      .filter { $0.contains(".featuregen") }
  }
}
