import Foundation
import TestSupport
import Testing

@testable import FeatureGenCLI

/// Failed writes leave every file unchanged, and no other files next to it.
@Suite(.onOwnThread) struct FailedWriteTests {
  /// Makes a generated project, all of whose specs have changed since, and returns it with its files, including
  /// hidden ones.
  private func changed() throws -> (TemporaryFolder, before: [String: [UInt8]]) {
    let folder = try LargeProject.folder(version: 1)
    _ = try Tool.built.run("generate", in: folder.url)
    try LargeProject.write(version: 2, to: folder)
    return (folder, try allFiles(folder))
  }

  /// Returns all files, including hidden ones.
  private func allFiles(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for path in FileManager.default.subpaths(atPath: folder.url.path) ?? [] {
      let url = folder.url.appendingPathComponent(path)
      if let data = try? Data(contentsOf: url) { files[path] = Array(data) }
    }
    return files
  }

  /// A reducer exceeds the size limit: the disk is full in the middle of the run.
  @Test func aFullDiskLeavesEverythingUnchanged() throws {
    let (folder, before) = try changed()
    try folder.write(["Specs/Features/Large.yaml": LargeProject.largeFeature])
    var expected = before
    expected["Specs/Features/Large.yaml"] = Array(LargeProject.largeFeature.utf8)
    let shell = Tool(url: URL(fileURLWithPath: "/bin/sh"))
    // The limit has units of 512 or 1024 bytes, depending on the shell.
    let result = try shell.run(
      ["-c", "ulimit -f 32; exec '\(Tool.built.url.path)' generate"], in: folder.url)
    #expect(result.error.hasPrefix("featuregen: error: cannot write 'Sources/App/Large/Large"))
    #expect(result.status == 1)
    #expect(try allFiles(folder) == expected)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test(.enabled(if: Tool.asNobody != nil))
  func afterAnOrphanThatCannotBeRemovedTheNextRunKnowsTheWrittenFiles() throws {
    let (folder, _) = try changed()
    try folder.remove("Specs/Features/Feature3.yaml")
    try open(folder)
    let closed = folder.url.appendingPathComponent("Sources/App/Feature3").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let nobody = try #require(Tool.asNobody)
    let arguments = nobody.arguments(for: ["generate", "--prune"])
    let result = try nobody.run(arguments, in: folder.url)
    #expect(result.error.hasPrefix("featuregen: error: cannot remove 'Sources/App/Feature3/"))
    #expect(result.status == 1)
    // The specs change once more: the written files match neither version, and yet contain no person's edit.
    for index in 0..<3 {
      try folder.write([
        "Specs/Features/Feature\(index).yaml": LargeProject.feature(index, version: 3)
      ])
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: closed)
    let next = try nobody.run(arguments, in: folder.url)
    #expect(next.error == "")
    #expect(next.status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  @Test(.enabled(if: Tool.asNobody != nil))
  func aReadOnlyFolderLeavesEverythingUnchanged() throws {
    let (folder, before) = try changed()
    try open(folder)
    let closed = folder.url.appendingPathComponent("Sources/App/Feature3").path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let nobody = try #require(Tool.asNobody)
    let result = try nobody.run(nobody.arguments(for: ["generate"]), in: folder.url)
    #expect(result.error.hasPrefix("featuregen: error: cannot write 'Sources/App/Feature3/"))
    #expect(result.status == 1)
    #expect(try allFiles(folder) == before)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: closed)
    #expect(try nobody.run(nobody.arguments(for: ["generate"]), in: folder.url).status == 0)
    #expect(try Tool.built.run("check", in: folder.url).status == 0)
  }

  /// Lets everybody write into a folder.
  private func open(_ folder: TemporaryFolder) throws {
    let paths = FileManager.default.subpaths(atPath: folder.url.path) ?? []
    for path in [""] + paths {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o777], ofItemAtPath: folder.url.appendingPathComponent(path).path)
    }
  }

