import Foundation
import TestSupport
import Testing

/// Two runs in one project do not get into each other's way.
@Suite(.onOwnThread) struct TwoRunsTests {
  @Test func theSecondSaysThatThereIsAFirst() throws {
    let folder = try SampleProject.folder()
    let held = open(folder.url.appendingPathComponent("Specs").path, O_RDONLY)
    #expect(flock(held, LOCK_EX) == 0)
    let result = try Tool.built.run("generate", in: folder.url)
    #expect(result.output == "")
    #expect(
      result.error.hasSuffix(
        "another run of featuregen is at work here; 'featuregen generate --wait' waits for it\n"))
    #expect(result.status == 1)
    #expect(try folder.files().count == SampleProject.inputs.count)
    // Who only looks is in nobody's way.
    #expect(try Tool.built.run("check", in: folder.url).status == 2)
    #expect(try Tool.built.run("generate", "--dry-run", in: folder.url).status == 0)
    close(held)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
  }

  @Test func theSecondWaitsIfItIsAskedTo() throws {
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
  func manyAtOnceLeaveTheRightFiles(_ arguments: [String]) async throws {
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
