import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Commands other than `generate`, ended by a signal at any moment: only a run that has completed its work exits with
/// 0, and the next run completes the work.
@Suite("Killed commands", .onOwnThread)
struct KilledCommandTests {
  /// A command that writes.
  enum Command: String, CaseIterable {
    case adopt = "adopt Sources --write"
    case verify = "adopt Sources --write --verify --build true"
    case docs = "docs"
    case page = "docs --html page.html"
    case pages = "docs --out site"
    case new = "new feature New"

    var arguments: [String] { rawValue.split(separator: " ").map(String.init) }

    /// Whether a signal that requests termination leaves every file unchanged.
    var isUndone: Bool { self == .adopt || self == .verify }

    /// The handwritten files of the project.
    var files: [String: String] {
      guard isUndone else {
        var files = SampleProject.inputs
        files[settingsPath] = SampleProject.settings + "pages: Docs\n"
        for number in 0..<LargeProject.count {
          files["Specs/Features/Feature\(number).yaml"] = LargeProject.feature(number, version: 1)
        }
        return files
      }
      var files = [settingsPath: AdoptableProject.settings]
      for number in 0..<8 {
        let name = "Feature\(number)"
        files["Sources/App/\(name).swift"] =
          "import ComposableArchitecture\n\n\(countingReducer(name))\n\nlet number\(number) = 1\n"
        guard number < 3 else { continue }
        files["Specs/External/\(name).yaml"] = "external: \(name)\nactions: {up: }\n"
      }
      return files
    }
  }

  private func project(_ command: Command) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(command.files)
    guard command.isUndone else { return folder }
    try folder.beginRepository()
    try folder.commit()
    return folder
  }

  @Test(
    "leave every file old or new, and the next run completes the work", arguments: Command.allCases)
  func killed(_ command: Command) async throws {
    let complete = try project(command)
    let start = ContinuousClock.now
    let result = try Tool.built.run(command.arguments, in: complete.url)
    let duration = ContinuousClock.now - start
    #expect(result.status == 0, "\(result.error)")
    let (old, new) = (try project(command).files(), try complete.files())
    for number in 0..<Proofs.size(60, part: 2) {
      await Task.yield()
      let folder = try project(command)
      let signal = [SIGKILL, SIGTERM, SIGINT, SIGHUP][number % 4]
      let process = try Tool.built.start(command.arguments, in: folder.url)
      usleep(UInt32(Double.random(in: 0.3...1) * (duration / .microseconds(1))))
      process.signal(signal)
      let status = try process.wait()
      let files = try folder.files()
      if status == 0 { #expect(files == new, "signal \(signal)") }
      if status != 0, signal != SIGKILL, command.isUndone {
        #expect(files == old || files == new, "signal \(signal), status \(status)")
      }
      for path in Set(files.keys).union(new.keys) {
        let isOldOrNew = files[path] == old[path] || files[path] == new[path]
        #expect(isOldOrNew, "'\(path)' after signal \(signal)")
      }
      try ageLeftovers(of: folder)
      let next = try Tool.built.run(command.arguments, in: folder.url)
      if files != new { #expect(next.status == 0, "after signal \(signal): \(next.error)") }
      #expect(try folder.files() == new, "after signal \(signal): \(next.error)")
      // A spec or a page that was already complete is not written again.
      if next.status == 0 { #expect(try temporaryFiles(of: folder) == []) }
    }
  }

  @Test("all changes of 'adopt --verify' are undone if the reader of its output ends")
  func brokenPipe() throws {
    let folder = try project(.verify)
    let before = try folder.files()
    let shell = Tool(url: URL(filePath: "/bin/sh"))
    // The report is read, and nobody reads the output after the build.
    let script = """
      { '\(Tool.built.url.path)' adopt Sources --write --verify --build 'sleep 1; echo > done'; echo $? > status; } \
      | head -c 1 > start
      """
    #expect(try shell.run(["-c", script], in: folder.url).status == 0)
    let status = try folder.text("status")
    for path in ["status", "start", "done"] { try? folder.remove(path) }
    #expect(status != "0\n")
    #expect(try folder.files() == before)
  }

  private func temporaryFiles(of folder: TemporaryFolder) throws -> [String] {
    (FileManager.default.subpaths(atPath: folder.url.path) ?? [])
      .filter { $0.contains(".featuregen-") }
  }

  /// Makes temporary files as old as files that no run uses any more.
  private func ageLeftovers(of folder: TemporaryFolder) throws {
    for path in try temporaryFiles(of: folder) {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -120)],
        ofItemAtPath: folder.url.appending(path: path).path)
    }
  }
}