  @Test func modesAndLinksInsideTheProjectStay() throws {
    let folder = try SampleProject.generatedFolder()
    let reducer = folder.url.appendingPathComponent(DriftMishap.reducer)
    let real = folder.url.appendingPathComponent("Sources/Real.swift")
    try FileManager.default.moveItem(at: reducer, to: real)
    try FileManager.default.createSymbolicLink(
      atPath: reducer.path, withDestinationPath: "../../Real.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
    try DriftMishap.spec.happen(to: folder)
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: reducer.path)
        == "../../Real.swift")
    let mode = try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    #expect(try String(contentsOf: real, encoding: .utf8).contains("state.count -= -1"))
  }

  @Test(arguments: ["Sources", "Sources/App/Counter"])
  func linksThatLeadOutsideAreErrors(_ link: String) throws {
    let outside = try TemporaryFolder()
    let folder = try SampleProject.folder()
    let url = folder.url.appendingPathComponent(link)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: outside.url.path)
    for command in ["generate", "check"] {
      let result = try Tool.built.run(command, in: folder.url)
      #expect(
        result.error.contains(
          "error: 'Sources/App/Counter/CounterReducer.swift' cannot be written: a symbolic link leads it out of the project"
        ))
      #expect(result.status == 1)
    }
    #expect(try outside.files().isEmpty)
  }

  /// A file that is written through a link is stored next to the link's target until it is moved into place.
  @Test func leftoversAreRemovedThroughLinks() throws {
    let outside = try TemporaryFolder()
    let folder = try SampleProject.generatedFolder()
    func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(path).path, withDestinationPath: target)
    }
    func move(_ path: String, to new: String) throws {
      let url = folder.url.appendingPathComponent(new)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(at: folder.url.appendingPathComponent(path), to: url)
    }
    try move("Sources/App/Counter", to: "Shared/Counter")
    try link("Sources/App/Counter", to: "../../Shared/Counter")
    try move("Specs/Features/Counter.yaml", to: "kept/Counter.yaml")
    try link("Specs/Features/Counter.yaml", to: "../../kept/Counter.yaml")
    try link("Sources/App/Loop", to: "..")
    try link("Sources/App/Root", to: "../..")
    try link("Sources/App/Outside", to: outside.url.path)
    let name = TemporaryName.path(beside: "X.swift")
    let ours = ["Shared/Counter/", "Shared/Counter/More/", "kept/", ""].map { $0 + name }
    for path in ours { try folder.write([path: "half"]) }
    try outside.write([name: "theirs"])
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    for path in ours { #expect(try allFiles(folder)[path] == nil, "\(path)") }
    #expect(try allFiles(outside)[name] != nil)
  }

  @Test(arguments: [["generate", "--prune"], ["docs"]])
  func leftoversAreNotOrphans(_ command: [String]) throws {
    let folder = try SampleProject.folder()
    try folder.write(["Specs/featuregen.yaml": SampleProject.settings + "pages: Docs\n"])
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    for path in ["Docs/README.md", "Sources/App/Counter/CounterReducer.swift"] {
      try folder.write([TemporaryName.path(beside: path): try folder.text(path)])
    }
    try DriftMishap.spec.happen(to: folder)
    let result = try Tool.built.run(command, in: folder.url)
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(!(try allFiles(folder).keys.contains { $0.contains(".featuregen-") }))
  }

  @Test func oldLeftoversNextToAPageAreRemoved() throws {
    let folder = try SampleProject.folder()
    for path in ["page.html", "site/README.md"] {
      let (old, new, theirs) = (
        TemporaryName.path(beside: path), TemporaryName.path(beside: path), "\(path).tmp"
      )
      try folder.write([old: "half", new: "half", theirs: "theirs"])
      for other in [old, theirs] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -120)],
          ofItemAtPath: folder.url.appending(path: other).path)
      }
      let result = try Tool.built.run(
        path == "page.html" ? ["docs", "--html", path] : ["docs", "--out", "site"], in: folder.url)
      #expect(result.status == 0, "\(result.error)")
      #expect(try allFiles(folder)[old] == nil)
      // Another run may be about to move the file into place.
      #expect(try allFiles(folder)[new] != nil)
      #expect(try allFiles(folder)[theirs] != nil)
    }
  }

  @Test func leftoversOfOtherProgramsStay() throws {
    let folder = try SampleProject.generatedFolder()
    let ours = TemporaryName.path(beside: "Sources/App/Counter/CounterReducer.swift")
    let theirs = [
      ".CounterReducer.swift.tmp", ".CounterReducer.swift.featuregen-123.tmp",
      ".notes.featuregen-2-\(String(repeating: "0", count: 12)).tmp",
    ].map { "Sources/App/Counter/" + $0 }
    try folder.write([ours: "half"])
    for path in theirs { try folder.write([path: "theirs"]) }
    #expect(try Tool.built.run("generate", in: folder.url).status == 0)
    #expect(try allFiles(folder)[ours] == nil)
    for path in theirs { #expect(try folder.text(path) == "theirs") }
  }
}
