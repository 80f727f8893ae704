import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// The files on the disk after writing fails, or after somebody has changed them meanwhile.
@Suite struct AppliedStepTests {
  /// The initial contents of a file.
  private let old = FormerContents.bytes(Array("old".utf8))

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Performs steps in a folder.
  private func apply(_ steps: [[FileOperation]], in folder: TemporaryFolder) throws(FileSystemError)
  {
    try FileSystem.disk(root: folder.url.path).applyInSteps(steps)
  }

  /// Returns the paths of all files and folders in a folder, including hidden ones.
  private func paths(_ folder: TemporaryFolder) -> [String] {
    (FileManager.default.subpaths(atPath: folder.url.path) ?? []).sorted()
  }

  @Test func anImpossibleWriteInTheLastStepLeavesAllFilesUnchanged() throws {
    let folder = try TemporaryFolder(["a": "old", "blocked": "a file, and no folder"])
    let error = #expect(throws: FileSystemError.self) {
      try apply(
        [
          [.write(path: "note", contents: bytes("note"), former: .nothing)],
          [
            .write(path: "a", contents: bytes("new"), former: old),
            .write(path: "new/b", contents: [], former: .nothing),
          ],
          [.remove(path: "a", former: old)],
          [.write(path: "blocked/lock", contents: bytes("lock"), former: .nothing)],
        ], in: folder)
    }
    #expect(error?.path == "blocked/lock")
    #expect(try folder.text("a") == "old")
    #expect(paths(folder) == ["a", "blocked"])
  }

  @Test func aFailedOperationStopsLaterStepsButNotTheRestOfItsStep() throws {
    let folder = try TemporaryFolder([
      "a": "old", "c": "old", "d": "old", "orphan": "old", "lock": "old",
    ])
    let error = #expect(throws: FileSystemError.self) {
      try apply(
        [
          // The first step simulates a person who writes after all files have been inspected.
          [
            .write(path: "b", contents: bytes("theirs"), former: .nothing),
            .write(path: "d", contents: bytes("theirs"), former: old),
          ],
          [
            .write(path: "a", contents: bytes("new"), former: old),
            .write(path: "b", contents: [], former: .nothing),
            .write(path: "c", contents: bytes("new"), former: old),
            .remove(path: "d", former: old), .remove(path: "orphan", former: old),
          ],
          [.write(path: "lock", contents: bytes("new"), former: old)],
          [.remove(path: "a", former: old)],
        ], in: folder)
    }
    #expect(error.map { ([$0] + $0.others).map(\.path) } == ["b", "d"])
    #expect(try folder.text("a") == "new")
    #expect(try folder.text("c") == "new")
    #expect(try folder.text("lock") == "old")
    #expect(paths(folder) == ["a", "b", "c", "d", "lock"])
  }

  @Test(arguments: [FormerContents.nothing, .bytes(Array("other".utf8))])
  func aChangedFileStopsTheRunBeforeTheFirstWrite(_ former: FormerContents) throws {
    let folder = try TemporaryFolder(["a": "old", "edited": "edited"])
    for operation in [
      FileOperation.write(path: "edited", contents: [], former: former),
      .remove(path: "edited", former: former),
    ] {
      let error = #expect(throws: FileSystemError.self) {
        try apply(
          [[.write(path: "a", contents: bytes("new"), former: old)], [operation]], in: folder)
      }
      #expect(
        error?.reason
          == "it changed while featuregen was running; nothing was written, run featuregen again"
      )
      #expect(try folder.text("a") == "old")
      #expect(paths(folder) == ["a", "edited"])
    }
  }

  /// The first step simulates a person who writes after all files have been inspected.
  @Test func filesThatChangeDuringTheRunAreLeftAlone() throws {
    let folder = try TemporaryFolder(["edited": "old", "orphan": "old", "a": "old"])
    let theirs = ["edited", "orphan", "new"].map {
      FileOperation.write(
        path: $0, contents: bytes("theirs"), former: $0 == "new" ? .nothing : old)
    }
    let error = #expect(throws: FileSystemError.self) {
      try apply(
        [
          theirs,
          [
            .write(path: "edited", contents: bytes("ours"), former: .bytes(bytes("old"))),
            .remove(path: "orphan", former: .bytes(bytes("old"))),
            .write(path: "new", contents: bytes("ours"), former: .nothing),
            .write(path: "a", contents: bytes("ours"), former: .bytes(bytes("old"))),
          ],
        ], in: folder)
    }
    #expect(error.map { ([$0] + $0.others).map(\.path) } == ["edited", "orphan", "new"])
    #expect(
      error?.reason
        == "it changed while featuregen was running; it is kept, run featuregen again")
    for operation in theirs { #expect(try folder.text(operation.path) == "theirs") }
    #expect(try folder.text("a") == "ours")
    #expect(paths(folder) == ["a", "edited", "new", "orphan"])
  }
}
