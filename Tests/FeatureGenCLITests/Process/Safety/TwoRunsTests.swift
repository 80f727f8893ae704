import Foundation
import TestSupport
import Testing

/// Two runs in a single project do not interfere with each other.
@Suite(.onOwnThread) struct TwoRunsTests {
  @Test func theSecondRunReportsTheFirst() throws {
    let folder = try SampleProject.folder()
    let held = open(folder.url.appendingPathComponent("Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let result = try Tool.built.run("generate", in: folder.url)
    #expect(result.output == "")
    #expect(
      result.error.hasSuffix(
        "featuregen is already running in this project; try again when it has ended"
          + " ('featuregen generate --wait' waits for its end)\n"))
    #expect(result.status == 1)
    #expect(try folder.files().count == SampleProject.inputs.count)
    // A run that only reads interferes with no other run.
    #expect(try Tool.built.run("check", in: folder.url).status == 2)
    #expect(try Tool.built.run("generate", "--dry-run", in: folder.url).status == 0)
    close(held)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
  }

  /// Returns the spec of a feature with a name that `lint --fix` corrects.
  private func slip(_ name: String) -> String {
    "feature: \(name)\nstate: {count: Int = 0}\nactions: {up: state.cuont += 1}\n"
  }

  @Test(arguments: [
    ["generate"], ["lint", "--fix"], ["lint", "--write-baseline"], ["new", "feature", "Other"],
    ["new", "client", "OtherClient"], ["new", "model", "Other"], ["docs"], ["build-files"],
    ["templates", "eject", "runtime", "Templates/own"], ["init"],
    ["adopt", "--write", "Sources"],
  ])
  func noSecondRunWrites(_ arguments: [String]) throws {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/Slip.yaml": slip("Slip"), "Sources/App/Own.swift": "let own = 1\n"])
    let before = try folder.files()
    let held = open(folder.url.appendingPathComponent("Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let result = try Tool.built.run(arguments, in: folder.url)
    #expect(result.status == 1)
    #expect(
      result.error.contains("featuregen is already running in this project"), "\(result.error)")
    #expect(try folder.files() == before)
    close(held)
  }

  @Test(arguments: [
    ["test", "--record"], ["test", "--record-all", "--dry-run"],
    ["new", "test", "Counter", "more", "send: increment"],
  ])
  func aRecordingWaitsForAnotherRunBeforeItReads(_ arguments: [String]) throws {
    // Nothing is built without a package.
    let folder = try SampleProject.folder()
    let held = open(folder.url.appendingPathComponent("Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let process = try Tool.built.start(arguments, in: folder.url)
    usleep(300_000)
    #expect(process.isRunning)
    close(held)
    #expect(try process.wait() == 1)
  }

  @Test func aRecordingDoesNotWaitForRunsThatItStarts() throws {
    let folder = try SampleProject.folder()
    let script = "#!/bin/sh\n'\(Tool.built.url.path)' generate --wait; echo $? >> statuses\n"
    try folder.write(["Package.swift": "", "bin/swift": script])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try Tool.built.run(
      ["test", "--record"], in: folder.url,
      environment: ["PATH": "\(folder.url.path)/bin:\(path)"])
    #expect(result.error.contains("'counts' did not run"), "\(result.error)")
    let statuses = try folder.text("statuses").split(separator: "\n")
    #expect(statuses.count > 1 && statuses.allSatisfy { $0 == "0" })
  }

  @Test func simultaneousRunsApplyAllFixes() throws {
    let slips = (1...30).map { ("Specs/Slip\($0).yaml", slip("Slip\($0)")) }
    let folder = try SampleProject.folder()
    try folder.write(Dictionary(uniqueKeysWithValues: slips))
    let processes = try (0..<4).map { _ in try Tool.built.start(["lint", "--fix"], in: folder.url) }
    #expect(try processes.map { try $0.wait() }.contains(0))
    for (path, text) in slips {
      #expect(try folder.text(path) == text.replacing("cuont", with: "count"))
    }
  }

  @Test func theSecondRunWaitsOnRequest() throws {
    let folder = try SampleProject.folder()
    let held = open(folder.url.appendingPathComponent("Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let process = try Tool.built.start(["generate", "--wait"], in: folder.url)
    usleep(300_000)
    #expect(process.isRunning)
    close(held)
    #expect(try process.wait() == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test(arguments: [["generate"], ["generate", "--wait"]])
  func simultaneousRunsLeaveTheRightFiles(_ arguments: [String]) async throws {
    let folder = try LargeProject.folder(version: 1)
    for round in 1...Proofs.size(5, part: 2) {
      await Task.yield()
      try LargeProject.write(version: round, to: folder)
      let processes = try (0..<6).map { _ in try Tool.built.start(arguments, in: folder.url) }
      let statuses = try processes.map { try $0.wait() }
      #expect(statuses.contains(0))
      if arguments.contains("--wait") { #expect(statuses.allSatisfy { $0 == 0 }) }
      #expect(try Tool.built.run("check", in: folder.url).status == 0)
    }
  }
}
